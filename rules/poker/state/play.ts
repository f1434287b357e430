import type { Card } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from './ids'

/**
 * opening: who opens (VI) · entry: acceptance and raises (VII, VIII) · draw: accomodo (IX) · arrival: bets after the
 * draw (XI) · showdown: hands and opening are shown (XII).
 */
export const PHASES = ['opening', 'entry', 'draw', 'arrival', 'showdown'] as const
export type Phase = (typeof PHASES)[number]

/**
 * waiting: holds cards and has not spoken (VII.1) · passetto: passed at the opening, keeping his cards · in: has put
 * in · folded: threw his cards · out: put out by the rules, stakes lost · withdrawn: out by right, stakes back.
 */
export const STANDINGS = ['waiting', 'passetto', 'in', 'folded', 'out', 'withdrawn'] as const
export type Standing = (typeof STANDINGS)[number]

/** What a player holds and has done in the colpo being played move by move. */
export interface Hand {
  readonly standing: Standing
  /** He once passed at the opening: he can never validate a wrong one (VI.5). */
  readonly inPassetto: boolean
  /** Chips put in after the uscita, in the colpo and in the present round. */
  readonly put: Chips
  readonly round: Chips
  /** What he paid into the pot at this deal: his uscita, or his share of a parol. */
  readonly uscita: Chips
  /** All he may put in: his resto, with the passate he would answer for (C2), or the altezza (C4). */
  readonly limit: Chips
  /** Spoke since the last bet or raise. */
  readonly spoken: boolean
  /** Cards asked at the draw; null before he asks. */
  readonly asked: number | null
  /** Cards in hand when known to differ from five (IX.7). */
  readonly count: number
  readonly shown: ShownHand | null
}

/** How a hand ended on the table; `cards` is empty when only its owner saw them. */
export interface ShownHand {
  readonly how: 'shown' | 'mucked' | 'conceded'
  readonly cards: readonly Card[]
  /** XIV.1: shown without need, and nobody objects to honouring it. */
  readonly agreed?: true
}

export const MULTIPLES = {
  doppio: 2,
  triplo: 3,
  paroli: 3,
  'doppio-paroli': 4,
  'paroli-e-massa': 4,
  cimbro: 5,
} as const
export type Multiple = keyof typeof MULTIPLES

/** One move at the table. Amounts of `open`, `bet` and `raise` are what he has then put in this round. */
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
  | { kind: 'opening-shown'; member: MemberId; held: boolean; excused: boolean }
  | { kind: 'wrong-opening'; member: MemberId }
  | { kind: 'opening-answer'; member: MemberId; holds: boolean }
  | { kind: 'put-out'; member: MemberId; stakes: 'lost' | 'back'; provision: string }
  | { kind: 'card-count'; member: MemberId; count: number }
  | { kind: 'face-up'; member: MemberId }
  | { kind: 'take'; member: MemberId }
  | { kind: 'quadriglie'; lowest: number }
  | { kind: 'partito' }
  | { kind: 'lay-down' }
>

/** A move made before its turn, waiting for it (E5). `after` counts the moves made when it was announced. */
export interface Early {
  readonly move: Extract<Move, { kind: 'open' | 'accept' | 'raise' | 'parol' | 'bet' }>
  readonly after: number
}

/** The colpo in play, move by move. It is always what `moves` make of `start`. */
export interface Play {
  readonly phase: Phase
  /** Speaking order: from the cartaro's left. */
  readonly giro: readonly MemberId[]
  /** What each holds, in the order of the giro. */
  readonly hands: readonly Hand[]
  /** Whose turn it is to speak or to ask for cards; null when nobody has to. */
  readonly speaker: MemberId | null
  /** Chips in the middle before the opening, smallest bet. */
  readonly pot: Chips
  readonly cip: Chips
  readonly opener: MemberId | null
  readonly openedFor: Chips
  /** What one must have put in this round to stay. */
  readonly bet: Chips
  readonly raises: number
  readonly lastRaiser: MemberId | null
  /** VI.6: whether the opening was shown; null until somebody says. */
  readonly openingHeld: boolean | null
  /** VI.5: who still has to say whether he holds the opening, after a wrong one was declared. */
  readonly answering: readonly MemberId[]
  /** VI.5: who had the word when the opening was questioned. */
  readonly interrupted: MemberId | null
  /** The provision that voids the colpo, so that everybody takes his stake back (VI.5, IX.3). */
  readonly nullified: string | null
  /** XII.4: who threw his cards unseen and took the pot, all others having conceded or mucked. */
  readonly taker: MemberId | null
  readonly partito: boolean
  /** G1: all who were left after the draw said parol. */
  readonly parol: boolean
  readonly faceUp: number
  /** X.3: number of the lowest card when whole quadriglie below the pack were found in it. */
  readonly lowest: number | null
  readonly secondTake: 'none' | 'due' | 'given'
  readonly early: readonly Early[]
  readonly moves: readonly Move[]
  /** What was said at the table and only noted: who was pressed, how many one drew, a rebuilt mazzo. */
  readonly notes: readonly Note[]
}

/** Something said at the table, with the provision it falls under; it changes nothing by itself. */
export interface Note {
  readonly provision: string
  readonly member: MemberId | null
}
