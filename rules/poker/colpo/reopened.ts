import { type Chips, negate } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Colpo, Rebuy } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { Move } from '../state/play'
import type { ColpoEnd, Table } from '../state/table'

/** A colpo that ended by mistake is in play again: its settlement is compensated. */
export type ColpoReopened = {
  type: 'colpoReopened'
  table: TableId
  colpo: number
  /** The moves that still count; null unless it is kept move by move. */
  moves: readonly Move[] | null
  why: string
  /** Casse that the settlement had caused, given back. */
  casse: readonly { member: MemberId; chips: Chips }[]
  transfers: readonly Transfer[]
}

/** The table as this colpo ends, for `reopened` to return to. */
export const endOf = (table: Table, colpo: Colpo, rebuys: readonly Rebuy[]): ColpoEnd => ({
  colpo,
  play: table.play,
  cartaro: table.cartaro,
  opening: table.opening,
  parol: table.parol,
  honourPots: table.honourPots,
  firstInLoss: rebuys.flatMap(({ member, inLoss }) =>
    inLoss && table.players[member]?.askedInLoss === false ? [member] : [],
  ),
})

/** The casse of a settlement, given back. */
export const casseGivenBack = (rebuys: readonly Rebuy[]): ColpoReopened['casse'] =>
  rebuys.map(({ member, chips }) => ({ member, chips: negate(chips) }))
