import { type Actor, isOfficer } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import type { Evening } from '../state/evening'
import { asPlayer, type Player } from '../state/ids'
import type { Table } from '../state/table'
import { presentAt } from './cut'

/** Persons whom an actor may name at a table: those of the day and those there, or only themselves. */
export function playersInReach({ persons }: Evening, table: Table, by: Actor): Player[] {
  if (!isOfficer(by) && by.post === null) return by.member === null ? [] : [asPlayer(by.member)]
  const known = membersIn(persons).map((member) => asPlayer(member))
  return [...new Set([...presentAt(table), ...known])]
}
