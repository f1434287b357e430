import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { anyRefusal } from '../../kernel/refusal'
import { type AnyPlayer, asPlayer, memberOf, type TableId } from '../ids'
import type { BankedEvening, BankedTable } from '../state'

/** The table with this id; throws when there is none, which the frame has already refused. */
export function tableAt<T>({ tables }: { readonly tables: Tables<T> }, id: TableId): T {
  const table = tables[id]
  if (!table) throw new Error(`no table ${id} in this day`)
  return table
}

type Tables<T> = Readonly<Record<TableId, T>>

/** Tables that an actor's commands may name: its own for a tablet, all for an officer and for a member. */
export const tablesInReach = <T extends Pick<BankedTable<T>, 'id' | 'status'>>(
  { tables }: { readonly tables: Tables<T> },
  by: Actor,
): T[] =>
  Object.values<T>(tables).filter(
    ({ id, status }) =>
      status !== 'closed' &&
      (isOfficer(by) || (by.post === null ? by.member !== null : id === by.post)),
  )

/** The tables in reach as the payload that names one. */
export const eachTable = <T extends Pick<BankedTable<T>, 'id' | 'status'>>(
  evening: { readonly tables: Tables<T> },
  by: Actor,
): { table: TableId }[] => tablesInReach(evening, by).map(({ id }) => ({ table: id }))

/** Whether an actor may name this player: themselves alone, unless the actor is an officer or a tablet. */
export const mayName = (by: Actor, player: AnyPlayer): boolean =>
  isOfficer(by) || by.post !== null || memberOf(player) === by.member

/** Persons whom an actor may name at a table: those of the day and those there, or only themselves. */
export function playersInReach(
  { persons }: Pick<BankedEvening<never>, 'persons'>,
  present: readonly AnyPlayer[],
  by: Actor,
): AnyPlayer[] {
  if (!isOfficer(by) && by.post === null) return by.member === null ? [] : [asPlayer(by.member)]
  const known = membersIn(persons).map((member) => asPlayer(member))
  return [...new Set([...present, ...known])]
}

/** A table as far as its colpo is concerned. */
interface WithColpo<C> {
  readonly status: BankedTable<never>['status']
  readonly colpo: C | null
}

/** The colpo of a table in one of these phases, or the refusal. */
export function colpoIn<C extends { readonly phase: string }>(
  { status, colpo }: WithColpo<C>,
  ...phases: readonly C['phase'][]
): C | Refused {
  if (status !== 'open') return anyRefusal(null, 'table-not-open')
  if (!colpo) return anyRefusal(null, 'no-colpo')
  return phases.includes(colpo.phase) ? colpo : anyRefusal(null, 'not-this-phase')
}
