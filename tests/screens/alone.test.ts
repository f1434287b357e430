import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Alone, type PostRules } from '@/components/live/alone/alone'
import { forgetLeftTaps, giverAt, leftTaps, waitingKeyOf } from '@/components/live/alone/left'
import { type Channel, channel } from '@/components/live/channel'
import { CommandQueue } from '@/components/live/queue'
import { UNTIL } from '../support/until'

const GAME = 'counting'
const EVENING = 'E'
const MOST = 4

type Listener = (event: { data: string; lastEventId: string }) => void
type Count = { count: number }

const OF_ALFA = { member: { member: 'member-1' } }
const NAMES = { 'member-1': 'Alfa', 'member-2': 'Bravo' }

/** A game in which a table counts, to four at most, and draws a lot. */
const rules = {
  decider: {
    game: GAME,
    commands: { count: { schema: z.object({ by: z.int() }) }, draw: { schema: z.object({}) } },
    secrets: (_: Count, { type }: { type: string }) => (type === 'draw' ? ['lot'] : []),
    decide: ({ count }: Count, { command: { by } }: { command: { by: number } }) =>
      count + by > MOST
        ? { accepted: false, refusal: { provision: '1.1', code: 'too-many', parts: {} } }
        : { accepted: true, events: [{ type: 'counted', by }] },
    evolve: ({ count }: Count, { by }: { by: number }) => ({ count: count + by }),
    sentence: () => ({ it: 'Troppi.', en: 'Too many.' }),
  },
  viewOf: ({ count }: Count) => ({ shown: count }),
  tellsOf: ({ by }: { by: number }) => [
    {
      key: 'counted',
      sentence: { it: '{by} in più', en: '{by} more' },
      parts: { by, member: { member: 'member-1' } },
    },
  ],
} as unknown as PostRules

let clubs = 0
/** The lines of all tests. */
const lines: Channel[] = []
let listeners: Map<string, Listener>
let store: Map<string, string>
/** The commands that reached the server, by what they counted; a refusal for those named. */
let arrived: number[]
let isDown: boolean
let refused: readonly number[]
let isSignedOut: boolean

/** A line waits for the server's next word longer than a test, and later tests have no page. */
afterEach(() => {
  for (const line of lines) clearTimeout(Reflect.get(line, 'silence'))
})

beforeEach(() => {
  store = new Map()
  arrived = []
  isDown = false
  refused = []
  isSignedOut = false
  listeners = new Map()
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(type: string, listener: Listener) {
        listeners.set(type, listener)
      }
      close() {}
    },
  )
  vi.stubGlobal('window', { location: { pathname: '/prova/tavolo' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
    key: (at: number) => [...store.keys()][at] ?? null,
    get length() {
      return store.size
    },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isDown) throw new TypeError('no network')
    if (isSignedOut) {
      const error = { message: '', code: -1, data: { code: 'not-signed-in', httpStatus: 401 } }
      return Response.json([{ error }])
    }
    const { by } = Object.values(JSON.parse(body) as object)[0] as { by: number }
    if (!refused.includes(by)) {
      arrived.push(by)
      return Response.json([{ result: { data: { version: arrived.length } } }])
    }
    const refusal = { provision: '1.1', code: 'too-many', parts: {}, game: GAME, sentence: null }
    const error = { message: '', code: -1, data: { code: 'refused', httpStatus: 422, refusal } }
    return Response.json([{ error }])
  })
})

/** A table whose server told it this count. */
function table(count: number, key = 'key') {
  const line = channel(`club-${++clubs}`, 'post')
  lines.push(line)
  line.subscribe(() => undefined)
  const told = (version: number, now: number) => {
    const view = { shown: now, carried: { count: now } }
    const shared = { set: { view, names: NAMES } }
    const said = { version, now: 0, open: [GAME], game: GAME, evening: EVENING, shared }
    listeners.get('folded')?.({ data: JSON.stringify(said), lastEventId: `${version}` })
  }
  told(0, count)
  const queue = new CommandQueue(key, GAME)
  const standBy = () =>
    queue.standBy((ended) => new Alone({ channel: line, game: GAME, post: 'T1', rules }, ended))
  standBy()
  const give = (type: string, payload: Readonly<Record<string, unknown>>) =>
    queue.give({ game: GAME, evening: EVENING, type, payload })
  const shown = () => {
    const view = line.snapshot.games[GAME]?.view as { shown: number } | undefined
    return view?.shown
  }
  return { queue, told, shown, standBy, count: (by: number) => give('count', { by }), give }
}

it('a table that lost its line goes on by its rules, and the server gets all in their order', async () => {
  const { queue, told, shown, count } = table(0)
  isDown = true
  expect(await count(1)).toEqual({ ok: true })
  expect(await count(2)).toEqual({ ok: true })
  expect([shown(), queue.snapshot.isAlone, queue.snapshot.waiting]).toEqual([3, true, 2])
  expect(await count(2)).toMatchObject({ ok: false, refusal: { code: 'too-many', game: GAME } })
  expect([shown(), queue.snapshot.waiting]).toEqual([3, 2])
  isDown = false
  await vi.waitFor(() => expect(queue.snapshot.waiting).toBe(0), UNTIL)
  expect(arrived).toEqual([1, 2])
  expect(shown()).toBe(3)
  // The server’s own view is shown once it knows them all.
  told(1, 1)
  expect(shown()).toBe(3)
  told(2, 3)
  expect(queue.snapshot.isAlone).toBe(false)
  expect([shown(), store.size]).toEqual([3, 0])
})

it('a table that goes on alone is not stopped by its screen, which is drawn anew meanwhile', async () => {
  const { queue, shown, standBy, count } = table(0)
  isDown = true
  await count(1)
  queue.standBy(null)
  standBy()
  expect([shown(), queue.snapshot.isAlone]).toEqual([1, true])
  await count(2)
  expect([shown(), queue.snapshot.isAlone]).toEqual([3, true])
  const kept = JSON.parse(store.get('key') ?? '[]') as { tells?: object }[]
  expect(kept.map(({ tells }) => tells !== undefined)).toEqual([true, true])
  isDown = false
  await vi.waitFor(() => expect(queue.snapshot.waiting).toBe(0), UNTIL)
})

it('a command that the server refuses at the end is told with all that came after it, until somebody has read it', async () => {
  const { queue, shown, count } = table(0)
  isDown = true
  for (const by of [1, 2, 1]) await count(by)
  expect(shown()).toBe(4)
  refused = [2]
  isDown = false
  await vi.waitFor(() => expect(queue.snapshot.undone).toHaveLength(1), UNTIL)
  expect(arrived).toEqual([1])
  const { undone } = queue.snapshot
  expect(undone[0]?.refusal.code).toBe('too-many')
  expect(undone[0]?.commands.map(([tell]) => tell?.parts)).toEqual([
    { by: 2, ...OF_ALFA },
    { by: 1, ...OF_ALFA },
  ])
  expect([shown(), queue.snapshot.waiting]).toEqual([0, 0])
  const reopened = new CommandQueue('key', GAME)
  expect(reopened.snapshot.undone).toEqual(undone)
  reopened.read()
  expect([reopened.snapshot.undone, store.size]).toEqual([[], 0])
})

it('a second time that something was not done is told beside the first, which nobody has read yet', async () => {
  const { queue, count } = table(0)
  refused = [1, 2]
  for (const by of refused) {
    isDown = true
    await count(by)
    isDown = false
    await vi.waitFor(() => expect(queue.snapshot.undone).toHaveLength(by), UNTIL)
  }
  const told = new CommandQueue('key', GAME).snapshot.undone
  expect(told.map(({ commands }) => commands)).toMatchObject([
    [[{ parts: { by: 1 } }]],
    [[{ parts: { by: 2 } }]],
  ])
})

it('a page loaded again sends what waited, and tells what is refused then', async () => {
  const { count } = table(0)
  isDown = true
  for (const by of [1, 2]) await count(by)
  refused = [1]
  isDown = false
  const reopened = new CommandQueue('key', GAME)
  await vi.waitFor(() => expect(reopened.snapshot.undone).toHaveLength(1), UNTIL)
  const [told] = reopened.snapshot.undone
  expect(told?.commands).toHaveLength(2)
  // The page that tells it may know nobody of the table any more.
  expect(told?.names).toEqual({ 'member-1': 'Alfa' })
})

it('a table taken from its tablet sends nothing, and the tablet tells what waits until it is back or somebody has read it', async () => {
  const key = waitingKeyOf('prova', giverAt('T1'))
  const { queue, count } = table(0, key)
  isDown = true
  for (const by of [1, 2]) await count(by)
  isSignedOut = true
  isDown = false
  await vi.waitFor(() => expect(queue.snapshot.isAlone).toBe(false), UNTIL)
  expect(queue.snapshot.undone).toEqual([])
  isSignedOut = false
  const [left, ...more] = leftTaps('prova', 'T2')
  expect(left).toMatchObject({ game: GAME, post: 'T1', doesWait: true })
  expect(left?.commands.map(([tell]) => tell?.parts)).toEqual([
    { by: 1, ...OF_ALFA },
    { by: 2, ...OF_ALFA },
  ])
  expect(more).toEqual([])
  expect([leftTaps('prova', 'T1'), leftTaps('altro', 'T2')]).toEqual([[], []])
  const back = new CommandQueue(key, GAME)
  await vi.waitFor(() => expect(back.snapshot.waiting).toBe(0), UNTIL)
  expect(arrived).toEqual([1, 2])
  expect(leftTaps('prova', null)).toEqual([])
})

it('commands that a tablet left at an earlier table are kept no longer once somebody has read them', async () => {
  const key = waitingKeyOf('prova', giverAt('T1'))
  const { queue, count } = table(0, key)
  for (const by of [1, 2]) {
    isDown = true
    await count(by)
    refused = [1]
    if (by === 1) {
      isDown = false
      await vi.waitFor(() => expect(queue.snapshot.undone).toHaveLength(1), UNTIL)
    }
  }
  expect(leftTaps('prova', 'T2').map(({ doesWait }) => doesWait)).toEqual([true, false])
  expect(leftTaps('prova', null)).toHaveLength(2)
  forgetLeftTaps('prova', 'T2')
  expect([leftTaps('prova', 'T2'), store.size]).toEqual([[], 0])
})

it('a tablet whose clock went forward by hours loses nothing that its table has done', async () => {
  const { count } = table(0)
  isDown = true
  await count(1)
  isDown = false
  const stored = JSON.parse(store.get('key') ?? '[]') as { at: number }[]
  store.set('key', JSON.stringify(stored.map((one) => ({ ...one, at: one.at - 20 * 3_600_000 }))))
  const reopened = new CommandQueue('key', GAME)
  await vi.waitFor(() => expect(reopened.snapshot.waiting).toBe(0), UNTIL)
  expect(arrived).toContain(1)
})

it('two tabs of a tablet keep the commands of both', async () => {
  const one = table(0)
  const other = table(0)
  isDown = true
  await one.count(1)
  await other.count(2)
  await one.count(1)
  expect(new CommandQueue('key', GAME).snapshot.waiting).toBe(3)
})

it('a lot is not drawn without the server', async () => {
  const { queue, count, give } = table(0)
  isDown = true
  await count(1)
  expect(await give('draw', {})).toMatchObject({ ok: false, refusal: { code: 'needs-line' } })
  expect(queue.snapshot.waiting).toBe(1)
})

it('a command that may have arrived already is left to the server', async () => {
  const { queue, shown, count } = table(MOST)
  isDown = true
  // The state that came last holds it already, so that by itself the table would refuse it.
  const answer = count(1)
  await vi.waitFor(() => expect(queue.snapshot.isAlone).toBe(true), UNTIL)
  expect([shown(), queue.snapshot.waiting]).toEqual([MOST, 1])
  isDown = false
  expect(await answer).toEqual({ ok: true })
})
