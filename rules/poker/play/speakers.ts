import { NO_CHIPS } from '../../kernel/chips'
import type { Actor } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { cardHolders } from '../giro/turn'
import type { TableId } from '../state/ids'
import type { Play } from '../state/play'
import { boundsOf } from './verify'

/** Tables in this actor's reach that are kept move by move and have a colpo in play. */
export const playing = (evening: Evening, by: Actor): { table: TableId; play: Play }[] =>
  tablesInReach(evening, by).flatMap(({ id, play }) => (play ? [{ table: id, play }] : []))

/** The player whose turn it is at each of those tables, as a payload. */
export const speakers = (evening: Evening, by: Actor): { table: TableId; member: MemberId }[] =>
  playing(evening, by).flatMap(({ table, play }) =>
    play.speaker === null ? [] : [{ table, member: play.speaker }],
  )

/** The limits to which this player may bring their stake, by a kind of move at their table. */
export const betBounds = (
  evening: Evening,
  { table, member }: { table: TableId; member: MemberId },
  kind: 'open' | 'bet' | 'raise',
) => {
  const { play } = tableAt(evening, table)
  const bounds = play && boundsOf(play, member, kind)
  return bounds ? { ...bounds, step: 1 } : { min: NO_CHIPS, max: NO_CHIPS, step: 1 }
}

/** Players who still hold cards, as payloads: for reports that need no turn. */
export const holders = (evening: Evening, by: Actor) =>
  playing(evening, by).flatMap(({ table, play }) =>
    cardHolders(play).map((member) => ({ table, member })),
  )
