import type { Move, Play } from '../state/play'
import { ownPlay } from '../state/shape'
import { advanceAll } from './advance'
import { UNPLAYED, UNPLAYED_HAND } from './begin'

/** The play as it was when the cards were dealt. */
function rewound(from: Play): Play {
  const play = Object.assign(ownPlay(from), UNPLAYED, { speaker: from.giro[0] ?? null })
  for (const member in play.hands) Object.assign(play.hands[member] ?? {}, UNPLAYED_HAND)
  return play
}

/** The play that these moves make of the same deal. */
export const replay = (play: Play, moves: readonly Move[]): Play => advanceAll(rewound(play), moves)
