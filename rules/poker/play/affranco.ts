import type { Decision } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { refuse } from '../refuse'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { handIn, playersIn } from './turn'

/**
 * Refuses a raise that the pact forbids: any, in passetto with only the partner in (A.5); one without tris, as the
 * first after the partner who opened (A.4). Raises are free once an outsider is in (A.6). Null when it is allowed.
 */
export function affrancoRefusal(
  { affranchi }: Table,
  play: Play,
  member: MemberId,
  tris: boolean,
): Decision<never> | null {
  const partner = affranchi.includes(member)
    ? affranchi.find((other) => other !== member)
    : undefined
  if (partner === undefined || play.phase !== 'entry') return null
  const outsiders = playersIn(play).some((other) => other !== partner && other !== member)
  const onlyPartner = !outsiders && handIn(play, partner)?.standing === 'in'
  if (onlyPartner && handIn(play, member)?.inPassetto) return refuse('A.5', 'affranco-in-passetto')
  if (play.opener === partner && onlyPartner && !tris) return refuse('A.4', 'affranco-needs-tris')
  return null
}

/** Whether only the two affranchi are left in the game. */
export function areAlone({ affranchi }: Table, play: Play): boolean {
  const left = playersIn(play)
  return left.length === 2 && left.every((member) => affranchi.includes(member))
}

/** A.2: refuses a bet after the draw by affranchi alone with each other, without a raise: they lay their cards down. */
export function laidDown(table: Table): Decision<never> | null {
  const { play } = table
  const isAfterEntry = play?.phase === 'draw' || play?.phase === 'arrival'
  const arrived = isAfterEntry && play.raises === 0 && play.bet === 0
  return arrived && areAlone(table, play) ? refuse('A.2', 'affranchi-lay-down') : null
}
