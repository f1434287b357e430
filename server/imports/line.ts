import type { Messages } from '@/messages'
import { asChips, type Chips } from '@/rules/kernel/chips'
import type { LineError } from '../common/errors'
import { CardNumber } from '../common/given'

/** Bounds beyond which a file must be a mistake; they also keep every split within whole-number precision. */
export const LIMITS = {
  bytes: 2_000_000,
  /** Largest single amount, in chips. */
  chips: 10_000_000,
  fewest: 2,
  most: 50,
  oldest: '1900-01-01',
} as const

/** Why a file of past evenings is refused; each has its sentence in `messages/<locale>/history.json`. */
export type EveningFaultCode = keyof Messages['history']['imports']['error']
export type EveningFault = LineError<EveningFaultCode>

/** One parsed line of the file: a player's casse and resto at one evening, in chips. */
export interface ImportLine {
  line: number
  key: string
  day: string
  card: string
  drawn: Chips
  counted: Chips
}

/** A parsed line, or everything that is wrong with it. */
export function lineOf(
  { cells, line }: { cells: readonly string[]; line: number },
  columns: number,
  decimals: number,
  today: string,
): ImportLine | { errors: EveningFault[] } {
  if (cells.length !== columns) {
    const say = { found: cells.length, expected: columns }
    return { errors: [{ line, code: 'ragged', say }] }
  }
  const [key = '', day = '', card = '', cassa = '', resto = ''] = cells
  const errors: EveningFault[] = []
  const wrong = (code: EveningFaultCode, say: EveningFault['say'] = {}) =>
    errors.push({ line, code, say })
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u.test(key)) wrong('bad-evening', { value: cut(key) })
  if (!isDay(day)) wrong('bad-date', { value: cut(day) })
  else if (day > today || day < LIMITS.oldest) wrong('date-out-of-range', { value: day })
  if (!CardNumber.safeParse(card).success) wrong('bad-member', { value: cut(card) })
  const drawn = chipsOf(cassa, decimals)
  const counted = chipsOf(resto, decimals)
  if (typeof drawn === 'string') wrong(drawn, { column: 'cassa', value: cut(cassa) })
  else if (drawn === 0) wrong('no-cassa', { value: cut(cassa) })
  if (typeof counted === 'string') wrong(counted, { column: 'final_resto', value: cut(resto) })
  if (errors.length > 0 || typeof drawn === 'string' || typeof counted === 'string') {
    return { errors }
  }
  return { line, key, day, card, drawn, counted }
}

/** The chips of an amount in the club's unit, such as `80` or, with two decimals, `12.50`; or the error. */
function chipsOf(text: string, decimals: number): Chips | EveningFaultCode {
  const found = /^(-?)(\d{1,30})(?:\.(\d{1,9}))?$/.exec(text)
  if (!found) return 'not-a-number'
  const [, sign, whole = '', fraction = ''] = found
  if (sign) return 'negative'
  if (fraction.length > decimals) return 'too-fine'
  const chips = Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0)
  return chips <= LIMITS.chips ? asChips(chips) : 'absurd-amount'
}

/** Whether the text is a day of the calendar, as `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const cut = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)
