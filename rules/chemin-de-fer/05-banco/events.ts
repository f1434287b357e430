import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Moving } from '../mano/events'
import type { CallMade } from '../stakes/events'
import type { TableId } from '../state/ids'

export type BancoEvent =
  | CallMade
  | ({ type: 'callWithdrawn'; table: TableId; member: MemberId; chips: Chips } & Moving)
  | { type: 'suiviRenounced'; table: TableId; member: MemberId }
  | { type: 'tableRightRenounced'; table: TableId; member: MemberId }
  /** `asked`: the caller asked for it, and is no longer solo (S.43b). */
  | {
      type: 'offerAccepted'
      table: TableId
      member: MemberId
      partner: MemberId
      chips: Chips
      asked: boolean
    }
  | { type: 'suiviJoined'; table: TableId; member: MemberId; partner: MemberId; chips: Chips }
