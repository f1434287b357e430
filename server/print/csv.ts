import { asCellText } from '@/rules/kernel/text'
import type { ClubOnPaper, PaperLocale } from './papers'
import { wordsFor } from './words'

/** One value of a table, before it is written: a text, a number, a day, chips, the origin of an evening, a kind of line. */
export type Cell =
  | string
  | number
  | { day: string }
  | { chips: number }
  | { source: Source }
  | { line: Line }
type Source = 'evening' | 'import'
type Line = 'taglia' | 'box' | 'gap' | 'advance' | 'cash'

const COLUMNS = [
  'date',
  'evening',
  'source',
  'players',
  'casse',
  'imbalance',
  'resto',
  'share',
  'final',
  'balance',
  'member',
  'evenings',
  'best',
  'worst',
  'table',
  'line',
  'number',
  'expected',
  'sum',
  'game',
  'club',
  'tax',
  'boxes',
  'boxGap',
  'bank',
  'deposits',
  'notes',
  'floats',
  'plusMinus',
  'owed',
  'hash',
] as const
/** A column, by its name in the plain form. */
export type CsvColumn = (typeof COLUMNS)[number]

/** How a table is written as CSV. */
export interface CsvForm {
  separator: ',' | ';'
  head(heading: CsvColumn): string
  write(cell: Exclude<Cell, string>): string
}

/** Separators by which a spreadsheet in this language parts the columns, and writes decimals and days. */
const SPREADSHEETS = {
  it: { separator: ';', decimal: ',', day: (day: string) => day.split('-').reverse().join('/') },
  en: { separator: ',', decimal: '.', day: (day: string) => day },
} as const

/**
 * The form for a club: plain, the same in both languages (decision 0010), or, with a language, as a spreadsheet in that
 * language opens it. A supero is above zero and an ammanco below, as on every screen.
 */
export function formOf(club: ClubOnPaper, language: PaperLocale | null): CsvForm {
  const words = wordsFor(language ?? 'en')
  const { separator, decimal, day } = SPREADSHEETS[language ?? 'en']
  const figure = (chips: number) => (chips / 10 ** club.decimals).toFixed(club.decimals)
  return {
    separator,
    head: (heading) => (language ? words(`csv.${heading}`) : heading),
    write(cell) {
      if (typeof cell === 'number') return String(cell)
      if ('chips' in cell) return figure(cell.chips).replace('.', decimal)
      if ('day' in cell) return day(cell.day)
      if ('line' in cell) return language ? words(`csv.lines.${cell.line}`) : cell.line
      return language ? words(`csv.of.${cell.source}`) : cell.source
    },
  }
}

/** Lines of a CSV file: UTF-8 with a byte order mark. */
export function csv(
  form: CsvForm,
  header: readonly CsvColumn[],
  rows: readonly (readonly Cell[])[],
): string {
  const lines = [
    header.map((one) => quoted(form.head(one), form)),
    ...rows.map((row) =>
      row.map((cell) =>
        quoted(typeof cell === 'string' ? asCellText(cell) : form.write(cell), form),
      ),
    ),
  ].map((cells) => cells.join(form.separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const quoted = (text: string, { separator }: CsvForm): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
