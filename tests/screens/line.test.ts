import { beforeEach, expect, it, vi } from 'vitest'
import { channel, eveningShown, nameShown } from '@/components/live/channel'

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
