import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../state/ids'
import type { Hand, Play } from '../state/play'

/** The facts that the deal gives to the play; amounts in chips. */
export interface Dealt {
  giro: readonly MemberId[]
  pot: Chips
  cip: Chips
  passata: Chips
  /** Each player's resto after the uscite. */
  resti: Readonly<Record<MemberId, Chips>>
  /** Each player's payment into the pot at this deal, in the order of the giro. */
  uscite: readonly Chips[]
  /** C4: the limit of each player all'altezza. */
  altezza: Readonly<Record<MemberId, Chips>>
}

/**
 * The most that a player may put in, in chips: their resto. A player with less than the pot who comes in answers for
 * as many passate as reach it (III.5, C2); a player all'altezza has the highest resto as limit (C4).
 */
export function limitOf({ resti, altezza, pot, passata }: Dealt, member: MemberId): Chips {
  const resto = resti[member] ?? 0
  const high = altezza[member] ?? 0
  if (resto >= pot || high >= pot) return Math.max(resto, high)
  return resto + Math.ceil((pot - resto) / passata) * passata
}

/** A hand whose player has not spoken yet. */
const unspoken = (uscita: Chips, limit: Chips): Hand => ({
  standing: 'waiting',
  inPassetto: false,
  put: 0,
  round: 0,
  uscita,
  limit,
  spoken: false,
  asked: null,
  count: 5,
  shown: null,
})

/** A play without any move: the first player on the cartaro's left has the turn. */
const unplayed = ({ giro, hands, pot, cip, notes }: Begun): Play => ({
  phase: 'opening',
  giro,
  hands,
  speaker: giro[0] ?? null,
  pot,
  cip,
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
  notes,
})

type Begun = Pick<Play, 'giro' | 'hands' | 'pot' | 'cip' | 'notes'>

/** The play of a colpo just dealt. */
export function beginPlay(dealt: Dealt): Play {
  const { giro, pot, cip, uscite } = dealt
  const hands = giro.map((member, place) => unspoken(uscite[place] ?? 0, limitOf(dealt, member)))
  return unplayed({ giro, hands, pot, cip, notes: [] })
}

/** The play as it was when the cards were dealt; notes made since are kept. */
export function rewound(play: Play): Play {
  const hands = play.hands.map(({ uscita, limit }) => unspoken(uscita, limit))
  const { giro, pot, cip, notes } = play
  return unplayed({ giro, hands, pot, cip, notes })
}
