import type { Card } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Edition } from '../editions'
import type { Honour } from './colpo'

/**
 * opening: a player opens (VI) · entry: acceptance and raises (VII, VIII) · draw: accomodo (IX) · arrival: bets after
 * the draw (XI) · showdown: hands and opening are shown (XII).
 */
export const PHASES = ['opening', 'entry', 'draw', 'arrival', 'showdown'] as const
export type Phase = (typeof PHASES)[number]

/**
 * waiting: holds cards and has not spoken (VII.1) · passetto: passed at the
 * opening, keeping the cards · in: has put chips in · folded: threw the cards ·
 * out: put out by the rules, stakes lost · withdrawn: left by right, stakes back.
 */
export const STANDINGS = ['waiting', 'passetto', 'in', 'folded', 'out', 'withdrawn'] as const
export type Standing = (typeof STANDINGS)[number]

/** A player's part in a colpo played move by move. */
export interface Hand {
  readonly standing: Standing
  /** The player once passed at the opening, so they can never validate a wrong one (VI.5). */
  readonly inPassetto: boolean
  /** Chips put in after the uscita, in the colpo and in the present round. */
  readonly put: Chips
  readonly round: Chips
  /** Chips the player paid into the pot at this deal: the uscita, or a quota of a parol. */
  readonly uscita: Chips
  /** The most the player may put in: the resto, with passate they would answer for (C2), or the altezza (C4). */
  readonly limit: Chips
  /** The player has spoken since the last bet or raise. */
  readonly spoken: boolean
  /** Number of cards asked at the draw; null before the player asks. */
  readonly asked: number | null
  /** Number of cards in hand, five unless recorded otherwise (IX.7). */
  readonly count: number
  readonly shown: ShownHand | null
}

/** The state of a hand on the table; `cards` is empty when the software does not know them. */
export interface ShownHand {
  readonly how: 'shown' | 'mucked' | 'conceded'
  readonly cards: readonly Card[]
  /** XIV.1: shown without need, and nobody objects to honouring it. */
  readonly agreed?: true
  /** X.1: the hand holds twins, of which only one counts. */
  readonly twins?: true
}

/** Declared multiples of a bet, with their factors (VIII.3, E4). */
export const MULTIPLES = {
  doppio: 2,
  triplo: 3,
  paroli: 3,
  'doppio-paroli': 4,
  'paroli-e-massa': 4,
  cimbro: 5,
} as const
export type Multiple = keyof typeof MULTIPLES

/** One move at the table. Amounts of `open`, `bet` and `raise` are the player's stake in this round after the move. */
export type Move = Readonly<
  | { kind: 'pass'; member: MemberId; busy?: true }
  | { kind: 'open'; member: MemberId; to: Chips }
  | { kind: 'accept'; member: MemberId }
  | { kind: 'raise'; member: MemberId; to: Chips; multiple: Multiple | null }
  | { kind: 'fold'; member: MemberId }
  | { kind: 'ask'; member: MemberId; cards: number }
  | { kind: 'second-take' }
  | { kind: 'parol'; member: MemberId }
  | { kind: 'bet'; member: MemberId; to: Chips }
  | { kind: 'show'; member: MemberId; shown: ShownHand }
  | {
      kind: 'opening-shown'
      member: MemberId
      held: boolean
      excused: boolean
      /** XIV.1: the point that the opening is by itself, where it is honoured. */
      honour?: Honour
    }
  | { kind: 'wrong-opening'; member: MemberId }
  | {
      kind: 'opening-answer'
      member: MemberId
      holds: boolean
      /** VI.4: the cards of an opening that was discarded, as its player names them. */
      named?: readonly Card[]
    }
  | {
      kind: 'put-out'
      member: MemberId
      stakes: 'lost' | 'back'
      provision: string
      /** N6: a ruling leaves the uscita in the pot; with a faulty pack it goes back with the stakes (X.2). */
      uscita?: 'stays'
    }
  | { kind: 'card-count'; member: MemberId; count: number }
  | { kind: 'face-up'; member: MemberId; masked?: true }
  | { kind: 'take'; member: MemberId }
  | { kind: 'quadriglie'; lowest: number }
  | { kind: 'partito' }
  | { kind: 'lay-down' }
>

/** A move made before its turn, which waits for it (E5). `after` is the number of moves made when it was announced. */
export interface Early {
  readonly move: Extract<Move, { kind: 'pass' | 'open' | 'accept' | 'raise' | 'parol' | 'bet' }>
  readonly after: number
}

/** The colpo in play, move by move. It always equals the replay of `moves` from the deal. */
export interface Play {
  /** The edition of the rules that the table plays by. */
  readonly edition: Edition
  readonly phase: Phase
  /** Speaking order: from the cartaro's left. */
  readonly giro: readonly MemberId[]
  /** Each player's hand, in the order of the giro. */
  readonly hands: readonly Hand[]
  /** The player whose turn it is to speak or to ask for cards; null when it is nobody's. */
  readonly speaker: MemberId | null
  /** Chips in the middle before the opening. */
  readonly pot: Chips
  /** The smallest chip that may be bet. */
  readonly cip: Chips
  readonly opener: MemberId | null
  readonly openedFor: Chips
  /** The stake of this round that a player needs to stay. */
  readonly bet: Chips
  readonly raises: number
  readonly lastRaiser: MemberId | null
  /** VI.6: whether the opening was shown; null until it is recorded. */
  readonly openingHeld: boolean | null
  /** VI.5: players who have still to say whether they hold the opening, after a wrong one was declared. */
  readonly answering: readonly MemberId[]
  /** VI.5: the player whose turn it was when the opening was questioned. */
  readonly interrupted: MemberId | null
  /** The provision that voids the colpo, so that all take their stakes back (VI.5, IX.3). */
  readonly nullified: string | null
  /** XII.4: the player who threw their cards unseen and took the pot, after all others conceded or mucked. */
  readonly taker: MemberId | null
  readonly partito: boolean
  /** G1: all players left after the draw said parol. */
  readonly parol: boolean
  /** IX.3: cards turned over by the cartaro, and masked cards of the pack where they are counted apart. */
  readonly faceUp: number
  readonly masked: number
  /** X.3: number of the lowest card in play, if whole quadriglie below the pack were found; else null. */
  readonly lowest: number | null
  readonly secondTake: 'none' | 'due' | 'given'
  readonly early: readonly Early[]
  readonly moves: readonly Move[]
  /**
   * Notes of things said at the table: a player was pressed, announced how many cards they drew, a mazzo was rebuilt.
   */
  readonly notes: readonly Note[]
}

/** Something said at the table, with its provision; it changes nothing else. */
export interface Note {
  readonly provision: string
  readonly member: MemberId | null
}
