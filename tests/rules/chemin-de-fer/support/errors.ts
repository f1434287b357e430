import type { BankerError } from '@/rules/chemin-de-fer/10-banker-errors/errors'
import type { PunterError } from '@/rules/chemin-de-fer/11-punter-errors/errors'
import type { EmployeeError } from '@/rules/chemin-de-fer/12-employee-errors/errors'
import { chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import type { Call, CallKind, Coup, Holder } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { parseCard } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  betOf,
  m,
  ofM,
  refusalOf,
  seat,
  T1,
  tableOf,
  tablet,
  withBank,
  withCoup,
} from './table'

/** Cards by name: `cards('9c', 'Kp')`. */
export const cards = (...names: string[]) =>
  names.map((name) => {
    const card = parseCard(name)
    if (card === null) throw new Error(`no card ${name}`)
    return card
  })

/** A third card by name. */
export const third = (name: string) => {
  const [card = 0] = cards(name)
  const value = 'JQK1'.includes(name.charAt(0)) ? 0 : name.startsWith('A') ? 1 : Number(name[0])
  return { card, value }
}

/** A card put aside, by name. */
export const spare = (card: string | null, seen = false) => ({ card, value: null, seen })

/** Both hands as they are told with an error: two cards of a side, its point, or nothing. */
export const hands = (punta: string[] | number | null, banco: string[] | number | null) => ({
  punta: handOf(punta),
  banco: handOf(banco),
})

const handOf = (told: string[] | number | null) =>
  Array.isArray(told) ? { cards: told, point: null } : { cards: [], point: told }

/** Stakes of members, by number, each from the own seat. */
export type Stakes = Readonly<Record<number, number>>

/** Member `n` called, with this money laid. */
export const call = (n: number, laid: number, kind: CallKind = 'banco'): Call => ({
  member: m(n),
  place: seat(n),
  kind,
  at: n,
  laid: asChips(laid),
  helpers: [],
  respects: [],
  offers: [],
  twiceTheLoss: false,
})

/** Member `n` has the cards, alone or while others have money on the coup. */
export const holder = (n: number, isSolo: boolean, more: Partial<Holder> = {}): Holder => ({
  member: m(n),
  place: seat(n),
  by: isSolo ? 'banco' : 'highest',
  provision: isSolo ? 'S.42b' : 'S.51',
  isSolo,
  touched: false,
  seen: false,
  ...more,
})

/** A coup with these stakes upon a bank of 100 of member 1, at a table of eight. */
export function atStake(
  stakes: Stakes,
  coup: Partial<Coup> = {},
  table: Parameters<typeof aTable>[0] & { bank?: number } = {},
): Evening {
  const entries = Object.entries(stakes).map(([n, sum]) => [Number(n), sum] as const)
  const banked = withBank(aTable(table), 1, table.bank ?? 100)
  const accounts = post(
    banked.accounts,
    entries.map(([n, sum]) => ({
      from: chipsOf(m(n)),
      to: stakeOf(T1, m(n)),
      chips: asChips(sum),
    })),
  )
  const bets = entries.map(([n, sum]) => betOf(n, sum))
  return withCoup({ ...banked, accounts }, { number: 2, bets, ...coup })
}

/** The evening after an error was reported on the tablet. */
export const bankerErrs = (evening: Evening, error: BankerError): Evening =>
  after(evening, [{ type: 'reportBankerError', table: T1, error }])
export const punterErrs = (evening: Evening, error: PunterError, by = tablet): Evening =>
  after(evening, [{ type: 'reportPunterError', table: T1, error }], by)
export const employeeErrs = (evening: Evening, error: EmployeeError): Evening =>
  after(evening, [{ type: 'reportEmployeeError', table: T1, error }])

/** The refusal of a reported error. */
export const bankerRefusal = (evening: Evening, error: BankerError) =>
  refusalOf(evening, { type: 'reportBankerError', table: T1, error })
export const punterRefusal = (evening: Evening, error: PunterError, by = tablet) =>
  refusalOf(evening, { type: 'reportPunterError', table: T1, error }, by)
export const employeeRefusal = (evening: Evening, error: EmployeeError) =>
  refusalOf(evening, { type: 'reportEmployeeError', table: T1, error })

/** The answer of member `n` to an asking. */
export const answers = (
  n: number,
  answer: 'keep' | 'reduce' | 'withdraw' | 'add' | 'refuse',
  chips = 0,
) => ({ type: 'answerAsking', ...ofM(n), answer, chips: asChips(chips) }) as const

/** The coup that was over last. */
export const lastCoup = (evening: Evening) => tableOf(evening).past.at(-1) ?? null
