import type { ChipColour } from '@/rules/float/pieces/colours'
import type { MovementKind, MovementStanding } from '@/rules/float/state/movement'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { EveningOnPaper, PaperLocale, PaperProof, PersonOnPaper } from '../papers'
import type { AdvanceLine, BoxLine, GapLine, LineOnPaper } from './bookPapers'

/** A paper that was cancelled: by whom and why, and the person who had made it. */
export interface CancelledOnPaper {
  at: Instant | null
  by: PersonOnPaper | null
  madeBy: PersonOnPaper | null
  why: string
}

/** The head of every paper of the float; a paper of the whole room has no table. */
export interface FloatHead {
  evening: EveningOnPaper
  game: string
  table: number | null
  proof: PaperProof | null
  cancelled: CancelledOnPaper | null
}

/** Pieces of one denomination; `listed` is their number in the float's list, null where no list stands beside. */
export interface PieceLine {
  value: Chips
  count: number
  listed: number | null
  /** The colour of its chips; null for a denomination that the house's list has not. */
  colour: ChipColour | null
}

/** A step that a person signed; null while it is open. */
export interface StepOnPaper {
  by: PersonOnPaper
  at: Instant
}

/** An office that signs, and the person known to hold it. */
export interface Signer {
  office: SignerOffice
  person: PersonOnPaper | null
}
export type SignerOffice =
  | 'changeur'
  | 'incoming'
  | 'capo'
  | 'inspector'
  | 'witness'
  | 'desk'
  | 'valletto'
  | 'counter'
  | 'second'
  | 'countRoom'
  | 'direction'
  | 'client'
  | 'director'

export const STATEMENT_KINDS = ['opening', 'closing', 'handover', 'spot'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** The float by denomination at a count (V.open-presence, V.close-presence, V.handover, V.spot-check). */
export interface FloatCountPaper extends FloatHead {
  kind: StatementKind
  at: Instant
  /** The number of the count's line in the day book. */
  line: number
  pieces: readonly PieceLine[]
  banknotes: Chips
  /** Whether the count is what should be there; if not, the plus or minus has its own report. */
  isRight: boolean
  seal: string | null
  signers: readonly Signer[]
}

/** A form of the float with its steps (V.reintegro, V.aggiunta, ch17). */
export interface MovementPaper extends FloatHead {
  kind: MovementKind
  form: number
  number: number
  status: MovementStanding
  person: PersonOnPaper | null
  gives: readonly PieceLine[]
  notes: Chips
  gets: readonly PieceLine[]
  steps: readonly { step: FormStep; signed: StepOnPaper | null }[]
  reverses: number | null
}
export const FORM_STEPS = [
  'asked',
  'approved',
  'prepared',
  'witnessed',
  'carried',
  'received',
] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** The slip of an advance, or the receipt of one of its returns (V.out-and-back). */
export interface AdvancePaper extends FloatHead {
  advance: AdvanceLine
  pieces: readonly PieceLine[]
  givenBy: PersonOnPaper | null
  /** A return: its number among the returns of this advance, its sum, hour and changeur, and what is left after it. */
  back: {
    number: number
    at: Instant
    chips: Chips
    left: Chips
    takenBy: PersonOnPaper | null
  } | null
}

/** The label of a box of the tax on its way to the count (V.box-escort). */
export interface LabelPaper extends FloatHead {
  box: BoxLine
  placed: StepOnPaper
  sealed: StepOnPaper | null
  escorted: StepOnPaper | null
  arrived: StepOnPaper | null
}

/** The count of a box of the tax (V.box-count). */
export interface CountPaper extends LabelPaper {
  isSealWhole: boolean | null
  /** Null before the count: the lines are then to be filled in by hand. */
  pieces: readonly PieceLine[]
  countedAt: Instant | null
  signers: readonly Signer[]
}

/** The slip of an ace of hearts (V.ace-slip). */
export interface SlipPaper extends FloatHead {
  number: number
  gara: string
  person: PersonOnPaper
  seat: number
  at: Instant
  taglia: number
  coup: number
  signed: StepOnPaper | null
}

/** A declared plus or minus, with everything since the last good count (V.plus-minus). */
export interface GapPaper extends FloatHead {
  gap: GapLine
  turnSince: Instant
  declaredBy: PersonOnPaper
  pieces: readonly PieceLine[]
  banknotes: Chips
  since: Instant
  lines: readonly LineOnPaper[]
  coups: readonly { coup: number; at: Instant; won: Chips; chips: Chips }[]
  /** At a banked game the colpi since the last good count, by their serial. */
  colpi: { from: number; to: number } | null
  inspector: StepOnPaper | null
  playsOn: boolean
  witness: StepOnPaper | null
  compensations: readonly GapLine[]
  signers: readonly Signer[]
}

/** A table of the sheet of yields. */
export interface YieldLine {
  table: number
  coups: number
  expected: Chips | null
  counted: Chips | null
  difference: Chips | null
  plus: Chips
  minus: Chips
  added: Chips
  advancesOut: Chips
  tips: Chips
  orphans: Chips
}

/** The yield of each table today (V.closing, V.box-count). */
export interface YieldPaper extends FloatHead {
  rows: readonly YieldLine[]
  /** Whether every table's boxes are counted. */
  isFinal: boolean
  signers: readonly Signer[]
}

/** Slips of aces of hearts to be filled in by hand, for a day without a printer (ch30). */
export interface SeriesPaper extends FloatHead {
  gara: string
  /** The numbers of the slips, in order. */
  numbers: readonly number[]
}

/** A custom in force, in both languages. */
export type Custom = Readonly<Record<PaperLocale, { label: string; value: string }>>

/** The card that lies at a table: its minimum, the drawing table of its game, and the customs in force. */
export interface TableCardPaper extends FloatHead {
  minimum: Chips
  /** A heading and its lines, the first cell of each being its own heading; null in a game without a drawing table. */
  drawing: { heading: readonly string[]; lines: readonly (readonly string[])[] } | null
  customs: readonly Custom[]
}
