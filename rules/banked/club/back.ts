import { stakesBarredByFloat } from '../../float/playing'
import type { FloatRoom } from '../../float/state/room'
import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { bancoOf } from '../accounts'
import { chipsMoved } from '../frame/steps'
import type { Bench } from '../host'
import { refusingBy } from '../refuse'
import type { BankedEvening, BankedTable, Step } from '../state'

/** Serial of the latest colpo that was over at a table. */
const overAt = ({ colpo, serial }: Pick<BankedTable<never>, 'colpo' | 'serial'>): number =>
  colpo === null ? serial : serial - 1

/**
 * The reason why the latest entry, of which this is the first step, stays for a claim's or a ruling's sake. Nothing before
 * a ruling that moved chips is taken back, since the chips would move twice; what was there when a colpo was claimed or
 * ruled on, and its end, is taken back by an officer alone. Source: J.3, K.3.
 */
export function keptByRuling<S extends BankedEvening<T>, T extends BankedTable<T>>(
  { heardAt, ids }: Bench<S, T>,
  table: T,
  first: Pick<Step<T>, 'at' | 'table'>,
  by: Actor,
): Refused | null {
  const refuse = refusingBy(ids)
  const over = overAt(first.table)
  const heard = heardAt(table).filter(({ colpo }) => colpo > over)
  if (heard.some(({ at, hasMovedChips }) => hasMovedChips && at >= first.at))
    return refuse('back', 'before-a-ruling')
  if (isOfficer(by)) return null
  const overNow = overAt(table)
  return heard.some(({ colpo, at }) => colpo <= overNow || at >= first.at)
    ? refuse('back', 'inspector-takes-back')
    : null
}

/**
 * The reason why a colpo that is over is not put back into play, nor the chips of the bank moved back: the box of the table
 * is closed. Source: V.open-presence.
 */
export function keptByFloat(
  room: FloatRoom,
  { id, colpo }: Pick<BankedTable<never>, 'id' | 'colpo'>,
  steps: readonly Step<Pick<BankedTable<never>, 'colpo'>>[],
): Refused | null {
  const isReplayed = colpo === null && steps[0]?.table.colpo != null
  const bank = bancoOf(id)
  const isRepaid = chipsMoved(steps).some(({ from, to }) => from === bank || to === bank)
  return isReplayed || isRepaid ? stakesBarredByFloat(room, id) : null
}
