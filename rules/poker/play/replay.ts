import type { Hand, Move, Play } from '../state/play'
import { advance } from './advance'

/** The play as it was when the cards were dealt. */
function rewound(play: Play): Play {
  const fresh = (hand: Hand): Hand => ({
    ...hand,
    standing: 'waiting',
    inPassetto: false,
    put: 0,
    round: 0,
    spoken: false,
    asked: null,
    count: 5,
    shown: null,
  })
  return {
    ...play,
    phase: 'opening',
    hands: Object.fromEntries(Object.entries(play.hands).map(([of, hand]) => [of, fresh(hand)])),
    speaker: play.giro[0] ?? null,
    opener: null,
    openedFor: 0,
    bet: 0,
    raises: 0,
    lastRaiser: null,
    openingHeld: null,
    answering: [],
    interrupted: null,
    nullified: null,
    taker: null,
    partito: false,
    parol: false,
    faceUp: 0,
    lowest: null,
    secondTake: 'none',
    early: [],
    moves: [],
  }
}

/** The play that these moves make of the same deal. */
export const replay = (play: Play, moves: readonly Move[]): Play =>
  moves.reduce(advance, rewound(play))
