import { type Chips, minus, sumOf } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Payment, paymentsFor } from '../../kernel/payments'
import { deskPayments, fewestPayments } from '../../kernel/settlement'
import { drawnBy, restoAt } from '../money/resti'
import type { Player, Table } from '../state/table'
import type { TableauRow } from '../state/tableau'
import { splitImbalance } from './split'

/** The players who drew chips or have some, those who left included (M4), in order of signature. Source: XVI.1. */
export function playersOnTableau(table: Table): Player[] {
  return Object.values(table.players)
    .filter(({ member, casse }) => casse.length > 0 || restoAt(table, member) !== 0)
    .sort((a, b) => a.signUp - b.signUp)
}

/** The members still to be counted. */
export const uncounted = (table: Table): MemberId[] =>
  playersOnTableau(table)
    .map(({ member }) => member)
    .filter((member) => table.closing?.counted[member] === undefined)

/** A player's resto for the tableau: counted, or expected until they are counted. */
export const reckonedResto = (table: Table, member: MemberId): Chips =>
  table.closing?.counted[member] ?? restoAt(table, member)

/** The imbalance in chips, losses − wins over all rows: above zero a supero, below an ammanco (M1). */
export const imbalanceOf = (table: Table): Chips =>
  sumOf(
    playersOnTableau(table).map((player) =>
      minus(drawnBy(player), reckonedResto(table, player.member)),
    ),
  )

/** The sheet from the resti counted so far; its finals sum to zero. Source: XVI.1, XVI.2. */
export function sheetOf(table: Table): { rows: TableauRow[]; imbalance: Chips } {
  const players = playersOnTableau(table)
  const amounts = players.map((player) => ({
    drawn: drawnBy(player),
    counted: reckonedResto(table, player.member),
  }))
  const { imbalance, settled } = splitImbalance(amounts)
  const rows = players.flatMap(({ member, casse }, index) => {
    const amount = amounts[index]
    const row = settled[index]
    return amount && row ? [{ member, casse, ...amount, ...row }] : []
  })
  return { rows, imbalance }
}

/** The payments between players, or through the desk. */
export function paymentsOf(rows: readonly TableauRow[], settleBy: 'desk' | 'members'): Payment[] {
  const balances = rows.map(({ member, final }) => ({ member, chips: final }))
  const dues = settleBy === 'desk' ? deskPayments(balances, 'desk') : fewestPayments(balances)
  return paymentsFor(dues)
}
