import { NO_CHIPS } from '../../kernel/chips'
import type { Actor } from '../../kernel/decider'
import { tableAt } from '../at-table'
import type { Evening } from '../evening'
import { tablesInReach } from '../reach'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { cardHolders } from './turn'
import { boundsOf } from './verify'

/** Tables this actor sees being played move by move. */
export const playing = (evening: Evening, by: Actor): { table: string; play: Play }[] =>
  tablesInReach(evening, by).flatMap(({ id, play }) => (play ? [{ table: id, play }] : []))

/** The one who has the word at each of those tables, as a payload. */
export const speakers = (evening: Evening, by: Actor): { table: string; member: MemberId }[] =>
  playing(evening, by).flatMap(({ table, play }) =>
    play.speaker === null ? [] : [{ table, member: play.speaker }],
  )

/** What this player may bring his stake to, by a kind of move at his table. */
export const betBounds = (
  evening: Evening,
  { table, member }: { table: string; member: MemberId },
  kind: 'open' | 'bet' | 'raise',
) => {
  const { play } = tableAt(evening, table)
  const bounds = play && boundsOf(play, member, kind)
  return bounds ? { ...bounds, step: 1 } : { min: NO_CHIPS, max: NO_CHIPS, step: 1 }
}

/** Who still holds cards, as payloads: for what may be said out of turn. */
export const holders = (evening: Evening, by: Actor) =>
  playing(evening, by).flatMap(({ table, play }) =>
    cardHolders(play).map((member) => ({ table, member })),
  )
