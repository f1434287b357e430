import { Text } from '@react-pdf/renderer'
import { titleFor } from '@/messages/evening'
import { LANGUAGE_TAGS } from '@/messages/locale'
import type { Chips } from '@/rules/kernel/chips'
import type { Column } from './columns'
import { Sheet, SignatureLines } from './frame'
import type { Block, ListCell, Table } from './lists'
import type { Letterhead, PersonOnPaper } from './papers'
import { paper } from './type'
import { type Pen, penFor, type Words, wordsFor } from './words'

/** An evening as the paper of a month names it. */
interface MonthEvening {
  day: string
  title: string
  /** The game's name. */
  game: string
  imported: boolean
}

/** The amounts of an evening, or of the month; in chips. */
export interface MonthAmounts {
  players: number
  casse: Chips
  counted: Chips
  club: Chips
  gap: Chips
  owed: Chips
  tax: Chips
  boxes: Chips
  boxGap: Chips
  bank: Chips
  deposits: Chips
  notes: Chips
  floats: Chips
  plusMinus: Chips
}

/** A month of the club for its treasurer. */
export interface MonthPaper {
  /** `2026-11`. */
  month: string
  evenings: readonly (MonthEvening & MonthAmounts)[]
  sums: MonthAmounts
  /** Payments that nobody has marked as received; a side that is null is the club's desk. */
  payments: readonly (MonthEvening & {
    number: number
    from: PersonOnPaper | null
    to: PersonOnPaper | null
    chips: Chips
    isHanded: boolean
  })[]
  /** The tableaux with the hash that each bears. */
  tableaux: readonly (MonthEvening & { table: string | null; hash: string })[]
  /** Evenings whose figures may still change. */
  unfinished: readonly (Omit<MonthEvening, 'imported'> & { status: 'open' | 'closed' })[]
}

type Part = { content: MonthPaper; words: Words; pen: Pen; dayOf(day: string): string }

/** A month: each evening's figures, the club's part, payments still open, and the hashes of its tableaux. */
export function MonthSheet({ head, content }: { head: Letterhead; content: MonthPaper }) {
  const { club, locale } = head
  const words = wordsFor(locale)
  const civil = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const dayOf = civil({ weekday: 'short', day: 'numeric' })
  const part = { content, words, pen: penFor(club, locale), dayOf }
  const month = civil({ month: 'long', year: 'numeric' })(`${content.month}-01`)
  const { unit } = club
  const lines = [
    words('month.evenings', { count: content.evenings.length }),
    unit ? words('unit.currency', { unit }) : words('unit.points'),
    ...content.unfinished.map(({ day, game, title, status }) =>
      words(`month.unfinished.${status}`, {
        evening: `${dayOf(day)} · ${game} · ${titleFor(title, day, locale)}`,
      }),
    ),
  ]
  const blocks: Block[] = [
    figuresTable(part),
    ...clubTable(part),
    paymentsTable(part),
    hashesTable(part),
  ]
  return (
    <Sheet
      head={head}
      title={words('month.title', { month })}
      lines={lines}
      blocks={blocks}
      ending={<SignatureLines signers={[words('month.treasurer')]} />}
    />
  )
}

const EVENING_PARTS = 28

const eveningCells = (one: MonthEvening, { words, dayOf }: Part): string[] => [
  dayOf(one.day),
  one.imported ? `${one.game} ${words('statement.imported')}` : one.game,
]

const eveningColumns = (words: Words): Column[] => [
  { title: words('month.day'), parts: 9 },
  { title: words('month.game'), parts: EVENING_PARTS - 9 },
]

type Amount = Exclude<keyof MonthAmounts, 'players'>
const SIGNED: readonly Amount[] = ['club', 'gap', 'boxGap', 'bank', 'floats', 'plusMinus']

const amountsIn = (amounts: MonthAmounts, keys: readonly Amount[], pen: Pen): string[] =>
  keys.map((key) => (SIGNED.includes(key) ? pen.signed(amounts[key]) : pen.figure(amounts[key])))

const amountColumns = (keys: readonly Amount[], words: Words): Column[] =>
  keys.map((key) => ({
    title: words(`month.${key}`),
    parts: (100 - EVENING_PARTS) / keys.length,
    figure: true,
  }))

/** A line for each evening of a game. */
function figuresTable(part: Part): Table {
  const { content, words, pen } = part
  const keys = ['casse', 'counted', 'club', 'gap', 'owed'] as const
  const cells = (amounts: MonthAmounts) => [
    String(amounts.players),
    ...amountsIn(amounts, keys, pen),
  ]
  return {
    columns: [
      ...eveningColumns(words),
      { title: words('month.players'), parts: 10, figure: true },
      ...amountColumns(keys, words),
    ],
    rows: content.evenings.map((one) => [...eveningCells(one, part), ...cells(one)]),
    foot: [words('month.total'), '', ...cells(content.sums)],
    none: words('statement.none'),
  }
}

/** Where the club's part comes from, and its floats: the evenings and the amounts that have something to say. */
function clubTable(part: Part): Block[] {
  const { content, words, pen } = part
  const all = [
    'tax',
    'boxes',
    'boxGap',
    'bank',
    'deposits',
    'notes',
    'floats',
    'plusMinus',
  ] as const
  const keys = all.filter((key) => content.evenings.some((one) => one[key] !== 0))
  const evenings = content.evenings.filter((one) => keys.some((key) => one[key] !== 0))
  if (keys.length === 0) return []
  return [
    {
      title: words('month.clubsPart'),
      columns: [...eveningColumns(words), ...amountColumns(keys, words)],
      rows: evenings.map((one) => [
        ...eveningCells(one, part),
        ...amountsIn(one, keys, pen).map((text, at) => (one[keys[at] ?? 'tax'] === 0 ? '' : text)),
      ]),
      foot: [words('month.total'), '', ...amountsIn(content.sums, keys, pen)],
      none: '',
    },
    <Text key="note" style={[paper.small, { marginTop: 4 }]}>
      {words('month.clubsPartNote')}
    </Text>,
  ]
}

function paymentsTable(part: Part): Table {
  const { content, words, pen } = part
  const side = (person: PersonOnPaper | null) => person?.name ?? words('desk')
  return {
    title: words('month.payments'),
    columns: [
      ...eveningColumns(words),
      { title: words('tableau.payments.number'), parts: 5, figure: true, apart: true },
      { title: words('tableau.payments.from'), parts: 22 },
      { title: words('tableau.payments.to'), parts: 22 },
      { title: words('tableau.payments.handed'), parts: 11 },
      { title: words('tableau.payments.amount'), parts: 12, figure: true },
    ],
    rows: content.payments.map((one): ListCell[] => [
      ...eveningCells(one, part),
      String(one.number),
      side(one.from),
      side(one.to),
      one.isHanded ? words('month.handed') : words('month.notHanded'),
      pen.figure(one.chips),
    ]),
    foot: [words('month.total'), '', '', '', '', '', pen.figure(content.sums.owed)],
    none: words('month.noPayments'),
  }
}

/** The hash that each printed tableau bears, to be checked one against the other. */
function hashesTable(part: Part): Table {
  const { content, words } = part
  return {
    title: words('month.hashes'),
    columns: [...eveningColumns(words), { title: words('month.hash'), parts: 100 - EVENING_PARTS }],
    rows: content.tableaux.map((one): ListCell[] => {
      const [day = '', game = ''] = eveningCells(one, part)
      return [day, one.table ?? game, { several: [one.hash] }]
    }),
    none: words('statement.none'),
  }
}
