import { bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Mano, PartnerTerms } from '@/rules/chemin-de-fer/state/mano'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { after, changed, m, ofM, T1, tableOf, withBank } from './table'

/** The banker of the table passes the mano. */
export function whenPassed(evening: Evening): Evening {
  const { mano } = tableOf(evening)
  if (!mano) throw new Error('nobody to pass the mano')
  return after(evening, [{ type: 'passMano', table: T1, member: mano.banker }])
}

/** Member `n`, banker on seat `n`, has won a coup and passes a bank of this sum. */
export const passed = (evening: Evening, n = 3, sum = 80, mano: Partial<Mano> = {}): Evening =>
  whenPassed(withBank(evening, n, sum, { coups: 1, wins: 1, coupsSinceTurn: 1, ...mano }))

/** The mano of the present banker with these fields. */
export const manoWith = (evening: Evening, fields: Partial<Mano>): Evening => {
  const { mano } = tableOf(evening)
  return changed(evening, { mano: mano && { ...mano, ...fields } })
}

export const chipsBefore = (evening: Evening, n: number): number =>
  evening.accounts[chipsOf(m(n))] ?? 0
export const bankLaid = (evening: Evening): number => evening.accounts[bankOf(T1)] ?? 0

export const takeAltezza = (n: number, together: readonly number[] = []): CheminCommand => ({
  type: 'takeAltezza',
  ...ofM(n),
  together: together.map(m),
})
export const letGo = (n: number): CheminCommand => ({ type: 'letGo', ...ofM(n) })
export const closeStep: CheminCommand = { type: 'closeStep', table: T1 }
export const beginAuction: CheminCommand = { type: 'beginAuction', table: T1 }
export const awardAuction: CheminCommand = { type: 'awardAuction', table: T1 }
export const imposeMano: CheminCommand = { type: 'imposeMano', table: T1 }
export const takeBackMano = (n: number): CheminCommand => ({ type: 'takeBackMano', ...ofM(n) })
export const speakStanding = (
  n: number,
  after: number,
  together: readonly (readonly [n: number, after: number])[] = [],
): CheminCommand => ({
  type: 'speakStanding',
  ...ofM(n),
  after: asSeat(after),
  together: together.map(([one, gap]) => ({ member: m(one), after: asSeat(gap) })),
})
/** A bid of member `n`, standing in the gap `after` when one is named. */
export const bid = (
  n: number,
  chips: number,
  after: number | null = null,
  together = false,
): CheminCommand => ({
  type: 'bid',
  ...ofM(n),
  after: after === null ? null : asSeat(after),
  chips: asChips(chips),
  together,
})

export const join = (n: number, terms: PartnerTerms = 'double', banker = 3): CheminCommand => ({
  type: 'takePartner',
  ...ofM(banker),
  socio: m(n),
  terms,
})

export const offer = (n: number, terms: PartnerTerms = 'double'): CheminCommand => ({
  type: 'offerPartner',
  ...ofM(n),
  terms,
})

export const consent = (
  n: number,
  read: { chips?: Chips; by?: 'both' | 'banker' } = {},
): CheminCommand => ({ type: 'consentToAdd', ...ofM(n), ...read })
