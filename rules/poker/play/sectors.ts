import { type Chips, greater, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { handIn } from '../giro/turn'
import { restiAreKnown, restoAt } from '../money/resti'
import type { Colpo } from '../state/colpo'
import type { Play } from '../state/play'
import type { Table } from '../state/table'

/** Chips put in since the opening of a colpo played move by move; they move to the pot at its settlement. */
export const stakedIn = (play: Play | null): Chips =>
  sumOf((play?.hands ?? []).map(({ put }) => put))

const NONE: Readonly<Record<MemberId, Chips>> = {}

/**
 * III.5: whether putting in chips now would ask for the passate that reach the pot: the player puts in for the first
 * time, has less than the pot, and is not all'altezza (III.7).
 */
export function asksByPlaying(colpo: Colpo, play: Play, member: MemberId): boolean {
  const hand = handIn(play, member)
  const isMarked = colpo.altezza[member] !== undefined
  return hand?.put === 0 && !isMarked && hand.limit > (colpo.stakes[member] ?? 0)
}

/**
 * At level 3 stakes stay in front of the players until the end; for each player who put in, the chips left in their
 * sector. A player below the pot answers for the passate that reach it and may play them; one all'altezza keeps the
 * chips before them. Empty where resti are not known. Source: III.1, III.5, III.7.
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
