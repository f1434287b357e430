import type { Move, Play } from '../state/play'
import { advance } from './advance'
import { UNPLAYED, UNPLAYED_HAND } from './begin'

/** The play as it was when the cards were dealt. */
function rewound(play: Play): Play {
  const hands = Object.fromEntries(
    Object.entries(play.hands).map(([of, hand]) => [of, { ...hand, ...UNPLAYED_HAND }]),
  )
  return { ...play, ...UNPLAYED, hands, speaker: play.giro[0] ?? null }
}

/** The play that these moves make of the same deal. */
export const replay = (play: Play, moves: readonly Move[]): Play =>
  moves.reduce(advance, rewound(play))
