import type { MemberId } from '../../kernel/ids'
import type { Play } from '../state/play'
import { cardHolders, handIn, playersIn } from './turn'

/** The other players in the game with cards neither mucked nor, if `orConceded`, conceded. */
export const othersHolding = (play: Play, member: MemberId, orConceded: boolean): MemberId[] =>
  playersIn(play).filter((other) => {
    const how = handIn(play, other)?.shown?.how
    return other !== member && how !== 'mucked' && !(orConceded && how === 'conceded')
  })

/** The players who contend at the showdown: in the game, and not mucked. Source: XII.4, XII.5. */
export const contesting = (play: Play): MemberId[] =>
  playersIn(play).filter((member) => handIn(play, member)?.shown?.how !== 'mucked')

/**
 * XVII.2: whether nobody would be left for the pot without this hand: all others are out or threw theirs. Such a hand is
 * not ruled dead (N5).
 */
export const isLastHand = (play: Play, member: MemberId): boolean =>
  cardHolders(play).every(
    (other) => other === member || handIn(play, other)?.shown?.how === 'mucked',
  )

/** XII.5: the software does not know this hand's cards, so the table decides whether they are honoured (XIV.1). */
export const isUnseen = (play: Play, member: MemberId): boolean =>
  (handIn(play, member)?.shown?.cards.length ?? 0) === 0

/** XII.1, XII.2, F4: the last player may show only the cards that win, and the opener only the opening; others show all. */
const mayShowFewer = (play: Play, member: MemberId): boolean =>
  member === play.opener ||
  othersHolding(play, member, false).every((other) => handIn(play, other)?.shown)

/** The number of cards in a player's hand: five unless recorded otherwise. Source: V.9, IX.7. */
export const cardsHeld = (play: Play, member: MemberId): number => handIn(play, member)?.count ?? 5

/** The least number of cards that a player must lay down when showing. Source: XII.1, XII.2. */
export const fewestShown = (play: Play, member: MemberId): number =>
  mayShowFewer(play, member) ? 1 : cardsHeld(play, member)

/** XIV.1: whether the hand is shown without need: nobody else is left, and the player did not open. */
export const showsWithoutNeed = (play: Play, member: MemberId): boolean =>
  playersIn(play).length === 1 && member !== play.opener
