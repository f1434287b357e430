import { bancoOf } from '../../banked/accounts'
import { asChips, type Chips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { move, type Transfer } from '../../kernel/ledger'
import { posteOf, premioOf, prigioneOf, purseOf } from '../accounts'
import type { Settings } from '../settings'
import { changedPosta } from '../state/changed'
import type { Outcome, Place, Result, SettledPart } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { Insurance, Posta } from '../state/posta'
import type { Table } from '../state/table'
import { atRefait, halved, halvings } from './prison'
import { decidedBy, doesWin, verdictOf } from './rows'
import { settledDown } from './stakes'

/** Stakes and insurances as they lie after a settlement, and its parts one by one. */
export interface Settlement {
  readonly parts: readonly SettledPart[]
  readonly poste: readonly Posta[]
  readonly insurances: readonly Insurance[]
  readonly lastPosta: number
}

type Lying = Pick<Table, 'poste' | 'insurances' | 'lastPosta'>

interface Moved {
  readonly takes?: Chips
  readonly back?: Chips
  readonly pays?: Chips
  readonly prisons?: number
}

/** One stake's part of a settlement. */
const partOf = (
  posta: Posta,
  outcome: Outcome,
  provision: string,
  { takes = NO_CHIPS, back = NO_CHIPS, pays = NO_CHIPS, prisons = posta.prisons }: Moved = {},
): SettledPart => ({
  posta: posta.number,
  player: posta.player,
  chance: posta.chance,
  outcome,
  place: posta.prisons > 0 ? 'prison' : 'cloth',
  amount: posta.amount,
  takes,
  back,
  pays,
  prisons,
  provision,
})

/** A premium that the bank takes, that stays in force, or that goes back. */
export const premiumPart = (
  { player, chance, premium }: Insurance,
  outcome: 'premium-taken' | 'premium-stands' | 'premium-back',
  provision: string,
): SettledPart => ({
  posta: 0,
  player,
  chance,
  outcome,
  place: 'premium',
  amount: premium,
  takes: outcome === 'premium-taken' ? premium : NO_CHIPS,
  back: outcome === 'premium-back' ? premium : NO_CHIPS,
  pays: NO_CHIPS,
  prisons: 0,
  provision,
})

/** A stake divided in so many halvings: one half is the bank's, the other its owner's. Source: T.5.3, T.9, F5. */
export function dividedPart(posta: Posta, times: number, provision: string): SettledPart {
  const { lost, left } = halved(posta.amount, times)
  return partOf(posta, 'divided', provision, { takes: lost, back: left, prisons: 0 })
}

/** A stake handed back whole. */
export const givenBackPart = (posta: Posta, provision: string): SettledPart =>
  partOf(posta, 'given-back', provision, { back: posta.amount })

/** One stake's part, and that stake as it lies afterwards; null when it is off the cloth. */
type Step = readonly [part: SettledPart, left: Posta | null]

/** A row has won: free stakes are paid or collected, imprisoned ones lifted or collected. Source: T.2.2, T.3.4, T.4, B1. */
function afterRow(posta: Posta, wins: boolean): Step {
  const provision = decidedBy(posta.chance)
  if (!wins) return [partOf(posta, 'lost', provision, { takes: posta.amount }), null]
  if (posta.prisons === 0)
    return [partOf(posta, 'won', provision, { back: posta.amount, pays: posta.amount }), null]
  const prisons = posta.prisons - 1
  const outcome = prisons === 0 ? 'freed' : 'lifted'
  const left = changedPosta(posta, { prisons, isFreed: prisons === 0, isAsked: false })
  return [partOf(posta, outcome, 'T.5.2', { prisons }), left]
}

/** 31–31 with a prison to come: by the table's rules for zero. Source: T.5.2, B1, B2. */
function afterRefait(posta: Posta, settings: Settings): Step {
  const what = atRefait(posta.prisons, settings)
  switch (what) {
    case 'divided':
      return [dividedPart(posta, halvings(posta.prisons), 'T.5.2'), null]
    case 'lost':
      return [partOf(posta, 'lost', 'T.5.2', { takes: posta.amount }), null]
    case 'stays':
      return [partOf(posta, 'stays', 'T.5.2'), changedPosta(posta, { isAsked: true })]
    case 'prison':
    case 'deeper': {
      const prisons = posta.prisons + 1
      const left = changedPosta(posta, { prisons, isFreed: false, isAsked: true })
      return [partOf(posta, what, 'T.5.2', { prisons }), left]
    }
  }
}

/** The insured chips of each person on each chance that no stake has used yet. */
const coverOf = (insurances: readonly Insurance[]) => {
  const left = new Map(
    insurances.map(({ player, chance, insured }) => [`${chance}:${player}`, insured as number]),
  )
  return ({ player, chance, amount, prisons }: Posta): Chips => {
    const key = `${chance}:${player}`
    const rest = left.get(key)
    if (rest === undefined || prisons > 0) return NO_CHIPS
    const covered = Math.min(rest, amount)
    left.set(key, rest - covered)
    return asChips(covered)
  }
}

/**
 * 31–31: what is insured is spared, the stake laid first before the others; the rest goes to prison, or is divided at
 * the end of the last taglia. Source: T.5.2, T.6.1, T.9, A2, F1, F4.
 */
function refait({ poste, insurances, lastPosta }: Lying, settings: Settings, isDivided: boolean) {
  const cover = coverOf(insurances)
  const parts: SettledPart[] = []
  const left: Posta[] = []
  let last = lastPosta
  const keep = ([part, stays]: Step) => {
    parts.push(part)
    if (stays) left.push(stays)
  }
  for (const posta of poste) {
    const covered = cover(posta)
    const spared = changedPosta(posta, { amount: covered })
    if (covered > 0) {
      const outcome = isDivided ? 'given-back' : 'spared'
      const back = isDivided ? { back: covered } : {}
      keep([partOf(spared, outcome, 'T.6.1', back), isDivided ? null : spared])
    }
    if (covered === posta.amount) continue
    if (covered > 0) last += 1
    const amount = minus(posta.amount, covered)
    const rest = changedPosta(posta, { amount, number: covered > 0 ? last : posta.number })
    keep(
      isDivided
        ? [dividedPart(rest, halvings(rest.prisons), 'T.9'), null]
        : afterRefait(rest, settings),
    )
  }
  const premiums = insurances.map((one) => premiumPart(one, 'premium-taken', 'T.6.1'))
  return { parts: [...parts, ...premiums], poste: left, insurances: [], lastPosta: last }
}

/** A null colpo: nothing has any effect, and premiums stay in force or are taken. Source: T.5.1, A1, A3. */
function nothing({ poste, insurances, lastPosta }: Lying, settings: Settings): Settlement {
  const stands = settings.premiumOnNull === 'stays'
  return {
    parts: [
      ...poste.map((posta) => partOf(posta, 'null', 'T.5.1')),
      ...insurances.map((one) =>
        premiumPart(one, stands ? 'premium-stands' : 'premium-taken', 'T.5.1'),
      ),
    ],
    poste,
    insurances: stands ? insurances.map((one) => ({ ...one, stands: true })) : [],
    lastPosta,
  }
}

/**
 * A colpo settled by its result, stake by stake: nothing is netted (T.8). `isDivided`: the last taglia ends with it, so
 * that 31–31 divides (T.9). Source: the register's table of results.
 */
export function settlementOf(
  lying: Lying,
  result: Result,
  { settings, isDivided }: { readonly settings: Settings; readonly isDivided: boolean },
): Settlement {
  const verdict = verdictOf(result)
  const called = { ...lying, poste: lying.poste.map(settledDown) }
  if (verdict === 'null') return nothing(called, settings)
  if (verdict === 'refait') return refait(called, settings, isDivided)
  const parts: SettledPart[] = []
  const poste: Posta[] = []
  for (const posta of called.poste) {
    const [part, left] = afterRow(posta, doesWin(posta.chance, verdict, result.first))
    parts.push(part)
    if (left) poste.push(left)
  }
  for (const one of lying.insurances) parts.push(premiumPart(one, 'premium-taken', 'T.6.1'))
  return { parts, poste, insurances: [], lastPosta: lying.lastPosta }
}

/** No colpo follows: imprisoned stakes are divided, all the rest comes back. Source: T.9, C2, F6. */
export const noColpoFollows = ({ poste, insurances }: Lying): SettledPart[] => [
  ...poste.map((posta) =>
    posta.prisons > 0
      ? dividedPart(posta, halvings(posta.prisons), 'T.9')
      : givenBackPart(posta, 'T.9'),
  ),
  ...insurances.map((one) => premiumPart(one, 'premium-back', 'T.9')),
]

/** The end of a taglia that divides: the imprisoned stakes only, free ones lie on. Source: C1, F2. */
export const prisonersDivided = ({ poste }: Lying): SettledPart[] =>
  poste
    .filter(({ prisons }) => prisons > 0)
    .map((posta) => dividedPart(posta, halvings(posta.prisons), 'T.9'))

const ACCOUNTS = {
  cloth: posteOf,
  prison: prigioneOf,
  premium: premioOf,
} as const satisfies Record<Place, unknown>

/** The transfers of a part, each with the float or the owner; nothing is netted. Source: T.8, D3. */
export function transfersOf(table: TableId, part: SettledPart): Transfer[] {
  const { player, chance, place, outcome, amount, takes, back, pays } = part
  const lies = ACCOUNTS[place](table, chance, player)
  if (outcome === 'prison') return move(lies, prigioneOf(table, chance, player), amount)
  if (outcome === 'freed') return move(lies, posteOf(table, chance, player), amount)
  if (takes === 0 && back === 0) return []
  const purse = purseOf(table, player)
  const bank = bancoOf(table)
  return [...move(lies, bank, takes), ...move(lies, purse, back), ...move(bank, purse, pays)]
}

export const transfersOfAll = (table: TableId, parts: readonly SettledPart[]): Transfer[] =>
  parts.flatMap((part) => transfersOf(table, part))

/** The bank's result of these parts; below zero when it pays. */
export const wonByBank = (parts: readonly SettledPart[]): Chips =>
  parts.reduce((sum, { takes, pays }) => plus(sum, minus(takes, pays)), NO_CHIPS)
