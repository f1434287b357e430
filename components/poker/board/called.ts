import type { Call } from '@/rules/poker/state/list'
import type { BoardView } from '@/rules/poker/views/board'

/** A member called to a table, as the wall names them. */
export interface CalledMember {
  signUp: number
  member: string
  call: Call
  /** The table as people name it; empty when it is not on the wall. */
  label: string
}

/** Everybody called and not seated yet: to a table that forms, or to a place that fell free; the latest to end first. */
export function calledMembers({ tables, lists }: BoardView): CalledMember[] {
  const labelOf = (id: string) => tables.find((table) => table.id === id)?.label ?? ''
  const forming = tables.flatMap(({ label, called }) =>
    called.flatMap(({ member, signUp, call }) => (call ? [{ signUp, member, call, label }] : [])),
  )
  const offered = lists.flatMap(({ waiting }) =>
    waiting.flatMap(({ number, member, call }) =>
      call ? [{ signUp: number, member, call, label: labelOf(call.table) }] : [],
    ),
  )
  const known = new Set(forming.map(({ signUp }) => signUp))
  return [...forming, ...offered.filter(({ signUp }) => !known.has(signUp))]
}
