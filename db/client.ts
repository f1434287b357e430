import postgres from 'postgres'
import { ARRAYS } from './arrays'

/** Conversions that replace the driver's: ms since 1970, civil days, numbers. */
const types = {
  ...ARRAYS,
  /** timestamptz ↔ milliseconds since 1970; a Date is accepted too. */
  instant: {
    to: 1184,
    from: [1184],
    serialize: (at: number | Date) => new Date(at).toISOString(),
    parse: (text: string) => new Date(text).getTime(),
  },
  /** date ↔ `YYYY-MM-DD`, so that no time zone moves an evening to another day. */
  day: {
    to: 1082,
    from: [1082],
    serialize: (day: string) => day,
    parse: (text: string) => text,
  },
  /** bigint ↔ number; a value beyond whole-number precision is an error, never a rounded amount. */
  whole: {
    to: 20,
    from: [20],
    serialize: (value: number | bigint | string) => String(value),
    parse: (text: string) => {
      const value = Number(text)
      if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe number`)
      return value
    },
  },
}

/** How columns and values are read on every connection of ours. */
export const READING = {
  onnotice: () => {},
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  types,
  fetch_types: false,
}

/**
 * Of several hosts in an address, only the one that takes writes, whichever it is by now. The driver tells a standby by
 * `primary`; by libpq's `read-write` it would take one.
 */
export const toPrimary = (url: string) =>
  /^[^/]*\/\/[^/?]*,/.test(url) ? ({ target_session_attrs: 'primary' } as const) : {}

/** How long a statement waits for a lock: our own are held for milliseconds. */
const LOCK_TIMEOUT_MS = 5_000

function open(url: string) {
  return postgres(url, {
    ...READING,
    ...toPrimary(url),
    max: 10,
    connect_timeout: 5,
    idle_timeout: 300,
    keep_alive: 30,
    // The pool reconnects within half a second once the database is back.
    backoff: (tries: number) => Math.min(0.05 * tries, 0.5),
    connection: {
      application_name: 'circolo',
      statement_timeout: 30_000,
      // A row that somebody holds for long must not take every connection from the other work.
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 30_000,
    },
  })
}

export type Sql = ReturnType<typeof open>

// Next bundles modules a second time in the same process, so the pools are kept on `globalThis`.
const shared = globalThis as { circoloPools?: Map<string, Sql> }

/**
 * The pool of a database, one per URL and process. Columns come back in camelCase, timestamptz as ms,
 * date as `YYYY-MM-DD`, bigint as number. Connects when first used.
 */
export function connect(url: string): Sql {
  shared.circoloPools ??= new Map()
  const known = shared.circoloPools.get(url)
  if (known) return known
  const sql = open(url)
  shared.circoloPools.set(url, sql)
  return sql
}

/** Closes the pool of a database: queries under way may finish within two seconds. */
export async function disconnect(url: string): Promise<void> {
  const sql = shared.circoloPools?.get(url)
  shared.circoloPools?.delete(url)
  await sql?.end({ timeout: 2 })
}
