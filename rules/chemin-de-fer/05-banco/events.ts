import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import type { Moving } from '../mano/events'
import { stillStanding } from '../mano/order'
import { suiviAfterCall, withCall } from '../stakes/calls'
import type { CallMade } from '../stakes/events'
import { withoutStake } from '../stakes/laid'
import { changedCall, changedCoup, changedSuivi } from '../state/changed'
import type { Call, Coup } from '../state/coup'
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

/** The coup with one member's call changed. */
const withChangedCall = (
  { calls }: Coup,
  member: Call['member'],
  change: (call: Call) => Partial<Call>,
): Pick<Coup, 'calls'> => ({
  calls: calls.map((call) => (call.member === member ? changedCall(call, change(call)) : call)),
})

export const evolveBanco: Evolve<Evening, BancoEvent> = {
  callMade: (evening, event, { at }) =>
    withTransfers(
      withTable(evening, event.table, (before) => ({
        standing: stillStanding(before, event),
        suivi: suiviAfterCall(before.suivi, event),
        coup: before.coup && changedCoup(before.coup, withCall(before.coup, event, at)),
      })),
      event.transfers,
    ),
  callWithdrawn: (evening, { table, member, transfers }) =>
    withTransfers(
      withCoup(evening, table, (coup) => withoutStake(coup, member)),
      transfers,
    ),
  suiviRenounced: (evening, { table, member }) =>
    withTable(evening, table, ({ suivi }) => ({
      suivi: suivi.map((one) =>
        one.member === member ? changedSuivi(one, { dormant: true }) : one,
      ),
    })),
  tableRightRenounced: (evening, { table, member }) =>
    withTable(evening, table, ({ tableLoser }) => ({
      tableLoser: tableLoser.filter((one) => one.member !== member),
    })),
  offerAccepted: (evening, { table, member, partner, chips, asked }) =>
    withCoup(evening, table, (coup) =>
      withChangedCall(coup, member, ({ helpers, offers }) =>
        asked
          ? { helpers: [...helpers, partner] }
          : { offers: [...offers, { member: partner, chips }] },
      ),
    ),
  suiviJoined: (evening, { table, member, partner, chips }) =>
    withCoup(evening, table, (coup) =>
      withChangedCall(coup, member, ({ offers }) => ({
        offers: [...offers, { member: partner, chips }],
      })),
    ),
}
