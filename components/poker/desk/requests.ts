import type { Instant } from '@/rules/kernel/decider'
import { isUndecided, type Undecided } from '@/rules/poker/17-arbitration/waiting'
import type { TableId } from '@/rules/poker/state/ids'
import type { Call, SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'

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
