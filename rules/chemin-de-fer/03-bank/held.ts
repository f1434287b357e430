import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { notPlaying } from '../frame/at-table'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** The mano of a table that plays, when this member is its banker; else the refusal. */
export function heldBy(evening: Evening, table: Table, member: MemberId): Mano | Refused {
  const stopped = notPlaying(evening, table)
  if (stopped) return stopped
  const { mano } = table
  if (!mano) return refuse(null, 'no-mano')
  return mano.banker === member
    ? mano
    : refuse('S.17a', 'not-banker', { member: { member: mano.banker } })
}
