import { beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, eveningShown, nameShown } from '@/components/live/channel'
import { ANY_MEMBER } from '@/rules/kernel/ids'

type Listener = (event: { data: string }) => void

/** A fake line that sends the messages the test gives it. */
class Wire {
  static last: Wire
  readyState = 1
  onerror: (() => void) | null = null
  private heard = new Map<string, Listener>()
  constructor(readonly url: string) {
    Wire.last = this
  }
  addEventListener(type: string, listener: Listener) {
    this.heard.set(type, listener)
  }
  say(type: string, said: object) {
    this.heard.get(type)?.({ data: JSON.stringify(said) })
  }
  /** A message of several lines. */
  sayLines(type: string, ...lines: readonly object[]) {
    this.heard.get(type)?.({ data: lines.map((line) => JSON.stringify(line)).join('\n') })
  }
  close() {
    this.readyState = 2
  }
}

let clubs = 0

/** A club's wall that has just begun to listen, and its line. */
function listening() {
  const slug = `club-${++clubs}`
  const line = channel(slug, 'board')
  line.subscribe(() => undefined)
  return { slug, line, wire: Wire.last }
}

const view = (game: string, open: readonly string[], version: number) => ({
  open,
  game,
  evening: `evening-of-${game}`,
  version,
  now: 0,
  names: { [`member-of-${game}`]: `Demo ${game}` },
  view: { version },
})
const closed = (game: string | null, open: readonly string[]) => ({
  ...{ open, game, evening: null, version: 0, now: 0, names: {}, view: null },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Wire)
})

it('one line carries every open game, each in its latest state', () => {
  const { slug, line, wire } = listening()
  wire.say('view', view('poker', ['poker', 'counter'], 3))
  wire.say('view', view('counter', ['poker', 'counter'], 8))
  wire.say('view', view('poker', ['poker', 'counter'], 4))
  expect(line.snapshot.open).toEqual(['poker', 'counter'])
  expect(line.snapshot.games.poker?.view).toEqual({ version: 4 })
  expect(line.snapshot.games.counter?.view).toEqual({ version: 8 })
  expect(eveningShown(slug, 'counter')).toBe('evening-of-counter')
  expect(nameShown(slug, 'member-of-poker')).toBe('Demo poker')
})

it('a game whose evening closes is forgotten, the other stays', () => {
  const { slug, line, wire } = listening()
  wire.say('view', view('poker', ['poker', 'counter'], 3))
  wire.say('view', view('counter', ['poker', 'counter'], 8))
  wire.say('view', closed('poker', ['counter']))
  expect(Object.keys(line.snapshot.games)).toEqual(['counter'])
  expect(eveningShown(slug, 'poker')).toBeNull()
})

it('a house without an open game is live all the same, and comes back when its line does', () => {
  const { line, wire } = listening()
  expect(line.snapshot.state).toBe('connecting')
  wire.say('ping', { now: 0 })
  expect(line.snapshot.state).toBe('connecting')
  wire.say('view', closed(null, []))
  expect(line.snapshot).toMatchObject({ state: 'live', open: [], games: {} })
  wire.onerror?.()
  expect(line.snapshot.state).toBe('stale')
  wire.say('still', { now: 0 })
  expect(line.snapshot.state).toBe('live')
})

it('a member who is signed out sees nothing more', () => {
  const { line, wire } = listening()
  wire.say('view', view('poker', ['poker'], 3))
  wire.say('gone', {})
  expect(line.snapshot).toMatchObject({ state: 'gone', open: [], games: {} })
})

describe('a member’s line', () => {
  const anna = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Anna' }
  const bice = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Bice' }
  const shared = (chips: number) => ({
    ...view('poker', ['poker'], chips),
    names: { hidden: '—' },
    view: { member: ANY_MEMBER, at: ['hidden', 'other'], mine: { chips: null, table: { chips } } },
  })
  const own = {
    difference: { within: { view: { within: { mine: { set: { chips: 7 } } } } } },
    known: { hidden: bice.id },
    names: { [bice.id]: bice.name },
  }

  it('shows the shared view with the reader’s own id, and their own part over it until that changes', () => {
    const { line, wire } = listening()
    wire.sayLines('view', shared(3), { me: anna, own: null })
    const shown = () => line.snapshot.games.poker
    expect(shown()?.view).toMatchObject({ member: anna.id, mine: { chips: null } })
    expect(shown()?.names).toMatchObject({ [anna.id]: anna.name, hidden: '—' })
    wire.sayLines('own', { game: 'poker', version: 4, now: 0 }, { own })
    expect(shown()).toMatchObject({ version: 4, names: { [bice.id]: bice.name } })
    expect(shown()?.view).toMatchObject({ at: [bice.id, 'other'], mine: { chips: 7 } })
    wire.sayLines('view', shared(5))
    expect(shown()?.view).toMatchObject({ mine: { chips: 7, table: { chips: 5 } } })
    wire.sayLines('view', shared(6), { own: null })
    expect(shown()?.view).toMatchObject({ at: ['hidden', 'other'], mine: { chips: null } })
  })

  it('is made anew from the same views when another member comes back on it', () => {
    const { line, wire } = listening()
    wire.sayLines('view', shared(3), { me: anna, own: null })
    wire.sayLines('still', { now: 0 }, { me: anna })
    wire.sayLines('still', { now: 0 }, { me: bice })
    expect(line.snapshot.games.poker?.view).toMatchObject({ member: bice.id })
    expect(line.snapshot.games.poker?.names).not.toHaveProperty(anna.id)
  })
})
