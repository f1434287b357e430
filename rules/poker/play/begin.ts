import type { Chips } from '../../chips'
import type { MemberId } from '../state/ids'
import type { Hand, Play } from '../state/play'

/** What the deal hands over to the play: amounts in chips. */
export interface Dealt {
  giro: readonly MemberId[]
  pot: Chips
  cip: Chips
  passata: Chips
  /** What each has before him after the uscite. */
  resti: Readonly<Record<MemberId, Chips>>
  /** What each paid into the pot at this deal. */
  uscite: Readonly<Record<MemberId, Chips>>
  /** C4: what who is all'altezza may put in. */
  altezza: Readonly<Record<MemberId, Chips>>
}

/**
 * All a player may put in: his resto; who has less than the pot and comes in all the same answers for as many
 * passate as reach it (III.5, C2); who is all'altezza for the highest resto (C4).
 */
export function limitOf({ resti, altezza, pot, passata }: Dealt, member: MemberId): Chips {
  const resto = resti[member] ?? 0
  const high = altezza[member] ?? 0
  if (resto >= pot || high >= pot) return Math.max(resto, high)
  return resto + Math.ceil((pot - resto) / passata) * passata
}

/** A hand nobody has spoken for yet. */
export const UNPLAYED_HAND = {
  standing: 'waiting',
  inPassetto: false,
  put: 0,
  round: 0,
  spoken: false,
  asked: null,
  count: 5,
  shown: null,
} as const satisfies Partial<Hand>

/** A play in which nothing was said yet. */
export const UNPLAYED = {
  phase: 'opening',
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
} as const satisfies Partial<Play>

/** A colpo just dealt: the first on the cartaro's left has the word. */
export function beginPlay(dealt: Dealt): Play {
  const hands = Object.fromEntries(
    dealt.giro.map((member): [MemberId, Hand] => [
      member,
      { ...UNPLAYED_HAND, uscita: dealt.uscite[member] ?? 0, limit: limitOf(dealt, member) },
    ]),
  )
  const { giro, pot, cip } = dealt
  return { ...UNPLAYED, giro, hands, speaker: giro[0] ?? null, pot, cip, notes: [] }
}
