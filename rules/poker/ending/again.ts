import { type Decision, leadsTo, type Occasion } from '../../kernel/decider'
import { type ColpoCorrected, evolveShowdown } from '../12-showdown/events'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { afterRoom, type RoomEvent } from '../room/after'
import { betweenColpi, thirdGiroSince } from '../room/game'
import { lostAtThirdGiro, thirdBegan } from '../room/third-giro'
import { activePlayers } from '../seating/places'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'

/** An event that puts a settled colpo right. */
type PutRight = Pick<ColpoCorrected, 'next'>

/**
 * A settled colpo put right, with the consequences that the right end would have had at once: the only hand of a parol
 * counts for the giro once it is a win (I.9), and a table whose parol falls may be too small to go on (II.7, A14).
 */
export function settledAgain<E extends PutRight>(
  evening: Evening,
  id: TableId,
  decision: Decision<E>,
  evolve: (evening: Evening, event: E, occasion: Occasion) => Evening,
  occasion: Occasion,
): Decision<E | RoomEvent, Evening> {
  if (!decision.accepted) return decision
  const { events } = decision
  const table = tableAt(evening, id)
  if (!mayFollow(table, events)) return decision
  const after = events.reduce((state, event) => evolve(state, event, occasion), evening)
  const third = thirdGiroSince(table, after, occasion.at)
  const withThird = afterRoom(after, third, occasion)
  const between = betweenColpi(withThird, id, occasion.at)
  return leadsTo([...events, ...third, ...between], afterRoom(withThird, between, occasion))
}

/** Whether the table is too small to go on without its parol. */
const isHeldByParol = (table: Table): boolean =>
  table.parol !== null && activePlayers(table).length < table.settings.minimumPlayers

/** Whether anything may follow a colpo of this table put right: a table too small without its parol, or places that end with the third giro. */
export const isFollowed = (table: Table): boolean =>
  isHeldByParol(table) || lostAtThirdGiro(table).length > 0

/** Whether anything follows these events, as it seldom does. */
function mayFollow(table: Table, events: readonly PutRight[]): boolean {
  if (!isFollowed(table)) return false
  return events.some(
    ({ next }) =>
      next !== null &&
      (isHeldByParol(table) ||
        thirdBegan(table, { status: table.status, giro: next.giro ?? table.giro })),
  )
}

/** The same for a result that is corrected. Source: XII.5, N3. */
export const correctedAgain = (
  evening: Evening,
  id: TableId,
  decision: Decision<ColpoCorrected>,
  occasion: Occasion,
): Decision<ColpoCorrected | RoomEvent, Evening> =>
  settledAgain(evening, id, decision, evolveShowdown.colpoCorrected, occasion)
