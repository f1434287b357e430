import { type Chips, greater, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import { restiAreKnown, restoAt } from '../resti'
import type { Colpo } from '../state/colpo'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { handIn } from './turn'

/** What has been put in since the opening of a colpo played move by move, in chips; it moves at its settlement. */
export const stakedIn = (play: Play | null): Chips =>
  sumOf((play?.hands ?? []).map(({ put }) => put))

const NONE: Readonly<Record<MemberId, Chips>> = {}

/**
 * III.5: whether a player would ask for the passate that reach the pot by putting in now: the first time, with less than
 * the pot, and not all'altezza (III.7).
 */
export function asksByPlaying(colpo: Colpo, play: Play, member: MemberId): boolean {
  const hand = handIn(play, member)
  const isMarked = colpo.altezza[member] !== undefined
  return hand?.put === 0 && !isMarked && hand.limit > (colpo.stakes[member] ?? 0)
}

/**
 * Move by move the stakes lie before the middle until the end: what is left in the sector of each who has put in. A
 * player who put in below the pot answers for the passate that reach it, and may play them; one all'altezza shows what
 * lies before them. Nobody is named where resti are not known. Source: III.1, III.5, III.7.
 */
export function sectorsOf(table: Table): Readonly<Record<MemberId, Chips>> {
  const { colpo, play } = table
  if (!colpo || !play || !restiAreKnown(table)) return NONE
  const left: Record<MemberId, Chips> = {}
  play.giro.forEach((member, place) => {
    const hand = play.hands[place]
    if (!hand || hand.put === 0) return
    const resto = restoAt(table, member)
    const has = colpo.altezza[member] !== undefined ? resto : greater(resto, hand.limit)
    left[member] = greater(NO_CHIPS, minus(has, hand.put))
  })
  return left
}
