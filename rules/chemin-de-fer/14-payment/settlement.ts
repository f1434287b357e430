import { type Chips, lesser, minus, NO_CHIPS, negate, plus, totalChips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { balance, bankOf, chipsOf, stakeOf } from '../accounts'
import { bankAfter, type PlayedResult, type Settlement, settled } from '../play/settlement'
import { whatPlays } from '../stakes/matched'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { inPaymentOrder } from './order'

/** The table, its mano and its coup's result; throws when one is missing, which is a bug of the caller. */
function played(evening: Evening, id: TableId): { table: Table; mano: Mano; result: PlayedResult } {
  const table = evening.tables[id]
  const result = table?.coup?.result
  if (!table?.mano || !result || result === 'void')
    throw new Error(`nothing to settle at table ${id}`)
  return { table, mano: table.mano, result }
}

/**
 * The chips that a coup moves once its result is known: stakes collected or paid one by one in the order of payment,
 * then the tax; on a tie, and for what did not play, stakes go back. Source: S.10a, S.18a, S.18b, V.tie.
 */
export function settlement(evening: Evening, id: TableId): Settlement {
  const { table, mano, result } = played(evening, id)
  const bank = balance(evening, bankOf(id))
  const bets = inPaymentOrder(table, whatPlays(table, evening.settings).bets).map(
    ({ member, place, plays }) => ({
      member,
      place,
      chips: plays,
    }),
  )
  const matched = totalChips(bets)
  const toutVa = table.coup?.toutVa === true
  const banked = bankAfter(mano, id, { bank, matched, result, toutVa }, evening.settings)
  const stakes = new Map<MemberId, Chips>()
  for (const { member } of table.coup?.bets ?? [])
    stakes.set(member, balance(evening, stakeOf(id, member)))
  const net: Record<MemberId, Chips> = { ...banked.net }
  const moved: Transfer[] = []
  for (const { member, chips } of bets) {
    if (result === 'tie') continue
    const wins = result === 'punta'
    net[member] = plus(net[member] ?? NO_CHIPS, wins ? chips : negate(chips))
    if (wins) moved.push(...move(bankOf(id), chipsOf(member), chips))
    else {
      const laid = lesser(chips, stakes.get(member) ?? NO_CHIPS)
      stakes.set(member, minus(stakes.get(member) ?? NO_CHIPS, laid))
      moved.push(...move(stakeOf(id, member), bankOf(id), laid))
    }
  }
  for (const [member, chips] of stakes)
    moved.push(...move(stakeOf(id, member), chipsOf(member), chips))
  const transfers = [...moved, ...banked.transfers]
  return settled(banked, { bets, matched, net, transfers })
}
