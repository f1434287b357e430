import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { type Erred, withErred } from '../errors/report'
import { withCoup, withTable, withTransfers } from '../evening'
import { manoOver } from '../mano/ending'
import type { Moving } from '../mano/events'
import { seatOf } from '../mano/order'
import { limitsOfPassing, seguitoOf } from '../mano/passed'
import { vacated } from '../mano/vacated'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import { afterAnswer, afterAsking, afterSilence } from './asked'
import type { Answer } from './asking'
import type { BankerErrorKind } from './errors'

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

/** The evening after a member's answer. */
export const withAskingAnswered = (
  evening: Evening,
  { table: id, transfers, ...said }: AskingAnswered,
  at: Instant,
): Evening =>
  withTransfers(
    withCoup(evening, id, (coup, table) => afterAnswer(table, coup, said, at)),
    transfers,
  )

/** The evening after an asking is over. */
export function withAskingClosed(
  evening: Evening,
  { table: id, transfers }: AskingClosed,
  at: Instant,
): Evening {
  const told = withCoup(evening, id, (coup, table) => afterSilence(table, coup, at))
  return withTransfers(
    withCoup(told, id, (coup, table) => afterAsking(table, coup)),
    transfers,
  )
}

/** The evening after the banker has refused: the seat is empty, or the mano is on offer. */
const withBoundCoupRefused = (
  evening: Evening,
  { table: id, member, passes, bank, transfers }: BoundCoupRefused,
): Evening =>
  withTransfers(
    withTable(evening, id, (table) => {
      const { mano } = table
      if (!mano) return {}
      if (!passes) {
        const seat = seatOf(table, member)
        return manoOver(seat ? vacated(table, seat.number, member) : table, 'lost')
      }
      const over = manoOver(table, 'passed')
      const limits = [...(over.limits ?? table.limits), ...limitsOfPassing(mano)]
      return { ...over, seguito: seguitoOf(table, mano, bank), limits }
    }),
    transfers,
  )

export const evolveBankerErrors: Evolve<Evening, BankerErrorsEvent> = {
  bankerErred: (evening, event, { at }) => withErred(evening, event, at),
  askingAnswered: (evening, event, { at }) => withAskingAnswered(evening, event, at),
  askingClosed: (evening, event, { at }) => withAskingClosed(evening, event, at),
  boundCoupRefused: withBoundCoupRefused,
}
