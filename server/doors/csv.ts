import { memberEvenings } from '@/db/queries/tableaux'
import type { Identity } from '../access/identity'
import { MEMBERS, type Right, refusalOf } from '../access/rights'
import { Problem } from '../common/errors'
import type { ClubOnPaper } from '../print/papers'
import { seasonOf } from '../procedures/season'
import { running } from '../running/running'

type Figure = (chips: number) => string

interface Table {
  may: readonly Right[]
  /** Its file's name, and its content for this period. */
  of(
    identity: Identity,
    period: string,
    figure: Figure,
  ): Promise<{ header: readonly string[]; rows: readonly (readonly string[])[] }>
  name(period: string): string
}

/** The tables that leave as CSV, by the end of their address below `/print/<slug>/`. */
export const TABLES: Readonly<Record<string, Table>> = {
  'estratto.csv': { may: MEMBERS, of: statement, name: () => 'estratto.csv' },
  'stagione.csv': { may: MEMBERS, of: ranking, name: (period) => `stagione-${period}.csv` },
  'serate.csv': { may: MEMBERS, of: evenings, name: (period) => `serate-${period}.csv` },
}

/**
 * One of the tables, the same in both languages: UTF-8 with a byte order mark, commas, a decimal point, ISO dates; of
 * the period that `?periodo=` names. Null for other addresses. Throws Problem when the caller may not have it.
 */
export async function csvOf(
  identity: Identity,
  club: ClubOnPaper,
  path: string,
  query: URLSearchParams,
): Promise<{ name: string; text: string } | null> {
  const table = Object.hasOwn(TABLES, path) ? TABLES[path] : undefined
  if (!table) return null
  const refusal = refusalOf(identity, table.may)
  if (refusal) throw new Problem(refusal)
  const period = query.get('periodo') ?? 'all'
  const figure = (chips: number) => (chips / 10 ** club.decimals).toFixed(club.decimals)
  const { header, rows } = await table.of(identity, period, figure)
  return { name: table.name(period), text: csv(header, rows) }
}

async function statement({ clubId, member }: Identity, _period: string, figure: Figure) {
  if (!member) throw new Problem('not-allowed')
  const mine = await memberEvenings(running().sql, clubId, member.id)
  let balance = 0
  const rows = mine.map(({ day, title, source, casse, counted, share, final }) => {
    balance += final
    return [day, title, source, ...[casse, counted, share, final, balance].map(figure)]
  })
  const header = ['date', 'evening', 'source', 'casse', 'resto', 'share', 'final', 'balance']
  return { header, rows }
}

async function ranking(identity: Identity, period: string, figure: Figure) {
  const { members } = await seasonOf(identity, period)
  const rows = members.map(({ name, evenings: count, casse, balance, best, worst }) => {
    return [name, String(count), ...[casse, balance, best, worst].map(figure)]
  })
  return { header: ['member', 'evenings', 'casse', 'balance', 'best', 'worst'], rows }
}

async function evenings(identity: Identity, period: string, figure: Figure) {
  const season = await seasonOf(identity, period)
  const rows = season.evenings.map(({ day, title, source, players, casse, gap }) => {
    return [day, title, source, String(players), figure(casse), figure(gap)]
  })
  return { header: ['date', 'evening', 'source', 'players', 'casse', 'imbalance'], rows }
}

/** Lines of a CSV file. */
export function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** In quotes where needed; a text that a spreadsheet would read as a formula is marked as text. */
function cell(value: string): string {
  const isFigure = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isFigure && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
