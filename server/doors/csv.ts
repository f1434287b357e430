import { memberEvenings } from '@/db/queries/tableaux'
import type { Identity } from '../access/identity'
import { DESK, MEMBERS, type Right, refusalOf, type Ties } from '../access/rights'
import { Problem } from '../common/errors'
import { calendarOf } from '../print/calendar'
import { type Cell, type CsvColumn, csv, formOf } from '../print/csv'
import type { ClubOnPaper, PaperLocale } from '../print/papers'
import { comingFor } from '../procedures/calendar/coming'
import { monthFor } from '../procedures/figures/month'
import { seasonOf } from '../procedures/figures/season'
import { running } from '../running/running'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Table {
  may: readonly Right[]
  /** The part of the address's query that says which: a period, one evening, or a month. */
  by: 'periodo' | 'serata' | 'mese'
  /** The caller's ties to the evening that the address names, for a table that is of one evening. */
  ties?(identity: Identity, evening: string): Promise<Ties>
  /** Its content for this period, evening or month; a text that is no table is written as it is. */
  of(
    identity: Identity,
    which: string,
    club: ClubOnPaper,
    locale: PaperLocale,
  ): Promise<
    { header: readonly CsvColumn[]; rows: readonly (readonly Cell[])[] } | { text: string }
  >
  /** The type of its file, where it is no CSV. */
  type?: string
  /** Its file's name. */
  name(which: string): string
}

/** The tables that leave as CSV, and an evening for a calendar, by the end of their address below `/print/<slug>/`. */
export const TABLES: Readonly<Record<string, Table>> = {
  'estratto.csv': { may: MEMBERS, by: 'periodo', of: statement, name: () => 'estratto.csv' },
  'stagione.csv': {
    may: MEMBERS,
    by: 'periodo',
    of: ranking,
    name: (period) => `stagione-${period}.csv`,
  },
  'serate.csv': {
    may: MEMBERS,
    by: 'periodo',
    of: evenings,
    name: (period) => `serate-${period}.csv`,
  },
  'serata.ics': {
    may: MEMBERS,
    by: 'serata',
    of: async (identity, id, club, locale) => {
      const found = (await comingFor(identity)).find((one) => one.id === id)
      if (!found) throw new Problem('no-such-evening')
      const game = running().games[found.game]?.title[locale] ?? found.game
      return { text: calendarOf(found, { club, game, at: running().now(), locale }) }
    },
    type: 'text/calendar',
    name: () => 'serata.ics',
  },
  'mese.csv': { may: DESK, by: 'mese', of: monthTableaux, name: (month) => `mese-${month}.csv` },
  'dotazioni.csv': {
    may: [...DESK, 'office'],
    by: 'serata',
    ties: officeTies,
    of: floatLines,
    name: () => 'dotazioni.csv',
  },
}

interface Request {
  /** The end of the address below `/print/<slug>/`. */
  path: string
  /** `forma=foglio`: the form that the club's spreadsheet opens as it is. */
  query: URLSearchParams
  locale: PaperLocale
}

/** One of the tables, or an evening for a phone's calendar; null for other addresses. Throws Problem when the caller may not have it. */
export async function csvOf(
  identity: Identity,
  club: ClubOnPaper,
  { path, query, locale }: Request,
): Promise<{ name: string; type: string; text: string } | null> {
  const table = Object.hasOwn(TABLES, path) ? TABLES[path] : undefined
  if (!table) return null
  const which = query.get(table.by) ?? 'all'
  const ties = await table.ties?.(identity, which)
  const refusal = refusalOf(identity, table.may, { ties })
  if (refusal) throw new Problem(refusal)
  const content = await table.of(identity, which, club, locale)
  const file = { name: table.name(which), type: `${table.type ?? 'text/csv'}; charset=utf-8` }
  if ('text' in content) return { ...file, text: content.text }
  const form = formOf(club, query.get('forma') === 'foglio' ? locale : null)
  return { ...file, text: csv(form, content.header, content.rows) }
}

const inChips = (values: readonly number[]): Cell[] => values.map((chips) => ({ chips }))

async function statement({ clubId, member }: Identity) {
  if (!member) throw new Problem('not-allowed')
  const mine = await memberEvenings(running().sql, clubId, member.id)
  let balance = 0
  const rows = mine.map(({ day, title, source, casse, counted, share, final }): Cell[] => {
    balance += final
    return [{ day }, title, { source }, ...inChips([casse, counted, share, final, balance])]
  })
  const header: CsvColumn[] = [
    ...(['date', 'evening', 'source', 'casse', 'resto', 'share', 'final', 'balance'] as const),
  ]
  return { header, rows }
}

async function ranking(identity: Identity, period: string) {
  const { members } = await seasonOf(identity, period)
  const rows = members.map(({ name, evenings: count, casse, balance, best, worst }): Cell[] => {
    return [name, count, ...inChips([casse, balance, best, worst])]
  })
  const header: CsvColumn[] = ['member', 'evenings', 'casse', 'balance', 'best', 'worst']
  return { header, rows }
}

async function evenings(identity: Identity, period: string) {
  const season = await seasonOf(identity, period)
  const rows = season.evenings.map(({ day, title, source, players, casse, gap }): Cell[] => {
    return [{ day }, title, { source }, players, ...inChips([casse, gap])]
  })
  const header: CsvColumn[] = ['date', 'evening', 'source', 'players', 'casse', 'imbalance']
  return { header, rows }
}

/** Every tableau of a month, with its figures and the hash that it bears. */
async function monthTableaux(
  identity: Identity,
  month: string,
  _: ClubOnPaper,
  locale: PaperLocale,
) {
  const { lines } = await monthFor(identity, month)
  const amounts = [
    'casse',
    'gap',
    'club',
    'tax',
    'boxes',
    'boxGap',
    'bank',
    'deposits',
    'notes',
  ] as const
  const others = ['floats', 'plusMinus', 'owed'] as const
  const rows = lines.map((line): Cell[] => [
    { day: line.day },
    line.title,
    running().games[line.game]?.title[locale] ?? line.game,
    line.table ?? '',
    { source: line.source },
    line.players,
    ...inChips([...amounts, ...others].map((key) => line[key])),
    line.hash,
  ])
  const [casse, , ...clubs] = amounts
  const header: CsvColumn[] = [
    ...(['date', 'evening', 'game', 'table', 'source', 'players'] as const),
    ...[casse, 'imbalance' as const, ...clubs, ...others, 'hash' as const],
  ]
  return { header, rows }
}

const floatsOf = async ({ clubId }: Identity, evening: string) => {
  const stream = UUID.test(evening) ? await running().streams.find(clubId, evening) : null
  const floats = stream?.game.floats
  return stream && floats ? { stream, floats } : null
}

async function officeTies(identity: Identity, evening: string): Promise<Ties> {
  const found = await floatsOf(identity, evening)
  const { member } = identity
  return {
    office: member !== null && (found?.floats.reads(found.stream.state, member.id) ?? false),
  }
}

/** The float's lines of an evening: the tax by table and taglia, boxes counted, plus and minus, advances, banknotes. */
async function floatLines(identity: Identity, evening: string) {
  const header: CsvColumn[] = [
    'date',
    'evening',
    'table',
    'line',
    'number',
    'member',
    'expected',
    'sum',
  ]
  const found = await floatsOf(identity, evening)
  if (!found) throw new Problem('no-such-evening')
  const { stream, floats } = found
  const { day, title } = stream.game.register(stream.state)
  const names = await running().directory.of(identity.clubId)
  const rows = floats
    .lines(stream.state)
    .map(({ table, what, number, member, expected, chips }) => {
      const name = member === null ? '' : (names.get(member)?.full ?? '')
      const due: Cell = expected === null ? '' : { chips: expected }
      return [{ day }, title, table, { line: what }, number, name, due, { chips }] satisfies Cell[]
    })
  return { header, rows }
}
