import type { Refused } from '../../kernel/decider'
import { honoursAreKept } from '../14-onori/tribute'
import { playersIn } from '../giro/turn'
import { honoursOpenings } from '../readings'
import { refuse } from '../refuse'
import type { Play } from '../state/play'
import type { Table } from '../state/table'

/** XIV.1: whether the opener is alone at a table that keeps honours, so that the opening itself may be honoured. */
export const mayBeHonoured = ({ settings }: Pick<Table, 'settings'>, play: Play): boolean =>
  honoursOpenings(play) &&
  honoursAreKept(settings) &&
  playersIn(play).every((member) => member === play.opener)

/** XIV.1: refuses to honour an opening that is not shown alone, or where no honours are kept; null when it may be. */
export function openingNotHonoured(table: Table, play: Play, held: boolean): Refused | null {
  if (!honoursAreKept(table.settings)) return refuse('XIV.1', 'no-honours-here')
  return held && mayBeHonoured(table, play)
    ? null
    : refuse('XIV.1', 'opening-not-alone', { member: { member: play.opener } })
}
