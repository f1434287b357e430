import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Place, SeatNumber } from './ids'

/** between taglie · mixing · cutting · dealt from the sabot · its last coup (S.4 to S.7, S.35). */
const TAGLIA_PHASES = ['between', 'mixing', 'cutting', 'running', 'last-coup'] as const
export type TagliaPhase = (typeof TAGLIA_PHASES)[number]

/** One life of the six packs. */
export interface Taglia {
  /** From 1; 0 before the first. */
  readonly number: number
  readonly phase: TagliaPhase
  /** S.4: the employee has said that the cards pass. */
  readonly announced: boolean
  /** S.5: players who wish to mix, in the order in which they asked. */
  readonly mixWishes: readonly MemberId[]
  readonly mixer: MemberId | null
  readonly cutter: MemberId | 'inspector' | 'employee' | null
  /** S.6a: players who let the cut go by, in the order in which they were asked. */
  readonly cutRefused: readonly MemberId[]
  /** Cards out of the sabot as far as they were entered; null where a level does not tell. */
  readonly cardsOut: number | null
  /** Cards that lie detached and unseen since an earlier coup: the first ones of the next (S.54, S.69, S.111, cf59). */
  readonly detached: number
  /** Face-up cards found in the sabot, which are void (S.31). */
  readonly voidCards: number
  /** Coups dealt in this taglia. */
  readonly coups: number
  /** S.35: the number of its last coup, known when the mask is out. */
  readonly lastCoup: number | null
  /** S.35: whether the last coup had its seven cards; null until somebody has counted them. */
  readonly hadSeven: boolean | null
}

/** The six packs on the table, in two back colours (S.1). */
export interface Packs {
  readonly colours: readonly [string, string]
  /** How many packs have the first colour; the others have the second. */
  readonly first: number
  readonly since: Instant
  /** S.3: laid out face up and checked. */
  readonly checked: boolean
}

/** The way a mano came to its banker: by turn, bought at its sum, bought at auction, imposed (S.88 to S.99). */
const ORIGINS = ['turn', 'altezza', 'incanto', 'imposed'] as const
export type Origin = (typeof ORIGINS)[number]

/** One banker's turn (mano), and the bank on the table. */
export interface Mano {
  /** From 1 in the evening at this table; a sold mano gets a number of its own. */
  readonly number: number
  /** The seat where the original mano began; it stays when the mano is sold (cf20, cf26). */
  readonly initialSeat: SeatNumber
  readonly banker: MemberId
  readonly bankerPlace: Place
  readonly origin: Origin
  /** The sum at which it was bought; null for a turn of one's own. */
  readonly price: Chips | null
  /** The banker before, when it was bought, and that banker's socio. */
  readonly seller: MemberId | null
  readonly sellerSocio: MemberId | null
  /** Sum exposed when this banker opened. */
  readonly opening: Chips
  /** cf3: the least opening bank in force when the mano began. */
  readonly minimum: Chips
  /** Coups dealt, won, tied by this banker. */
  readonly coups: number
  readonly wins: number
  readonly ties: number
  /** Coups since the beginning of the original mano, whoever was banker (cr12). */
  readonly coupsSinceTurn: number
  /** Tout va accepted one after another; two bind the rest of the mano (S.71b, cd11). */
  readonly toutVaRun: number
  /** S.72: the least bank with which the inspector makes the banker play, on pain of the seat; null when free. */
  readonly mustPlay: Chips | null
  /** S.56b, S.21b: the taglia before which the bank was last halved; null when it was not. */
  readonly halvedBefore: number | null
  readonly socio: MemberId | null
  /** Shares of the bank by owner: the banker's and the socio's. They sum to the bank. */
  readonly shares: Readonly<Record<MemberId, Chips>>
  /** cf51: wins and losses are in halves, the odd units the banker's; until the banker alone adds (cf52). */
  readonly inHalves: boolean
  /** S.20, S.21a: the inspector takes the mano in the holder's place, with the coups given so far. */
  readonly standIn: {
    readonly coups: number
    /** The coups announced, kept when the holder came back too late. */
    readonly most?: number
  } | null
  /** Sums added by the banker since the last coup that was lost to the bank, for S.92 (cr8). */
  readonly addedSince: readonly { readonly coup: number; readonly chips: Chips }[]
}

/** The steps at which a passed mano may be taken (section 8), in order. */
export const SEGUITO_STEPS = ['altezza', 'let-go', 'standing', 'outgoing', 'auction'] as const
export type SeguitoStep = (typeof SEGUITO_STEPS)[number]

/** A passed mano on offer: who passed, at which sum, and how far the palette has come. */
export interface Seguito {
  readonly outgoing: MemberId
  readonly outgoingPlace: Place
  readonly outgoingSocio: MemberId | null
  /** S.106: a buyer has dropped it, and the palette comes to the banker who passed it too. */
  readonly asksOutgoing: boolean
  readonly initialSeat: SeatNumber
  /** The sum passed (cf45). */
  readonly sum: Chips
  /** cf3: the least opening bank in force when the mano began, by which bids rise. */
  readonly minimum: Chips
  readonly origin: Origin
  readonly wins: number
  readonly ties: number
  readonly step: SeguitoStep
  /** The seats in the order of the palette; `asked` of them have answered. */
  readonly round: readonly SeatNumber[]
  readonly asked: number
  /** Those who let it go by, in order; they may still have it after the round (S.89). */
  readonly letGo: readonly MemberId[]
  /** Bids at the auction, the highest last; two marked as simultaneous have the same sum (cf48). */
  readonly bids: readonly Bid[]
  readonly coupsSinceTurn: number
}

/** S.80, cf51: doubling the bank, or half of a sum just bought. */
export const PARTNER_TERMS = ['double', 'half'] as const
export type PartnerTerms = (typeof PARTNER_TERMS)[number]

/** A member's offer to be the banker's socio; it lapses with the mano of this number. */
export interface PartnerOffer {
  readonly member: MemberId
  readonly terms: PartnerTerms
  readonly mano: number
}

/** The banker's wish to add to a bank held with a socio, who must consent (S.79); it lapses with that mano. */
export interface Addition {
  /** Chips that the bank would grow by: in equal parts, or all of them the banker's (cf52). */
  readonly chips: Chips
  readonly by: 'both' | 'banker'
  readonly mano: number
}

export interface Bid {
  readonly member: MemberId
  readonly place: Place
  readonly chips: Chips
  readonly at: Instant
}
