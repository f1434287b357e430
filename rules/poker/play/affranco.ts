import type { Decision } from '../../kernel/decider'
import { refuse } from '../refuse'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { handIn, playersIn } from './turn'

/**
 * What the pact forbids to one who would raise: ever, in passetto with only his partner in (A.5); without tris, as
 * the first after his partner who opened (A.4). Free as soon as an outsider is in (A.6). Null when he may.
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

/** Only the two affranchi are left in the game. */
export function areAlone({ affranchi }: Table, play: Play): boolean {
  const left = playersIn(play)
  return left.length === 2 && left.every((member) => affranchi.includes(member))
}

/** A.2: alone with each other and with no raise, affranchi do not bet after the draw: they lay their cards down. */
export function laidDown(table: Table): Decision<never> | null {
  const { play } = table
  const arrived = play?.phase === 'arrival' && play.raises === 0 && play.bet === 0
  return arrived && areAlone(table, play) ? refuse('A.2', 'affranchi-lay-down') : null
}
