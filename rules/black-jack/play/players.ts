import { type Actor, isOfficer } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import type { Evening } from '../state/evening'
import { asPlayer, type CasellaNumber, type Player } from '../state/ids'
import type { Table } from '../state/table'
import { presentAt } from './cut'

/** Persons whom an actor may name at a table: those of the day and those there, or only themselves. */
export function playersInReach({ persons }: Evening, table: Table, by: Actor): Player[] {
  if (!isOfficer(by) && by.post === null) return by.member === null ? [] : [asPlayer(by.member)]
  const known = membersIn(persons).map((member) => asPlayer(member))
  return [...new Set([...presentAt(table), ...known])]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A new person at a casella whom the book does not name: the first letter that nobody has there. Source: A1. */
export function newcomerAt({ standing, colpo }: Table, casella: CasellaNumber): Player | null {
  const taken = new Set<Player>([
    ...standing,
    ...(colpo?.caselle ?? []).flatMap(({ puntate }) => puntate.map(({ player }) => player)),
  ])
  const players = [...LETTERS].map((letter) => asPlayer(`@${casella}${letter}`))
  return players.find((player) => !taken.has(player)) ?? null
}

/** Persons whom an actor may name at a free seat: as at the table, and one whom the book does not name. Source: A1. */
export const playersForSeat = (
  evening: Evening,
  table: Table,
  by: Actor,
  seat: CasellaNumber,
): Player[] => [
  ...playersInReach(evening, table, by),
  ...(isOfficer(by) || by.post !== null ? [asPlayer(`@${seat}`)] : []),
]
