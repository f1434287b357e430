import type { Rank } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { ProvisionId } from '../provisions'
import type { CasellaNumber, Player } from './ids'

/** stakes open · cards dealt · insurance and par · players draw · the banco draws · paying; then the colpo is esaurito. */
export const PHASES = ['open', 'dealing', 'offers', 'tiraggio', 'banco', 'settling'] as const
export type Phase = (typeof PHASES)[number]

/** The ways in which a mano ends before it is settled; `paid` and `collected` ones are out of the colpo. */
export const HAND_ENDS = ['stays', 'one-card', 'black-jack', 'paid', 'collected'] as const
export type HandEnd = (typeof HAND_ENDS)[number]

/** One mano of a casella; a split makes two of one. */
export interface Hand {
  /** In the order in which they came. */
  readonly cards: readonly Rank[]
  readonly isSplit: boolean
  readonly isDoubled: boolean
  readonly end: HandEnd | null
  /** F7: it refused a surplus card, or the inspector let it draw on; only the order of questions reads it. */
  readonly refusedCard: boolean
}

/** One person's stake on a casella. */
export interface Puntata {
  readonly player: Player
  /** Laid before the deal. */
  readonly amount: Chips
  /** The chips on each mano of the casella; nothing where a companion did not join. */
  readonly on: readonly Chips[]
  readonly insurance: Chips
  /** B1.game.1: paid at par, and out of the colpo. */
  readonly isPar: boolean
  /** The order of arrival in the colpo, from 1 (A3). */
  readonly arrival: number
}

/** A casella with at least one puntata. */
export interface Casella {
  readonly number: CasellaNumber
  /** The person who speaks for it in this colpo; null until the stakes are closed. */
  readonly titolare: Player | null
  /** From the outermost in: the latest laid comes first (B.28.2). */
  readonly puntate: readonly Puntata[]
  readonly hands: readonly Hand[]
  /** B.19.2: annulled; its puntate went back. */
  readonly isVoid: boolean
  readonly isSettled: boolean
}

/** Companions who are asked to double or to split with the titolare, before the next card (D8). */
export interface Asking {
  readonly what: 'double' | 'split'
  readonly casella: CasellaNumber
  readonly hand: number
  readonly waiting: readonly Player[]
}

/** A card drawn unasked, offered to one mano after another (B.24.1). */
export interface SurplusCard {
  readonly card: Rank
  /** Caselle still to be asked, the first one now. */
  readonly caselle: readonly CasellaNumber[]
}

/** A slip at the table and what followed from it (section 12). */
export interface Incident {
  readonly provision: ProvisionId
  readonly casella: CasellaNumber | null
  readonly at: Instant
  readonly note: string
}

/** The ruling on a claim: by the inspector, or by the management above them. */
export interface ClaimRuling {
  readonly by: MemberId | null
  readonly at: Instant
  readonly isUpheld: boolean
  readonly isManagements: boolean
  readonly why: string
  readonly provision: string | null
}

/** A claim about a casella of a colpo in play (B.29, F10). */
export interface Claim {
  /** From 1 at the table. */
  readonly number: number
  /** Serial of the colpo. */
  readonly colpo: number
  readonly casella: CasellaNumber
  readonly player: Player
  readonly text: string
  readonly at: Instant
  readonly ruling: ClaimRuling | null
}

/** A slip in the recording of a colpo, put right after it is esaurito (F10): what goes to the player, or comes back. */
export interface Correction {
  readonly casella: CasellaNumber
  readonly player: Player
  readonly chips: Chips
  readonly why: string
  readonly at: Instant
  readonly by: MemberId | null
}

/** How one puntata on one mano, or an insurance, was paid or collected. */
export const OUTCOMES = ['lost', 'tied', 'won', 'black-jack', 'par', 'given-back'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One payment of a colpo, whole: nothing is netted. */
export interface SettledPart {
  readonly casella: CasellaNumber
  /** The mano, from 0; null for an insurance. */
  readonly hand: number | null
  readonly player: Player
  readonly outcome: Outcome
  readonly stake: Chips
  /** Paid by the banco beside the stake. */
  readonly pays: Chips
  readonly provision: string
}

/** One colpo, from the invitation to stake until it is esaurito. */
export interface Colpo {
  /** From 1 in the day, at this table. */
  readonly serial: number
  readonly phase: Phase
  readonly isLast: boolean
  /** B.15: one puntata a person at the whole table. */
  readonly isCrowded: boolean
  /** By their numbers: the order of the deal. */
  readonly caselle: readonly Casella[]
  readonly banco: readonly Rank[]
  /** F7: surplus cards that the banco keeps as its next ones. */
  readonly bancoNext: readonly Rank[]
  /** The mano whose word it is has asked for a card that has not come yet. */
  readonly cardAsked: boolean
  /** D6: the first "carta" on another 21. */
  readonly askedOn21: boolean
  readonly asking: Asking | null
  readonly surplus: SurplusCard | null
  readonly incidents: readonly Incident[]
  /** Everything paid and collected so far, in its order. */
  readonly parts: readonly SettledPart[]
}

/** A colpo that is esaurito, or void. */
export interface PastColpo {
  readonly serial: number
  readonly shoe: number
  readonly level: 2 | 3
  readonly at: Instant
  readonly isVoid: boolean
  readonly banco: readonly Rank[]
  readonly caselle: readonly Casella[]
  readonly parts: readonly SettledPart[]
  readonly incidents: readonly Incident[]
  readonly corrections: readonly Correction[]
  /** The banco's result; below zero when it lost. */
  readonly won: Chips
}
