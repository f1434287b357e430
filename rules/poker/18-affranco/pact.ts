import { NO_CHIPS } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { handIn, playersIn } from '../giro/turn'
import { limitsCompanion } from '../readings'
import { refuse } from '../refuse'
import type { Play } from '../state/play'
import type { Table } from '../state/table'

/**
 * Refuses a raise that the pact forbids: any, in passetto with only a partner in (A.5); one without tris, as the first
 * after the partner who opened (A.4), or by one with no stake in after a partner's raise (A.7). Raises are free once
 * an outsider is in (A.6), or a third affranco. Null when it is allowed.
 */
export function affrancoRefusal(
  table: Table,
  play: Play,
  member: MemberId,
  tris: boolean,
): Refused | null {
  const { affranchi } = table
  if (!affranchi.includes(member) || play.phase !== 'entry') return null
  const [other, ...others] = playersIn(play).filter((one) => one !== member)
  const partner = other !== undefined && others.length === 0 && affranchi.includes(other)
  if (partner && handIn(play, member)?.inPassetto) return refuse('A.5', 'affranco-in-passetto')
  if (partner && play.opener === other && !tris) return refuse('A.4', 'affranco-needs-tris')
  return isCommitted(play, member) ? null : companionRefusal(table, play, member, tris)
}

const isCommitted = (play: Play, member: MemberId): boolean =>
  (handIn(play, member)?.put ?? NO_CHIPS) > 0

/**
 * A.7: after an affranco's raise a partner with no stake in comes in only with tris; one with a stake, and less than
 * tris, only if another player has accepted the raise. Null when they may come in.
 */
export function companionRefusal(
  { affranchi }: Table,
  play: Play,
  member: MemberId,
  tris: boolean,
): Refused | null {
  const { lastRaiser } = play
  if (!limitsCompanion(play) || play.phase !== 'entry' || tris || !affranchi.includes(member))
    return null
  if (lastRaiser === null || lastRaiser === member || !affranchi.includes(lastRaiser)) return null
  if (!isCommitted(play, member)) return refuse('A.7', 'companion-needs-tris')
  const accepted = playersIn(play).some(
    (other) => other !== member && other !== lastRaiser && (handIn(play, other)?.spoken ?? false),
  )
  return accepted ? null : refuse('A.7', 'companion-waits')
}

/** Whether only the two affranchi are left in the game. */
export function areAlone({ affranchi }: Table, play: Play): boolean {
  const left = playersIn(play)
  return left.length === 2 && left.every((member) => affranchi.includes(member))
}

/** A.2: refuses a bet after the draw by affranchi alone with each other, without a raise: they lay their cards down. */
export function laidDown(table: Table): Refused | null {
  const { play } = table
  const isAfterEntry = play?.phase === 'draw' || play?.phase === 'arrival'
  const arrived = isAfterEntry && play.raises === 0 && play.bet === 0
  return arrived && areAlone(table, play) ? refuse('A.2', 'affranchi-lay-down') : null
}
