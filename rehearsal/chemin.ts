import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { seated } from '@/rules/chemin-de-fer/mano/order'
import { placesOf } from '@/rules/chemin-de-fer/stakes/at-coup'
import { asTable, type Place } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Step } from './story'

/** A state of chemin de fer: a story's steps are asked with that of their own game. */
export const cheminIn = (state: unknown): Evening => state as Evening

/** The evening's first table; undefined before it opens. */
export const cheminTableIn = (state: unknown): Table | undefined =>
  Object.values(cheminIn(state).tables)[0]

/** The bank that lies at the first table, and the chips before a member. */
export const bankIn = (state: unknown): Chips => balance(cheminIn(state), bankOf(asTable('T1')))
export const chipsBefore = (state: unknown, member: MemberId): Chips =>
  balance(cheminIn(state), chipsOf(member))

/** The seated members who play against the bank, the richest first. */
export function puntersIn(state: unknown): MemberId[] {
  const table = cheminTableIn(state)
  if (!table) return []
  const own = (member: MemberId) => chipsBefore(state, member)
  return seated(table)
    .filter((member) => member !== table.mano?.banker)
    .sort((one, other) => own(other) - own(one) || one.localeCompare(other))
}

/** The place from which a member stakes; undefined where they have none. */
export const placeIn = (table: Table, member: MemberId): Place | undefined =>
  placesOf(table, member)[0]

export const cheminRow = (id: string): NonNullable<Step['row']> => ({ game: 'chemin-de-fer', id })
