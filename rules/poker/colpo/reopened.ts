import { type Chips, negate } from '../../kernel/chips'
import type { Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { withPlayer } from '../evening'
import { replay } from '../play/replay'
import type { Colpo, Rebuy } from '../state/colpo'
import { copyPlay, copyTable } from '../state/copy'
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

/** The table with its last colpo in play again. */
export function reopened(from: Table, event: ColpoReopened, { at }: Occasion): Table {
  const { colpoEnd } = from
  if (!colpoEnd) throw new Error(`no colpo to go on with at ${from.id}`)
  let table = from
  for (const { member, chips } of event.casse)
    table = withPlayer(table, member, ({ casse }) => ({
      casse: [...casse, { chips, at, reason: 'correzione' }],
    }))
  for (const member of colpoEnd.firstInLoss)
    table = withPlayer(table, member, () => ({ askedInLoss: false }))
  const { firstInLoss: _, ...before } = colpoEnd
  const after = Object.assign(copyTable(table), before)
  after.play = playOn(colpoEnd, event.moves)
  after.colpi = table.colpi.slice(1)
  after.colpoEnd = null
  after.lastHands = null
  after.accounts = post(table.accounts, event.transfers)
  return after
}

function playOn({ play }: ColpoEnd, moves: readonly Move[] | null) {
  if (!play || !moves) return null
  const early = play.early.filter(({ after }) => after <= moves.length)
  return Object.assign(copyPlay(replay(play, moves)), { early })
}
