import { Agent, request } from 'node:http'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import type { House } from '@/tests/support/house'
import { type TrialClub, trialClubs } from '../scene'
import { type Asking, malformedAt } from './asking'
import { malformedRoute } from './routes'

/** How many requests are sent between two looks at the database, and how many at once. */
const CHUNK = 500
const AT_ONCE = 16
/** One request in so many goes to a route, the others to procedures. */
const ROUTES_SHARE = 4
const TIMEOUT_MS = 60_000

/** An answer that should not be, with all that is needed to ask again. */
export interface Fault {
  number: number
  why: string
  asking: Asking | null
}

export interface Fuzzed {
  asked: number
  /** How many answers had each status. */
  statuses: Record<string, number>
  /** The procedures and routes that were asked. */
  reached: Set<string>
  faults: Fault[]
}

/** Options of a run: the seed, and the numbers of its requests. */
export interface FuzzOptions {
  seed: number
  from?: number
  requests: number
  /** Called after each part of the run. */
  progress?: (so: Fuzzed) => void
}

/**
 * Sends malformed requests to every procedure and route of a house, in the middle of an evening of each game. None may
 * be answered with a 5xx, be accepted, or change a row of the database.
 */
export async function fuzz(house: House, options: FuzzOptions): Promise<Fuzzed> {
  const { seed, from = 0, requests, progress } = options
  const clubs = await trialClubs(house)
  const so: Fuzzed = { asked: 0, statuses: {}, reached: new Set(), faults: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let before = await rowsOf(house)
  try {
    for (let first = from; first < from + requests; first += CHUNK) {
      const last = Math.min(first + CHUNK, from + requests)
      await part({ house, agent, seed, clubs, so }, first, last)
      const after = await rowsOf(house)
      for (const table of differing(before, after))
        so.faults.push({ number: first, why: `rows of ${table} changed`, asking: null })
      before = after
      progress?.(so)
    }
  } finally {
    agent.destroy()
  }
  for (const { clubId, slug } of clubs) {
    const { findings } = await verifyClub(house.database.sql, GAMES, clubId)
    for (const finding of findings)
      so.faults.push({ number: from, why: `${slug}: ${JSON.stringify(finding)}`, asking: null })
  }
  return so
}

interface Part {
  house: House
  agent: Agent
  seed: number
  clubs: readonly TrialClub[]
  so: Fuzzed
}

/** The requests from one number up to another, several at once. */
async function part({ house, agent, seed, clubs, so }: Part, first: number, last: number) {
  let next = first
  const asker = async () => {
    while (next < last) {
      const number = next
      next += 1
      const isRoute = number % ROUTES_SHARE === 0
      const routes = Math.floor(number / ROUTES_SHARE)
      // Each kind has numbers of its own, so that every procedure and every route gets its turn.
      const at = isRoute ? routes : number - routes - 1
      const asking = isRoute
        ? malformedRoute(at, { seed, clubs })
        : await malformedAt(at, { seed, clubs })
      const status = await statusOf(house.url, agent, asking)
      so.asked += 1
      so.reached.add(asking.what)
      so.statuses[status] = (so.statuses[status] ?? 0) + 1
      const why = faultOf(status, asking)
      if (why !== null) so.faults.push({ number, why, asking })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
}

function faultOf(status: string, { mayAnswer }: Asking): string | null {
  if (status.startsWith('4')) return null
  if (mayAnswer && /^[23]/.test(status)) return null
  return status.startsWith('2') ? 'accepted' : `answered ${status}`
}

/** The status of the answer; its body is read to the end, a line's only until it is open. */
function statusOf(url: string, agent: Agent, asking: Asking): Promise<string> {
  const { method, path, headers, body } = asking
  const { hostname, port } = new URL(url)
  return new Promise((answered) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request(
      { hostname, port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        const status = String(response.statusCode)
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          answered(status)
          response.on('error', () => {})
          response.destroy()
          return
        }
        response.resume()
        response.on('close', () => answered(status))
      },
    )
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error('no answer')))
    asked.on('error', (error) => answered(`nothing: ${error.message}`))
    asked.end(body ?? undefined)
  })
}

/** A digest of all rows of each table. */
async function rowsOf({ database: { sql } }: House): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const digests = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await sql<{ digest: string }[]>`
      select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest from ${sql(name)} t`
    digests.set(name, row?.digest ?? '')
  }
  return digests
}

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].flatMap(([table, digest]) => (before.get(table) === digest ? [] : [table]))
