import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Alone, type PostRules } from '@/components/live/alone/alone'
import { type Channel, channel } from '@/components/live/channel'
import { CommandQueue } from '@/components/live/queue'
import { UNTIL } from '../support/until'

const GAME = 'counting'

interface Table {
  /** All that has happened, beside the play too. */
  moves: number
  count: number
  seats: number
}
interface Evening {
  tables: { T1: Table }
}

const evening = (table: Table): Evening => ({ tables: { T1: table } })

/** A game in which a table counts, while others take seats. */
const rules = {
  decider: {
    game: GAME,
    commands: { count: { schema: z.object({ by: z.int() }) } },
    secrets: () => [],
    decide: (state: Evening, given: { command: { by: number }; upon: { moves: number } }) =>
      given.upon.moves === state.tables.T1.moves
        ? { accepted: true, events: [{ by: given.command.by }] }
        : { accepted: false, refusal: { provision: null, code: 'said-since', parts: {} } },
    evolve: ({ tables: { T1 } }: Evening, { by }: { by: number }) =>
      evening({ ...T1, count: T1.count + by, moves: T1.moves + 1 }),
    sentence: () => ({ it: 'Nel frattempo…', en: 'Meanwhile…' }),
  },
  viewOf: ({ tables }: Evening) => tables.T1,
  tellsOf: ({ by }: { by: number }) => [
    { key: 'counted', sentence: { it: '{by}', en: '{by}' }, parts: { by } },
  ],
  playOf: ({ count }: Table) => [count],
} as unknown as PostRules

let isDown: boolean
/** The table as the server has it, and the server's version. */
let truth: Table
let version: number
/** The requests of the server that it refused. */
let refused: number
/** The same command gets the same answer. */
let answers: Map<string, object>
/** Happens once the server has stored the next command. */
let afterOne: () => void
let tell: (data: string) => void

/** Something happened at the table that its tablet did not do. */
function meanwhile(change: Partial<Table>) {
  truth = { ...truth, ...change, moves: truth.moves + 1 }
  version += 1
}

beforeEach(() => {
  isDown = false
  truth = { moves: 7, count: 0, seats: 4 }
  version = 1
  refused = 0
  answers = new Map()
  afterOne = () => {}
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  })
  vi.stubGlobal('window', { location: { pathname: '/prova/tavolo' } })
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(type: string, listener: (message: object) => void) {
        if (type === 'folded') tell = (data) => listener({ data, lastEventId: `${version}` })
      }
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isDown) throw new TypeError('no network')
    const [given] = Object.values(JSON.parse(body) as object) as [
      { id: string; by: number; upon: { moves: number } },
    ]
    const before = answers.get(given.id)
    if (before) return Response.json(before)
    const answered = (answer: object) => {
      answers.set(given.id, answer)
      return Response.json(answer)
    }
    const command = { type: 'count', ...given }
    const decision = rules.decider.decide(evening(truth), { command, upon: given.upon } as never)
    if (!decision.accepted) {
      refused += 1
      const refusal = { ...decision.refusal, game: GAME, sentence: null }
      const error = { message: '', code: -1, data: { code: 'refused', httpStatus: 422, refusal } }
      return answered([{ error }])
    }
    meanwhile({ count: truth.count + given.by })
    afterOne()
    afterOne = () => {}
    return answered([{ result: { data: { version } } }])
  })
})

/** A line waits for the server's next word longer than a test, and later tests have no page. */
afterEach(() => {
  for (const line of lines) clearTimeout(Reflect.get(line, 'silence'))
  vi.useRealTimers()
})

let clubs = 0
/** The lines of all tests. */
const lines: Channel[] = []

/** A tablet at the table, which counts while its line is down. */
async function counting(...all: number[]) {
  const line = channel(`anew-${++clubs}`, 'post')
  lines.push(line)
  line.subscribe(() => undefined)
  const told = () => {
    const view = { ...truth, carried: evening(truth) }
    const said = { version, now: 0, open: [GAME], game: GAME, evening: 'E' }
    tell(JSON.stringify({ ...said, shared: { set: { view, names: {} } } }))
  }
  told()
  const queue = new CommandQueue('key', GAME)
  const stands = (one: CommandQueue) =>
    one.standBy((ended) => new Alone({ channel: line, game: GAME, post: 'T1', rules }, ended))
  stands(queue)
  isDown = true
  for (const by of all) {
    const view = line.snapshot.games[GAME]?.view as Table | undefined
    const upon = { moves: view?.moves }
    await queue.give({ game: GAME, evening: 'E', type: 'count', payload: { by }, upon })
  }
  return { queue, told, stands }
}

it('acts of others beside the play, while a table is without its line, cost the table nothing', async () => {
  const { queue, told } = await counting(1, 2)
  meanwhile({ seats: 5 })
  isDown = false
  await vi.waitFor(() => expect(refused).toBe(1), UNTIL)
  told()
  await vi.waitFor(() => expect(queue.snapshot.waiting).toBe(0), UNTIL)
  expect([truth, queue.snapshot.undone]).toEqual([{ moves: 10, count: 3, seats: 5 }, []])
})

it('acts of others between two of its commands cost nothing either', async () => {
  const { queue, told } = await counting(1, 2)
  afterOne = () => meanwhile({ seats: 5 })
  isDown = false
  await vi.waitFor(() => expect(refused).toBe(1), UNTIL)
  told()
  await vi.waitFor(() => expect(queue.snapshot.waiting).toBe(0), UNTIL)
  expect([truth.count, queue.snapshot.undone]).toEqual([3, []])
})

it('acts of others in the play itself are told, and nothing is counted twice', async () => {
  const { queue, told } = await counting(1, 2)
  meanwhile({ count: 1 })
  isDown = false
  await vi.waitFor(() => expect(refused).toBe(1), UNTIL)
  told()
  await vi.waitFor(() => expect(queue.snapshot.undone).toHaveLength(1), UNTIL)
  expect(queue.snapshot.undone[0]).toMatchObject({ refusal: { code: 'said-since' } })
  expect(queue.snapshot.undone[0]?.commands).toHaveLength(2)
  expect([truth.count, queue.snapshot.waiting]).toEqual([1, 0])
})

it('a view that comes long after the network costs the table nothing', async () => {
  vi.useFakeTimers()
  const { queue, told } = await counting(1, 2)
  meanwhile({ seats: 5 })
  isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect([refused, queue.snapshot.waiting]).toEqual([1, 2])
  told()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([truth, queue.snapshot.undone]).toEqual([{ moves: 10, count: 3, seats: 5 }, []])
})

it('a page loaded again sends before its rules are there, and decides anew once they are', async () => {
  vi.useFakeTimers()
  const { told, stands } = await counting(1, 2)
  await vi.advanceTimersByTimeAsync(100)
  // The page before it is gone, with all that it waited for.
  vi.clearAllTimers()
  const again = new CommandQueue('key', GAME)
  meanwhile({ seats: 5 })
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  stands(again)
  told()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([truth, again.snapshot.undone]).toEqual([{ moves: 10, count: 3, seats: 5 }, []])
})
