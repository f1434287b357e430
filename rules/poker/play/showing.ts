import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { handIn, playersIn } from './turn'

/** The others still in whose cards are neither mucked nor, where `orConceded`, conceded. */
export const othersHolding = (play: Play, member: MemberId, orConceded: boolean): MemberId[] =>
  playersIn(play).filter((other) => {
    const how = handIn(play, other)?.shown?.how
    return other !== member && how !== 'mucked' && !(orConceded && how === 'conceded')
  })

/** XII.1, XII.2: the last may stop at the cards that win, and the opener at his opening; the others show all. */
export const mayShowFewer = (play: Play, member: MemberId): boolean =>
  member === play.opener ||
  othersHolding(play, member, false).every((other) => handIn(play, other)?.shown)

/** XIV.1: shown without need: nobody else is left, and he did not open. */
export const showsWithoutNeed = (play: Play, member: MemberId): boolean =>
  playersIn(play).length === 1 && member !== play.opener
