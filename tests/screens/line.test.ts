import { beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, eveningShown, nameShown, shownAfter } from '@/components/live/channel'
import { Merging } from '@/components/live/view/merging'
import { ANY_MEMBER } from '@/rules/kernel/ids'

type Listener = (event: { data: string; lastEventId: string }) => void

/** A fake line that sends the messages the test gives it. */
class Wire {
  static last: Wire
  static CLOSED = 2
  readyState = 1
  onerror: (() => void) | null = null
  private heard = new Map<string, Listener>()
  constructor(readonly url: string) {
    Wire.last = this
  }
  addEventListener(type: string, listener: Listener) {
    this.heard.set(type, listener)
  }
  /** A message of one line or several, with the id of what its page then has. */
  say(type: string, ...lines: readonly object[]) {
    this.tell(type, lines.map((line) => JSON.stringify(line)).join('\n'))
  }
  tell(type: string, data: string) {
    this.heard.get(type)?.({ data, lastEventId: `after-${++messages}` })
  }
  close() {
    this.readyState = 2
  }
}

let clubs = 0
let messages = 0

/** A club's wall that has just begun to listen, and its line. */
function listening() {
  const slug = `club-${++clubs}`
  const line = channel(slug, 'board')
  line.subscribe(() => undefined)
  return { slug, line, wire: Wire.last }
}

const about = (game: string, open: readonly string[], version: number) => ({
  ...{ open, game, version, now: 0 },
  evening: `evening-of-${game}`,
})
const view = (game: string, open: readonly string[], version: number) => {
  const names = { [`member-of-${game}`]: `Demo ${game}` }
  return { ...about(game, open, version), shared: { set: { names, view: { version } } } }
}
const closed = (game: string | null, open: readonly string[]) => ({
  ...{ open, game, evening: null, version: 0, now: 0 },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Wire)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})

it('one line carries every open game, each in its latest state', () => {
  const { slug, line, wire } = listening()
  wire.say('folded', view('poker', ['poker', 'counter'], 3))
  wire.say('folded', view('counter', ['poker', 'counter'], 8))
  wire.say('folded', view('poker', ['poker', 'counter'], 4))
  expect(line.snapshot.open).toEqual(['poker', 'counter'])
  expect(line.snapshot.games.poker?.view).toEqual({ version: 4 })
  expect(line.snapshot.games.counter?.view).toEqual({ version: 8 })
  expect(eveningShown(slug, 'counter')).toBe('evening-of-counter')
  expect(nameShown(slug, 'member-of-poker')).toBe('Demo poker')
})

it('a game whose evening closes is forgotten, the other stays', () => {
  const { slug, line, wire } = listening()
  wire.say('folded', view('poker', ['poker', 'counter'], 3))
  wire.say('folded', view('counter', ['poker', 'counter'], 8))
  wire.say('folded', closed('poker', ['counter']))
  expect(Object.keys(line.snapshot.games)).toEqual(['counter'])
  expect(eveningShown(slug, 'poker')).toBeNull()
})

it('a house without an open game is live all the same, and comes back when its line does', () => {
  const { line, wire } = listening()
  expect(line.snapshot.state).toBe('connecting')
  wire.say('ping', { now: 0 })
  expect(line.snapshot.state).toBe('connecting')
  wire.say('folded', closed(null, []))
  expect(line.snapshot).toMatchObject({ state: 'live', open: [], games: {} })
  wire.onerror?.()
  expect(line.snapshot.state).toBe('stale')
  wire.say('still', { now: 0 })
  expect(line.snapshot.state).toBe('live')
})

it('a member who is signed out sees nothing more', () => {
  const { line, wire } = listening()
  wire.say('folded', view('poker', ['poker'], 3))
  wire.say('gone', {})
  expect(line.snapshot).toMatchObject({ state: 'gone', open: [], games: {} })
})

describe('a member’s line', () => {
  const anna = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Anna' }
  const bice = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Bice' }
  const hidden = 'bbbbbbbb-0000-4000-8000-000000000003'
  const still = (version: number) => about('poker', ['poker'], version)
  const shared = (chips: number) => {
    const mine = { chips: null, table: { chips } }
    const view = { member: ANY_MEMBER, at: [hidden, 'other'], mine }
    return { ...still(chips), shared: { set: { names: { [hidden]: '—' }, view } } }
  }
  const own = {
    difference: { within: { view: { within: { mine: { set: { chips: 7 } } } } } },
    known: { [hidden]: bice.id },
    names: { [bice.id]: bice.name },
  }

  it('shows the shared view with the reader’s own id, and their own part over it until that changes', () => {
    const { line, wire } = listening()
    wire.say('folded', shared(3), { me: anna })
    const shown = () => line.snapshot.games.poker
    expect(shown()?.view).toMatchObject({ member: anna.id, mine: { chips: null } })
    expect(shown()?.names).toMatchObject({ [anna.id]: anna.name, [hidden]: '—' })
    wire.say('folded', still(4), { own: { set: own } })
    expect(shown()).toMatchObject({ version: 4, names: { [bice.id]: bice.name } })
    expect(shown()?.view).toMatchObject({ at: [bice.id, 'other'], mine: { chips: 7 } })
    wire.say('folded', shared(5))
    expect(shown()?.view).toMatchObject({ mine: { chips: 7, table: { chips: 5 } } })
    wire.say('folded', shared(6), { own: null })
    expect(shown()?.view).toMatchObject({ at: [hidden, 'other'], mine: { chips: null } })
  })

  it('is made anew from the same views when another member comes back on it', () => {
    const { line, wire } = listening()
    wire.say('folded', shared(3), { me: anna })
    wire.say('still', { now: 0 }, { me: anna })
    wire.say('still', { now: 0 }, { me: bice })
    expect(line.snapshot.games.poker?.view).toMatchObject({ member: bice.id })
    expect(line.snapshot.games.poker?.names).not.toHaveProperty(anna.id)
  })

  it('is made anew in every open game when a message of one brings another member', () => {
    const { line, wire } = listening()
    const open = (game: string, games = ['poker', 'counter']) => ({
      ...shared(3),
      game,
      open: games,
    })
    wire.say('folded', open('poker', ['poker']), { me: anna })
    wire.say('folded', open('counter'), { me: anna })
    wire.say('folded', { ...about('counter', ['poker', 'counter'], 4) }, { me: bice })
    expect(Object.keys(line.snapshot.games)).toEqual(['poker', 'counter'])
    for (const { view, names } of Object.values(line.snapshot.games)) {
      expect(view).toMatchObject({ member: bice.id })
      expect(names).not.toHaveProperty(anna.id)
    }
    wire.say('folded', closed('counter', ['poker']), { me: anna })
    expect(line.snapshot.open).toEqual(['poker'])
    expect(line.snapshot.games).toMatchObject({ poker: { view: { member: anna.id } } })
  })

  it('keeps what did not change as the same objects, the own part’s too', () => {
    const { line, wire } = listening()
    const lists = [{ id: 'L1', waiting: [{ number: 1 }, { number: 2 }] }, { id: 'L2' }]
    const view = { lists, mine: { seat: null }, tables: { T1: { pot: { chips: 1 } } } }
    wire.say('folded', { ...still(1), shared: { set: { names: {}, view } } }, { me: anna })
    const mine = { set: { seat: { number: 3 } } }
    const difference = { within: { view: { within: { mine } } } }
    wire.say('folded', still(2), { own: { set: { difference, known: {}, names: {} } } })
    type View = { lists: unknown[]; mine: object; tables: object }
    const shown = () => line.snapshot.games.poker?.view as View
    const before = shown()
    const second = { by: 'id', without: ['L1'], set: [{ id: 'L3' }] }
    const shared = { within: { view: { within: { lists: second } } } }
    wire.say('folded', { ...still(3), shared })
    expect(shown()).toEqual({ ...view, lists: [{ id: 'L2' }, { id: 'L3' }], mine: mine.set })
    expect(shown().lists[0]).toBe(before.lists[1])
    expect(shown().tables).toBe(before.tables)
    expect(shown().mine).toBe(before.mine)
  })
})

describe('a page whose line is opened anew', () => {
  it('says what it has, and shows what has changed since', () => {
    const { line, wire } = listening()
    wire.say('folded', view('poker', ['poker'], 3))
    const had = `after-${messages}`
    vi.advanceTimersByTime(60_000)
    expect(Wire.last).not.toBe(wire)
    expect(new URL(Wire.last.url, 'http://club').searchParams.get('had')).toBe(had)
    const changes = { within: { view: { set: { version: 4 } } } }
    Wire.last.say('folded', { ...about('poker', ['poker'], 4), shared: changes })
    expect(line.snapshot.games.poker).toMatchObject({ version: 4, view: { version: 4 } })
  })

  it('begins again with everything after a message that it cannot read', () => {
    const { line, wire } = listening()
    wire.say('folded', view('poker', ['poker'], 3))
    const unknown = { within: { view: { within: { table: { by: 'id', within: { T1: {} } } } } } }
    wire.say('folded', { ...about('poker', ['poker'], 4), shared: unknown })
    vi.advanceTimersByTime(3_000)
    expect(Wire.last).not.toBe(wire)
    expect(Wire.last.url).toBe(wire.url)
    Wire.last.say('folded', view('poker', ['poker'], 5))
    expect(line.snapshot.games.poker?.view).toEqual({ version: 5 })
  })
})

describe('a page that slept', () => {
  const wakeAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    document.dispatchEvent(new Event('visibilitychange'))
    return Wire.last
  }

  it('gives up as many attempts within seconds as a browser keeps connections, then waits as long as for any', () => {
    const { wire } = listening()
    wire.say('ping', { now: 0 })
    const tried = new Set([wakeAfter(30_000)])
    expect(tried).not.toContain(wire)
    for (let n = 0; n < 6; n += 1) {
      vi.advanceTimersByTime(5_000)
      tried.add(Wire.last)
    }
    expect(tried.size).toBe(7)
    vi.advanceTimersByTime(30_000)
    expect(tried).toContain(Wire.last)
  })

  it('keeps a line that has told its build, however long the views take', () => {
    listening()
    const line = wakeAfter(30_000)
    vi.advanceTimersByTime(2_000)
    line.tell('build', '"1"')
    vi.advanceTimersByTime(30_000)
    expect(Wire.last).toBe(line)
  })

  it('opens its line again though nothing answers the question why it was refused', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController()
      setTimeout(() => late.abort(), ms)
      return late.signal
    })
    const { wire } = listening()
    wire.readyState = 2
    wire.onerror?.()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(Wire.last).not.toBe(wire)
  })
})

describe('a page that comes with its first views', () => {
  /** The page's beginning, as `BegunWith` makes it of its messages. */
  function begun(version: number) {
    const merging = new Merging()
    const [message] = merging.parts(JSON.stringify(view('poker', ['poker'], version)))
    if (!message) throw new Error('one view')
    return {
      ...{ audience: 'board' as const, merging, had: `before-${version}`, at: 0 },
      snapshot: shownAfter({}, message),
    }
  }

  it('shows them at once, and its line goes on from there', () => {
    const line = channel(`club-${++clubs}`, 'board')
    line.begin(begun(3))
    expect(line.snapshot.games.poker?.view).toEqual({ version: 3 })
    expect(line.snapshot.state).toBe('live')
    line.subscribe(() => undefined)
    expect(Wire.last.url).toMatch(/\?had=before-3$/)
    Wire.last.say('folded', { ...about('poker', ['poker'], 4), shared: news(4) })
    expect(line.snapshot.games.poker?.view).toEqual({ version: 4 })
    expect(line.snapshot.games.poker?.names).toEqual({ 'member-of-poker': 'Demo poker' })
  })

  it('never takes the place of what the line has told', () => {
    const { line, wire } = listening()
    wire.say('folded', view('poker', ['poker'], 5))
    line.begin(begun(3))
    expect(line.snapshot.games.poker?.view).toEqual({ version: 5 })
  })
})

const news = (version: number) => ({ within: { view: { set: { version } } } })
