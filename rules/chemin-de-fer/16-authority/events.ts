import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { withMano, withTable, withTransfers } from '../evening'
import { recountingAfter } from '../frame/expected'
import type { Moving } from '../mano/events'
import { withMore } from '../mano/shares'
import { turnAfter } from '../mano/turn'
import { withoutForward } from '../mano/vacated'
import { changedEvening, changedSeat } from '../state/changed'
import type { Dispute } from '../state/dispute'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

type OfDispute<T extends string> = { type: T; table: TableId; dispute: number }

/** Disputes of a table; the house's lists of disputes and rulings know these events by their names and fields. */
export type DisputeEvent =
  | (OfDispute<'disputeOpened'> & {
      coup: number
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfDispute<'disputeStated'> & { member: MemberId; text: string })
  | (OfDispute<'disputeRuled'> &
      Moving & {
        inFavourOf: MemberId | null
        why: string
        provision: string | null
        /** The inspector rules once and finally (cf69). */
        final: true
        /** It is shown until it is acknowledged; absent in journals written before rulings were. */
        told?: true
        /** Chips that each owner's share of the bank in play gains or loses, where the ruling moves any of it. */
        shares?: Mano['shares']
        /** The disputed coup, where the ruling moves its tax; absent in journals written before rulings named it. */
        taxOf?: number
      })
  /** A null member stands for the tablet. */
  | (OfDispute<'rulingAcknowledged'> & { member: MemberId | null })
  | OfDispute<'disputeWithdrawn'>

/** Deposits, sheets of the regulation and people sent out. */
export type ConductEvent =
  | ({
      type: 'depositAbandoned'
      deposit: number
      table: TableId
      member: MemberId | null
      chips: Chips
      note: string
    } & Moving)
  | ({ type: 'depositClaimed'; deposit: number; member: MemberId; chips: Chips } & Moving)
  | { type: 'regulationAmended'; sheet: number; provision: string | null; text: string }
  | {
      type: 'memberSentOut'
      member: MemberId
      why: string
      /** Their limits last as they would have; absent in journals written when all of them ended. */
      limitsLast?: true
    }
  | { type: 'memberReadmitted'; member: MemberId }

export type AuthorityEvent = DisputeEvent | ConductEvent

const withDispute = (
  evening: Evening,
  { table, dispute: number }: { table: TableId; dispute: number },
  change: (dispute: Dispute) => Partial<Dispute>,
): Evening =>
  withTable(evening, table, ({ disputes }) => ({
    disputes: disputes.map((one) => (one.number === number ? { ...one, ...change(one) } : one)),
  }))

const evolveDisputes: Evolve<Evening, DisputeEvent> = {
  disputeOpened: (evening, event, { at, by }) => {
    const { dispute: number, coup, about, provision, contenders } = event
    const opened: Dispute = {
      ...{ number, coup, about, provision, contenders },
      openedBy: by.member,
      openedAt: at,
      status: 'open',
      statements: [],
      decision: null,
      isTold: false,
      isReadAtTable: false,
      readBy: [],
    }
    return withTable(evening, event.table, ({ disputes }) => ({ disputes: [...disputes, opened] }))
  },
  disputeStated: (evening, event, { at }) =>
    withDispute(evening, event, ({ statements }) => ({
      statements: [...statements, { member: event.member, at, text: event.text }],
    })),
  disputeRuled: (evening, event, { at, by }) => {
    const { inFavourOf, why, provision, transfers, told = false, shares = {} } = event
    const { closing } = evening
    const decided = withDispute(evening, event, () => ({
      status: 'final',
      decision: { member: by.member, at, inFavourOf, why, provision, transfers },
      isTold: told,
    }))
    const ruled = withMano(decided, event.table, (mano) => ({
      shares: withMore(mano.shares, shares),
    }))
    const recounting = transfers.length > 0 && closing && recountingAfter(closing, transfers)
    return withTransfers(recounting ? { ...ruled, closing: recounting } : ruled, transfers)
  },
  disputeWithdrawn: (evening, event) =>
    withDispute(evening, event, () => ({ status: 'withdrawn' })),
  rulingAcknowledged: (evening, event) =>
    withDispute(evening, event, ({ readBy }) =>
      event.member === null ? { isReadAtTable: true } : { readBy: [...readBy, event.member] },
    ),
}

/**
 * A table without a member: the seat, the place in line, wishes, and of their limits that of the seat, or all; the sabot
 * goes on from their turn.
 */
function without(table: Table, member: MemberId, limitsLast: boolean): Partial<Table> {
  const seat = table.seats.find(({ holder }) => holder === member)
  const seats = table.seats.map((one) =>
    one.holder === member
      ? changedSeat(one, {
          holder: null,
          away: null,
          salutes: false,
          hasRefused: false,
          companion: null,
        })
      : one,
  )
  const limits = limitsLast
    ? withoutForward(table, member)
    : table.limits.filter((one) => one.member !== member)
  const left = {
    seats,
    limits,
    bookings: table.bookings.filter((one) => one.member !== member),
    movesAsked: table.movesAsked.filter((one) => one.member !== member),
    swap: seat && table.swap?.seats.includes(seat.number) ? null : table.swap,
    suivi: table.suivi.filter((one) => one.member !== member),
    tableLoser: table.tableLoser.filter((one) => one.member !== member),
    lastSolePunter: table.lastSolePunter === member ? null : table.lastSolePunter,
    regola: table.regola.filter((one) => one !== member),
  }
  return seat && table.turn === seat.number
    ? { ...left, ...turnAfter({ seats, limits }, seat.number) }
    : left
}

const evolveConduct: Evolve<Evening, ConductEvent> = {
  depositAbandoned: (evening, event, { at }) => {
    const { deposit: number, table, member, chips, note, transfers } = event
    const kept = { number, table, member, chips, at, note, claimedBy: null }
    return withTransfers(
      changedEvening(evening, { deposits: [...evening.deposits, kept] }),
      transfers,
    )
  },
  depositClaimed: (evening, { deposit, member, transfers }) =>
    withTransfers(
      changedEvening(evening, {
        deposits: evening.deposits.map((one) =>
          one.number === deposit ? { ...one, claimedBy: member } : one,
        ),
      }),
      transfers,
    ),
  regulationAmended: (evening, { sheet: number, provision, text }, { at, by }) =>
    changedEvening(evening, {
      amendments: [...evening.amendments, { number, at, by: by.member, provision, text }],
    }),
  memberSentOut: (evening, { member, why, limitsLast = false }, { at }) =>
    Object.values(evening.tables).reduce<Evening>(
      (so, { id }) =>
        withTable(so, id, (table) => ({ ...without(table, member, limitsLast), steps: [] })),
      changedEvening(evening, { sentOut: [...evening.sentOut, { member, at, why }] }),
    ),
  memberReadmitted: (evening, { member }) =>
    changedEvening(evening, { sentOut: evening.sentOut.filter((one) => one.member !== member) }),
}

export const evolveAuthority: Evolve<Evening, AuthorityEvent> = {
  ...evolveDisputes,
  ...evolveConduct,
}
