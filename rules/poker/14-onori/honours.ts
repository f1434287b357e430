import type { MemberId } from '../../kernel/ids'
import { categoryOf, evaluateHand } from '../cards/hands'
import { showsWithoutNeed } from '../giro/showing'
import { handOf, playersIn } from '../giro/turn'
import { honoursOpenings } from '../readings'
import type { Honour, RecordedOutcome } from '../state/colpo'
import type { Play } from '../state/play'

type Honours = Extract<RecordedOutcome, { kind: 'won' }>['honours']

/**
 * The honours for the cards that were shown: every poker or scala reale that had to be shown, at the showdown or as
 * an opening; a hand shown without need only when nobody objects. Source: XIV.1, XIV.3, XIV.5, H5.
 */
export function honoursOf(play: Play, straights: Uint8Array): Honours {
  const due: Honours[number][] = []
  for (const member of playersIn(play)) {
    const shown = handOf(play, member).shown
    if (shown?.how !== 'shown' || shown.cards.length < 4) continue
    if (showsWithoutNeed(play, member) && !shown.agreed) continue
    const category = categoryOf(evaluateHand(straights, shown.cards))
    const honour: Honour | null =
      category === 'poker' ? 'poker' : category === 'scala reale' ? 'scala-reale' : null
    if (honour) due.push({ member, honour, unopposed: hadNoOpponents(play, member) })
  }
  const opening = openingHonoured(play)
  return opening && due.length === 0 ? [opening] : due
}

/** XIV.1: the honour of an opener left alone who showed a poker or a scala reale as the opening. */
function openingHonoured(play: Play): Honours[number] | null {
  if (!honoursOpenings(play)) return null
  for (const move of play.moves)
    if (move.kind === 'opening-shown' && move.honour !== undefined) {
      const { member, honour } = move
      return { member, honour, unopposed: hadNoOpponents(play, member) }
    }
  return null
}

/** XIV.3: no other player put anything in; a player in a partito has opponents (XV.1). */
const hadNoOpponents = (play: Play, member: MemberId): boolean =>
  !play.partito &&
  play.giro.every((other) => other === member || handOf(play, other).put === 0) &&
  playersIn(play).length === 1
