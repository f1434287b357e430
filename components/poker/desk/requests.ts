import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { isUndecided, type Undecided } from '@/rules/poker/17-arbitration/waiting'
import type { CassaReason } from '@/rules/poker/state/cassa'
import type { TableId } from '@/rules/poker/state/ids'
import type { Call, SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'

/** III.6: a passata that was asked and not received yet, as the desk hands it over. */
export interface AskedPassata {
  table: TableId
  label: string
  member: MemberId
  chips: Chips
  at: Instant
  reason: CassaReason
  /** III.3: true while a colpo is in play, because the passata then counts from the next one. */
  colpoInPlay: boolean
}

/** Passate waiting at every table, in the order in which they were asked, so that a new one moves no other; in chips. */
export function passateWaiting(view: DeskView): AskedPassata[] {
  return view.tables
    .flatMap((table) =>
      table.players.flatMap((player) =>
        player.askedAt === null
          ? []
          : {
              table: table.summary.id,
              label: table.summary.label,
              member: player.member,
              chips: player.asked,
              at: player.askedAt,
              reason: player.askedReason ?? 'passata',
              colpoInPlay: table.colpo !== null,
            },
      ),
    )
    .sort((a, b) => a.at - b.at)
}

/** A call that is not settled yet, with its sign-up. */
export interface OpenCall {
  signUp: SignUp
  call: Call
}

/** Calls without a final answer; the call that ends first comes first. */
export function openCalls(view: DeskView): OpenCall[] {
  return view.lists
    .flatMap((list) => list.all)
    .flatMap((signUp) =>
      signUp.call && signUp.call.answer !== 'coming' ? [{ signUp, call: signUp.call }] : [],
    )
    .sort((a, b) => a.call.until - b.call.until)
}

/** A dispute that nobody has decided yet: the table votes, or the deputato is awaited. */
export interface OpenDispute {
  table: TableId
  number: number
  status: Undecided
  at: Instant
}

/** Undecided disputes of all tables, by number and table. */
export function openDisputes(view: DeskView): OpenDispute[] {
  return view.tables.flatMap((table) =>
    table.disputes.filter(isUndecided).map(({ number, status, openedAt }) => ({
      table: table.summary.id,
      number,
      status,
      at: openedAt,
    })),
  )
}
