import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Moving } from '../mano/events'
import type { StakeLaid, StakesMatched } from '../stakes/events'
import type { TableId } from '../state/ids'

export type BetsEvent =
  | StakeLaid
  | StakesMatched
  | ({ type: 'stakeWithdrawn'; table: TableId; member: MemberId; chips: Chips } & Moving)
  | { type: 'closingAsked'; table: TableId; member: MemberId }
  | { type: 'gameClosed'; table: TableId }
  | { type: 'stakesReopened'; table: TableId; member: MemberId }
  | ({ type: 'overCovered'; table: TableId; member: MemberId; chips: Chips; bank: Chips } & Moving)
  /** S.26: the chips that lie there count; `was` is the sum announced. */
  | ({ type: 'bankReadAgain'; table: TableId; laid: Chips; was: Chips } & Moving)
  | {
      type: 'stakeReproved'
      table: TableId
      member: MemberId
      provision: 'S.38a' | 'S.114b'
      note: string
    }
