import type { Card } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Place } from './ids'

/** beyond the line all of it plays · on the line a part · within the line nothing (S.16). */
export const LINES = ['beyond', 'on', 'within'] as const
export type Line = (typeof LINES)[number]

/** One person's stake on a coup, laid before a place (S.15). `plays` is the part of `sum` that plays. */
export interface Bet {
  readonly member: MemberId
  readonly place: Place
  readonly sum: Chips
  readonly line: Line
  readonly plays: Chips
  readonly at: Instant
}

/** The words by which a player asks for the coup (sections 5 and 6). */
export const CALL_KINDS = ['banco', 'con-il-tavolo', 'suivi'] as const
export type CallKind = (typeof CALL_KINDS)[number]

export interface Call {
  readonly member: MemberId
  readonly place: Place
  readonly kind: CallKind
  readonly at: Instant
  /** The part of the caller's stake that the call commits (S.42a); none once the closing has refused the call. */
  readonly laid: Chips
  /** S.43a: members with whom the caller calls in company; the caller settles with them, and is con terzi. */
  readonly helpers: readonly MemberId[]
  /** S.46: members whose stakes, already laid, the caller respects, being then con terzi. */
  readonly respects: readonly MemberId[]
  /** S.44, S.45: offers accepted inside a solo; the caller settles them. */
  readonly offers: readonly { readonly member: MemberId; readonly chips: Chips }[]
  /** S.92: the suivi holder plays twice the sum lost instead of the whole bank. */
  readonly twiceTheLoss: boolean
}

/** open for stakes · closed · the cards are given and dealt · punta has spoken · banker has shown · result known · settled. */
export const COUP_PHASES = [
  'open',
  'closed',
  'dealt',
  'spoken',
  'shown',
  'decided',
  'settled',
] as const
export type CoupPhase = (typeof COUP_PHASES)[number]

export const SIDES = ['punta', 'banco'] as const
export type Side = (typeof SIDES)[number]
export const RESULTS = ['punta', 'banco', 'tie', 'void'] as const
/** The side that wins, a tie, or no coup at all. */
export type Result = (typeof RESULTS)[number]

/** The person who takes the cards against the bank, and the row by which they came. */
export interface Holder {
  readonly member: MemberId
  readonly place: Place
  /** How: the step of the order of rights. */
  readonly by:
    | 'suivi'
    | 'table-loser'
    | 'banco'
    | 'company'
    | 'con-il-tavolo'
    | 'highest'
    | 'standing'
    | 'barred'
    | 'employee'
  readonly provision: string
  /** One punter alone against the bank; else the cards are taken while others too have money on the coup. */
  readonly isSolo: boolean
  /** S.58, S.59, cf14: the holder has touched the cards, or seen them. */
  readonly touched: boolean
  readonly seen: boolean
}

/** The words of a side about its third card: a card, none, a natural laid down (S.12, S.13). */
export const WORDS = ['carta', 'no', 'natural'] as const
export type Word = (typeof WORDS)[number]

/** A third card: the card, or only its value where cards are not entered, or neither. */
export interface Third {
  readonly card: Card | null
  /** 0 to 9 (V.values). */
  readonly value: number | null
}

/** A detached card beyond those that the coup needs, and what became of it (S.30, cf14, cf59). */
export interface Surplus {
  readonly card: Card | null
  /** Its value, where the card itself is not entered. */
  readonly value?: number | null
  readonly seen: boolean
  /** `waits`: the coup is restored from its covered cards, and the next card that it draws is this one. */
  readonly fate: 'next-coup' | 'void' | 'banco' | 'punta' | 'used' | 'waits'
}

/** How a coup must be drawn (the matrix of section 7): `free` cells follow the player, `forced` ones the house. */
export interface Regime {
  /** The punta's 5: free, stands, or not in question. */
  readonly puntaFive: 'free' | 'stands'
  /** Whether the punta must keep to the table: con terzi, alla regola, or forced. */
  readonly puntaByRule: boolean
  readonly bancoByRule: boolean
  /** The banker's free cells are forced by `optionalUnderRule`. */
  readonly bancoForced: boolean
  /** The provisions that made it so, in order. */
  readonly because: readonly string[]
}

/** A slip of banker, punter or employee, or an act of the inspector, as it was entered (sections 10 to 13, 16). */
export interface Incident {
  readonly provision: string
  readonly member: MemberId | null
  readonly at: Instant
  readonly note: string
}

/** Stakes that members may still keep, change or withdraw after an error; silence means what the row says. */
export interface Asking {
  readonly provision: string
  /** The members asked, and what each answered; nobody named here has still to answer. */
  readonly waiting: readonly MemberId[]
  readonly may: readonly ('keep' | 'reduce' | 'withdraw' | 'add' | 'refuse')[]
  /** The answer of a member who says nothing. */
  readonly silence: 'keep' | 'withdraw'
  /** "Who stakes accepts": with less than this left when it is over, the coup is void; 0 where nothing need be left. */
  readonly least: Chips
}

/**
 * A point that a provision gives a side whatever its cards make (S.63, S.64, S.66, S.67, S.69). `first` stands for the
 * first cards, to which a third card may come; `final` for all of them.
 */
export interface FixedPoint {
  readonly side: Side
  readonly point: number
  readonly stands: 'first' | 'final'
  /** It counts as a natural, laid down. */
  readonly isNatural: boolean
  readonly provision: string
}

/** The employee's answer to a player who asked, which binds (S.109). */
export interface Advice {
  readonly member: MemberId
  readonly side: Side
  readonly says: 'carta' | 'no'
}

/** Marks that errors leave on the coup (sections 10 to 13). */
export interface Faults {
  /** S.54, S.58: the banker must give this coup, up to the bank. */
  readonly isBound: boolean
  readonly fixed: readonly FixedPoint[]
  readonly advice: readonly Advice[]
}

/** A coup without errors. */
export const NO_FAULTS: Faults = { isBound: false, fixed: [], advice: [] }

/** One coup, from the opening of the stakes until it is exhausted (S.27). */
export interface Coup {
  /** cf70: sheets added to the regulation when it began; 0 for none. */
  readonly sheets: number
  /** From 1 in the taglia. */
  readonly number: number
  /** From 1 in the evening at this table. */
  readonly serial: number
  readonly phase: CoupPhase
  readonly level: Level
  /** The bank exposed when the stakes opened. */
  readonly bank: Chips
  readonly bets: readonly Bet[]
  readonly calls: readonly Call[]
  /** S.71a: the banker has said tout va for this coup. */
  readonly toutVa: boolean
  /** S.72: the banker wants to see the stakes and may then refuse the coup. */
  readonly seesStakes: boolean
  /** S.55: stakes let in after the closing, by the banker's leave. */
  readonly reopened: boolean
  readonly asking: Asking | null
  readonly holder: Holder | null
  readonly regime: Regime
  /** Cards of each side as far as they are entered: its two first ones once they lie open, then its third. */
  readonly punta: readonly Card[]
  readonly banco: readonly Card[]
  /** The third cards, which lie open before the punta's two first ones do; null until one is drawn. */
  readonly thirds: { readonly punta: Third | null; readonly banco: Third | null }
  readonly puntaWord: Word | null
  /** Words of the punta in order, for S.121 and S.129. */
  readonly puntaWords: readonly Word[]
  /** The banker laid a natural down, stood, or drew; null while none of them is known. */
  readonly bancoWord: Word | null
  /** Points of the two first cards as people told them, where cards are not entered. */
  readonly firsts: { readonly punta: number | null; readonly banco: number | null }
  /** Final points as people told them, where cards are not entered. */
  readonly points: { readonly punta: number | null; readonly banco: number | null }
  readonly surplus: readonly Surplus[]
  readonly incidents: readonly Incident[]
  readonly faults: Faults
  readonly result: Result | null
  /** The provision that decided it, when it was not the cards. */
  readonly resultBy: string | null
}

/** The chips that one member had on a coup, and before which place. */
export interface PastBet {
  readonly member: MemberId
  readonly place: Place
  readonly chips: Chips
}

/** A coup that is over, as its card, the log and the disputes need it; amounts in chips. */
export interface SettledCoup {
  /** S.39b, cf70: the number of the latest sheet that was added to the regulation it was played under; 0 for none. */
  readonly sheets: number
  readonly serial: number
  readonly taglia: number
  readonly number: number
  readonly mano: number
  readonly banker: MemberId
  readonly level: 2 | 3
  readonly at: Instant
  readonly bank: Chips
  /** The matched sum (di fatto). */
  readonly matched: Chips
  readonly result: Result
  readonly resultBy: string | null
  readonly holder: MemberId | null
  readonly punta: readonly Card[]
  readonly banco: readonly Card[]
  readonly points: Coup['points']
  readonly tax: Chips
  readonly nextBank: Chips
  /** Bets that played, in the order of payment (section 14). */
  readonly bets: readonly PastBet[]
  readonly incidents: readonly Incident[]
  /** The owners' shares of the bank before the coup, for a later correction. */
  readonly shares: Readonly<Record<MemberId, Chips>>
  /** cf51: a socio bore half of it. */
  readonly inHalves: boolean
  /** S.71a: it was played at tout va. */
  readonly toutVa: boolean
  /** Offers that the holder accepted inside a solo (S.44, S.100); all offers of the coup's calls. */
  readonly offers: Call['offers']
  /** Net chips of each member; level 2 knows only the bank's side. */
  readonly net: Readonly<Record<MemberId, Chips>>
  readonly transfers: readonly Transfer[]
}

/** A past coup that was put right, whose chips the table has still to move (S.27). */
export interface CoupCorrection {
  readonly coup: number
  readonly transfers: readonly Transfer[]
}
