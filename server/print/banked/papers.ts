import type { BankStatement } from '@/rules/float/views/bank'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { BookPaper, RulingLine } from '../float/bookPapers'
import type { FloatHead } from '../float/papers'
import type { EveningOnPaper, PaperProof, PersonOnPaper, ResultLine } from '../papers'
import type { Pack } from './context'

/** A member's line of the day's tableau; `counted` and the fields after it are null until they are counted. */
export interface BankedLine extends ResultLine {
  /** Chips drawn, in order; negative only as a correction. */
  casse: readonly { chips: Chips; at: Instant; why: 'cassa' | 'correzione' | 'cambio' }[]
}

/** The tableau of a day of a banked game: the club is the bank, with a line of its own. */
export interface BankedTableau {
  evening: EveningOnPaper
  game: string
  tables: number
  /** Null while provisional. */
  closedAt: Instant | null
  rows: readonly BankedLine[]
  /** Null until everybody is counted. */
  gap: Chips | null
  club: Chips
  proof: PaperProof | null
}

/** A cassa received from the desk. */
export interface BankedCassa {
  evening: EveningOnPaper
  game: string
  player: PersonOnPaper
  chips: Chips
  at: Instant
  /** The player's casse including this one. */
  total: Chips
  number: number
}

/** Limits in force from a colpo on, with the persons who signed them. */
export interface LimitLine {
  minimum: Chips
  maximum: Chips
  since: number
  signers: readonly PersonOnPaper[]
}

/** A shoe or taglia with its colpi and their result. */
export interface ShoeLine {
  number: number
  at: Instant
  from: number
  to: number
  won: Chips
}

/** A count of the float before two or more. */
export const COUNT_KINDS = ['opening', 'spot', 'handover', 'declared', 'closing'] as const
export interface FloatCountLine {
  kind: (typeof COUNT_KINDS)[number]
  at: Instant
  chips: Chips
  /** The result of play that it brought into the float. */
  played: Chips | null
  isRight: boolean
  people: readonly PersonOnPaper[]
}

/** Winnings held abandoned, and what became of them. */
export interface AbandonedLine {
  at: Instant
  who: string
  chips: Chips
  status: 'held' | 'claimed' | 'float'
}

/** The book of a table of a banked game. */
export interface TableBookPaper extends FloatHead {
  openedAt: Instant
  /** Null while it may still grow. */
  closedAt: Instant | null
  limits: readonly LimitLine[]
  pack: Pack
  shoes: readonly ShoeLine[]
  /** The result by the colpi, and by the float; null in a house without floats. */
  won: Chips
  statement: BankStatement | null
  counts: readonly FloatCountLine[]
  /** Null at a game where winnings are never taken in. */
  abandoned: readonly AbandonedLine[] | null
  rulings: readonly RulingLine[]
  /** The float's part: staff, turns, forms, plus and minus, cards; null in a house without floats. */
  float: BookPaper | null
  head: PersonOnPaper | null
  control: PersonOnPaper | null
}

/** A table of the day's sheet. */
export interface DayLine {
  table: number
  openedAt: Instant
  closedAt: Instant | null
  minimum: Chips
  maximum: Chips
  shoes: number
  colpi: number
  won: Chips
  statement: BankStatement | null
}

/** All tables of a day on one sheet. */
export interface DayPaper extends FloatHead {
  pack: Pack
  isFinal: boolean
  rows: readonly DayLine[]
  hasFloats: boolean
  /** Winnings that still lie abandoned. */
  abandoned: Chips
}
