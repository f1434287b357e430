import { memberEvenings } from '@/db/queries/tableaux'
import { Problem } from '../errors'
import type { Identity } from '../identity'
import { seasonOf } from '../procedures/season'
import { running } from '../running'
import type { ClubOnPaper } from './papers'

/**
 * The tables that leave as CSV, the same in both languages: UTF-8 with its mark, commas, a decimal point, ISO
 * dates. `estratto.csv`, and of `?periodo=`, `stagione.csv` (ranking) and `serate.csv` (tableaux). Null for others.
 */
export async function csvOf(
  identity: Identity,
  club: ClubOnPaper,
  path: string,
  query: URLSearchParams,
): Promise<{ name: string; text: string } | null> {
  const period = query.get('periodo') ?? 'all'
  const figure = (chips: number) => (chips / 10 ** club.decimals).toFixed(club.decimals)
  switch (path) {
    case 'estratto.csv':
      return { name: path, text: await statement(identity, figure) }
    case 'stagione.csv':
      return { name: `stagione-${period}.csv`, text: await ranking(identity, period, figure) }
    case 'serate.csv':
      return { name: `serate-${period}.csv`, text: await evenings(identity, period, figure) }
    default:
      return null
  }
}

type Figure = (chips: number) => string

async function statement({ clubId, member }: Identity, figure: Figure): Promise<string> {
  if (!member) throw new Problem('not-allowed')
  const mine = await memberEvenings(running().sql, clubId, member.id)
  let balance = 0
  const rows = mine.map(({ day, title, source, casse, counted, share, final }) => {
    balance += final
    return [day, title, source, ...[casse, counted, share, final, balance].map(figure)]
  })
  return csv(['date', 'evening', 'source', 'casse', 'resto', 'share', 'final', 'balance'], rows)
}

async function ranking(identity: Identity, period: string, figure: Figure): Promise<string> {
  const { members } = await seasonOf(identity, period)
  const rows = members.map(({ name, evenings: count, casse, balance, best, worst }) => {
    return [name, String(count), ...[casse, balance, best, worst].map(figure)]
  })
  return csv(['member', 'evenings', 'casse', 'balance', 'best', 'worst'], rows)
}

async function evenings(identity: Identity, period: string, figure: Figure): Promise<string> {
  const season = await seasonOf(identity, period)
  const rows = season.evenings.map(({ day, title, source, players, casse, gap }) => {
    return [day, title, source, String(players), figure(casse), figure(gap)]
  })
  return csv(['date', 'evening', 'source', 'players', 'casse', 'imbalance'], rows)
}

/** Lines of a CSV file. */
export function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula is made a text. */
function cell(value: string): string {
  const isFigure = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isFigure && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
