import type { Sql } from '@/db/client'

/** A difference from which the start tells of it, in ms: the rights of the regulation run by the minute. */
const TOLD_FROM_MS = 30_000

/** How far this machine's clock is ahead of the database's, in ms; processes on one database should agree with it. */
export async function clockAhead(sql: Sql, now: () => number): Promise<number> {
  const before = now()
  const [row] = await sql<{ at: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`
  const here = (before + now()) / 2
  return row === undefined ? 0 : here - row.at
}

/** One line for a clock that differs from the database's; null for one that agrees. */
export function clockWarning(aheadMs: number): string | null {
  if (Math.abs(aheadMs) < TOLD_FROM_MS) return null
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const [dove, where] = aheadMs > 0 ? ['avanti', 'ahead of'] : ['indietro', 'behind']
  return `  Attenzione: l’orologio di questa macchina è ${dove} di ${seconds} s rispetto al database: regolatelo, le mezz’ore si contano con questo — Warning: this machine's clock is ${seconds} s ${where} the database's: set it right, the half hours are counted by it`
}
