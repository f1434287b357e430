import { type Chips, minus, NO_CHIPS, negate, plus } from '../../kernel/chips'
import { type MemberId, membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { setAside } from '../03-bank/checks'
import { NO_TAX, type Tax, taxOn } from '../15-tax/tax'
import { balance, bankOf, CAGNOTTE, chipsOf, unnamedOf } from '../accounts'
import { byShares, type Owners, withoutShares } from '../mano/shares'
import type { Settings } from '../settings'
import type { Result, SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** A coup in which chips may change hands. */
export type PlayedResult = Exclude<Result, 'void'>

/** The bank's side of a settled coup, with its arithmetic: bank + won − tax − set aside = next bank. */
interface BankAfter {
  /** The sum that the bank wins or, below zero, loses. */
  readonly won: Chips
  readonly tax: Tax
  /** Handed back to the owners because it was not covered (cf16, S.71c). */
  readonly setAside: Chips
  /** The bank at the next coup; none when the mano is over. */
  readonly nextBank: Chips
  /** The owners' shares of the next bank; none when the mano is over. */
  readonly shares: Mano['shares']
  /** Net chips of each owner. */
  readonly net: Readonly<Record<MemberId, Chips>>
  /** Tax, sums set aside, and the rest of a bank that was lost, after the stakes have been moved. */
  readonly transfers: readonly Transfer[]
}

/** A settled coup in chips. */
export interface Settlement extends BankAfter {
  /** Bets that played, in the order of payment. */
  readonly bets: SettledCoup['bets']
  readonly matched: Chips
}

/**
 * The bank after a coup on which `matched` played. A win stays in the bank, less the tax; an uncovered part stays too,
 * unless the house sets it aside or the coup was tout va. A loss ends the mano: the owners take back the rest.
 * Source: S.10a, S.14, S.56a, S.71c, cf16, cf51, cr13.
 */
export function bankAfter(
  mano: Owners,
  id: TableId,
  coup: { bank: Chips; matched: Chips; result: PlayedResult; toutVa: boolean },
  settings: Pick<Settings, 'taxPercent' | 'taxUnit' | 'taxRound' | 'uncoveredBank'>,
): BankAfter {
  const { bank, matched, result, toutVa } = coup
  const wins = result === 'banco'
  const won = wins ? matched : result === 'punta' ? negate(matched) : NO_CHIPS
  const tax = wins ? taxOn(matched, settings) : NO_TAX
  const aside = wins ? setAside(minus(bank, matched), toutVa, settings) : NO_CHIPS
  const left = minus(plus(bank, won), tax.chips)
  const over = result === 'punta'
  const before = byShares(mano, bank)
  const own = changedOwners(mano, before)
  // The odd unit of a loss is the banker's, as that of a win (cf51, cr13).
  const after = over ? withoutShares(before, byShares(own, matched)) : byShares(own, left)
  const back = over ? after : byShares(changedOwners(mano, after), aside)
  const transfers = move(bankOf(id), CAGNOTTE, tax.chips)
  const nextShares: Record<MemberId, Chips> = {}
  const net: Record<MemberId, Chips> = {}
  for (const member of membersIn(before)) {
    const share = after[member] ?? NO_CHIPS
    const taken = back[member] ?? NO_CHIPS
    if (!over) nextShares[member] = minus(share, taken)
    net[member] = minus(share, before[member] ?? NO_CHIPS)
    transfers.push(...move(bankOf(id), chipsOf(member), taken))
  }
  const nextBank = over ? NO_CHIPS : minus(left, aside)
  return { won, tax, setAside: aside, nextBank, shares: nextShares, net, transfers }
}

const changedOwners = ({ banker, inHalves }: Owners, shares: Mano['shares']): Owners => ({
  banker,
  shares,
  inHalves,
})

/** A settlement from the bank's side and the punters', field by field (decision 0015). */
export const settled = (
  { won, tax, setAside, nextBank, shares }: BankAfter,
  { bets, matched, net, transfers }: Pick<Settlement, 'bets' | 'matched' | 'net' | 'transfers'>,
): Settlement => ({
  won,
  tax,
  setAside,
  nextBank,
  shares,
  net,
  transfers,
  bets,
  matched,
})

/**
 * The chips that a coup moves when only its matched sum is known (level 2): the bank against the table's punters
 * without names. Source: C.3, S.10a.
 */
export function unnamedSettlement(
  evening: Evening,
  table: Pick<Table, 'id'>,
  mano: Mano,
  coup: { matched: Chips; result: PlayedResult },
): Settlement {
  const { id } = table
  const bank = balance(evening, bankOf(id))
  const { matched, result } = coup
  const banked = bankAfter(mano, id, { bank, matched, result, toutVa: false }, evening.settings)
  const transfers = [...move(unnamedOf(id), bankOf(id), banked.won), ...banked.transfers]
  return settled(banked, { bets: [], matched, net: banked.net, transfers })
}
