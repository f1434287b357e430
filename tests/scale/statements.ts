import { createReadStream, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'

/** How a Citus carries a statement. */
export type Carried = 'one shard' | 'reference table' | 'coordinator' | 'all shards' | 'refused'

export interface Statement {
  /** In one line. */
  text: string
  calls: number
  carried: Carried
  /** The words of Citus to one that it refuses. */
  why?: string
}

/** A statement of a log with the parameters of its first call. */
interface Logged {
  parameters: string
  calls: number
}

/** Tests ask in plain SQL; what the house says is built with quoted names, or calls one of these. */
const OF_THE_HOUSE = /"|append_to\(|pg_notify\(|pg_try_advisory|cash_beside\(/
/** A change of the schema is none of them. */
const OF_ROWS = /^\s*(with|select|insert|update|delete)\b/i
/** They change nothing that is spread, or are of the programs that look at the catalog. */
const OF_CATALOGS =
  /\bmd5\(|read_intermediate_result|public\.\w+_\d{6}|t where t::text|"citus_|create_distributed_function|"drizzle"|\bpg_(class|depend|constraint|sequences|dist_)|drizzle\./i

interface Told {
  message?: string
  detail?: string
  statement?: string
  error_severity?: string
  state_code?: string
}

/** The code of Postgres for a statement that it cannot do at all. */
const NOT_SUPPORTED = '0A000'

/** The statements that the house made on the databases of tests, from the coordinator's log in JSON; and those refused then. */
async function logged(folder: string) {
  const found = new Map<string, Logged>()
  const refused = new Map<string, string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const lines = createInterface({ input: createReadStream(path.join(folder, file)) })
    for await (const line of lines) {
      // A Citus asks its own coordinator too.
      if (!line.includes('"dbname":"test_') || line.includes('citus_internal')) continue
      if (!/execute |statement: /.test(line) && !line.includes(NOT_SUPPORTED)) continue
      const { message = '', detail = '', ...told } = JSON.parse(line) as Told
      if (told.state_code === NOT_SUPPORTED) refused.set(inOneLine(told.statement ?? ''), message)
      const text = /(?:execute [^:]*|statement): ([\s\S]*)$/.exec(message)?.[1]
      if (!text || !OF_ROWS.test(text) || !OF_THE_HOUSE.test(text) || OF_CATALOGS.test(text))
        continue
      const known = found.get(text)
      if (known) known.calls += 1
      else found.set(text, { calls: 1, parameters: detail })
    }
  }
  return { found, refused }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The values of a log's `parameters: $1 = 'a', $2 = NULL`, as SQL. */
const valuesOf = (detail: string): string[] =>
  [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value = 'NULL']) => value)

/** Every statement in the log of this folder, with how the database of this address would carry it now. */
export async function statementsIn(
  folder: string,
  url: string,
  spread: readonly string[],
): Promise<{ statements: Statement[]; refused: ReadonlyMap<string, string> }> {
  const { found, refused } = await logged(folder)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const isSpread = new RegExp(
    `"(${spread.join('|')})"|append_to|cash_beside|forget_member|store_tableau`,
  )
  const all: Statement[] = []
  try {
    for (const [text, { parameters, calls }] of found) {
      const values = valuesOf(parameters)
      const asked = text.replaceAll(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? 'NULL')
      try {
        const plan = await sql.unsafe(`explain (costs off) ${asked}`)
        const lines = plan.map((row) => String(Object.values(row)[0]))
        const tasks = lines.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []).map(Number)
        const touches = isSpread.test(text)
        const carried = tasks.some((count) => count > 1)
          ? 'all shards'
          : touches
            ? 'one shard'
            : tasks.length > 0
              ? 'reference table'
              : 'coordinator'
        all.push({ text: inOneLine(text), calls, carried })
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        all.push({ text: inOneLine(text), calls, carried: 'refused', why })
      }
    }
  } finally {
    await sql.end()
  }
  return { statements: all, refused }
}
