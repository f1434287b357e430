import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Answer } from '../errors/asking'
import type { BankerErrorKind } from '../errors/banker'
import type { Erred } from '../errors/report'
import type { Moving } from '../mano/events'
import type { TableId } from '../state/ids'

export interface AskingAnswered extends Moving {
  readonly type: 'askingAnswered'
  readonly table: TableId
  readonly member: MemberId
  /** The row that asks. */
  readonly provision: string
  readonly answer: Answer
  /** The sum that is left, or that was added; none for other answers. */
  readonly chips: Chips
}

/** Everybody has answered, or silence answered for the rest; too little left makes the coup void. */
export interface AskingClosed extends Moving {
  readonly type: 'askingClosed'
  readonly table: TableId
  readonly provision: string
  readonly silent: readonly MemberId[]
  readonly isVoid: boolean
}

/** S.54: the banker refused the coup that a card detached too soon bound them to. */
export interface BoundCoupRefused extends Moving {
  readonly type: 'boundCoupRefused'
  readonly table: TableId
  readonly member: MemberId
  /** With the inspector's leave the mano is passed; else the seat is lost. */
  readonly passes: boolean
  /** The bank that lay exposed: the sum passed. */
  readonly bank: Chips
}

export type BankerErrorsEvent =
  | Erred<'bankerErred', BankerErrorKind>
  | AskingAnswered
  | AskingClosed
  | BoundCoupRefused
