import { bancoOf, purseOf } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
import { type Chips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { move, type Transfer } from '../../kernel/ledger'
import { posteOf, premioOf, prigioneOf } from '../accounts'
import type { ProvisionId } from '../provisions'
import type { Outcome, Place, SettledPart } from '../state/colpo'
import type { Insurance, Posta } from '../state/posta'
import type { Table } from '../state/table'

/** Stakes and insurances as they lie after a settlement, and its parts one by one. */
export interface Settlement {
  readonly parts: readonly SettledPart[]
  readonly poste: readonly Posta[]
  readonly insurances: readonly Insurance[]
  readonly lastPosta: number
}

/** The end of a taglia at which stakes are divided: the day's last, or any other; null where none does. Source: T.9, C1. */
export type Ending = 'day' | 'taglia' | null

export type Lying = Pick<Table, 'poste' | 'insurances' | 'lastPosta'>

interface Moved {
  readonly takes?: Chips
  readonly back?: Chips
  readonly pays?: Chips
  readonly prisons?: number
}

/** One stake's part of a settlement. */
export const partOf = (
  posta: Posta,
  outcome: Outcome,
  provision: ProvisionId,
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
  provision: ProvisionId,
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

/** One stake's part, and that stake as it lies afterwards; null when it is off the cloth. */
export type AfterStake = readonly [part: SettledPart, left: Posta | null]

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
