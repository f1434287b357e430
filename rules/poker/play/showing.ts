import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { handIn, playersIn } from './turn'

/** The others still in whose cards are neither mucked nor, where `orConceded`, conceded. */
export const othersHolding = (play: Play, member: MemberId, orConceded: boolean): MemberId[] =>
  playersIn(play).filter((other) => {
    const how = handIn(play, other)?.shown?.how
    return other !== member && how !== 'mucked' && !(orConceded && how === 'conceded')
  })

/** Those whose hands contend at the showdown: in the game, and not mucked. Source: XII.4, XII.5. */
export const contesting = (play: Play): MemberId[] =>
  playersIn(play).filter((member) => handIn(play, member)?.shown?.how !== 'mucked')

/** XII.5: the software does not know this hand's cards, so the table says whether they are honoured (XIV.1). */
export const isUnseen = (play: Play, member: MemberId): boolean =>
  (handIn(play, member)?.shown?.cards.length ?? 0) === 0

/** XII.1, XII.2: the last may stop at the cards that win, and the opener at his opening; the others show all. */
const mayShowFewer = (play: Play, member: MemberId): boolean =>
  member === play.opener ||
  othersHolding(play, member, false).every((other) => handIn(play, other)?.shown)

/** Cards in a player's hand as far as they are known to differ from five. Source: V.9, IX.7. */
export const cardsHeld = (play: Play, member: MemberId): number => handIn(play, member)?.count ?? 5

/** How many cards a player who shows must lay down at least. Source: XII.1, XII.2. */
export const fewestShown = (play: Play, member: MemberId): number =>
  mayShowFewer(play, member) ? 1 : cardsHeld(play, member)

/** XIV.1: shown without need: nobody else is left, and he did not open. */
export const showsWithoutNeed = (play: Play, member: MemberId): boolean =>
  playersIn(play).length === 1 && member !== play.opener
