import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Moving } from '../mano/events'
import type { Bet, Call, Holder } from '../state/coup'
import type { TableId } from '../state/ids'

/** A member's stake as it lies now, new or changed; the transfers move the difference. Section 4 evolves it. */
export interface StakeLaid extends Moving, Omit<Bet, 'at'> {
  readonly type: 'stakeLaid'
  readonly table: TableId
  /** The stake before: none when it is new. */
  readonly was: Chips
  /** By a word instead of a sum: the stake of the last coup, or the difference (S.52). */
  readonly how: 'sum' | 'repeated' | 'difference'
}

/** The stakes that the closing, or a call let in after it, leaves: the rest is handed back. Section 4 evolves it. */
export interface StakesMatched extends Moving {
  readonly type: 'stakesMatched'
  readonly table: TableId
  readonly bets: readonly Bet[]
  readonly calls: readonly Call[]
  readonly back: readonly { readonly member: MemberId; readonly chips: Chips }[]
  readonly matched: Chips
}

/** A call with its money; `sum` is the caller's whole stake after it. Section 5 evolves it. */
export interface CallMade extends Moving, Omit<Call, 'at' | 'offers'> {
  readonly type: 'callMade'
  readonly table: TableId
  readonly sum: Chips
  /** The row by which it is let in late; null while the game is open. */
  readonly late: 'S.90a' | 'S.90b' | 'S.93' | 'S.117' | null
}

/** Cards attributed to a punter. Section 6 evolves it. */
export interface CardsGiven extends Omit<Holder, 'touched' | 'seen'> {
  readonly type: 'cardsGiven'
  readonly table: TableId
}
