import type { Equation } from '@/rules/float/equation'
import type { GapCause, MovementKind, MovementStanding } from '@/rules/float/state/movement'
import type { Check } from '@/rules/float/state/staff'
import type { CardCount } from '@/rules/float/state/table'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { PersonOnPaper } from '../papers'
import type { FloatHead, Signer } from './papers'

/** A person in an office, from an hour to another. */
export interface DutyLine {
  office: string
  person: PersonOnPaper
  inRoom: boolean
  from: Instant
  to: Instant | null
}

/** The float counted before two, in short. */
export interface CountLine {
  at: Instant
  pieces: Chips
  banknotes: Chips
  inspector: PersonOnPaper
  witness: PersonOnPaper
}

/** A sum that went out to a client or came back, or banknotes changed. */
export interface ClientLine {
  at: Instant
  kind: 'out' | 'back' | 'notes'
  chips: Chips
}

/** A client of the table; without a name for banknotes that need none. */
export interface ClientOnPaper {
  person: PersonOnPaper | null
  lines: readonly ClientLine[]
  left: Chips
}

export type AdvanceStatus =
  | 'granted'
  | 'out'
  | 'returned'
  | 'dropped'
  | 'claim'
  | 'settled'
  | 'written-off'

/** An advance with its returns. */
export interface AdvanceLine {
  number: number
  person: PersonOnPaper
  seat: number | null
  grantor: PersonOnPaper
  grantedAt: Instant
  givenAt: Instant | null
  chips: Chips
  returned: Chips
  left: Chips
  status: AdvanceStatus
}

/** A form of the float in one line. */
export interface MovementLine {
  kind: MovementKind
  form: number
  asked: Instant | null
  received: Instant | null
  out: Chips
  in: Chips
  status: MovementStanding
}

/** A line of the day book; a struck one keeps its words. */
export interface LineOnPaper {
  number: number
  at: Instant
  by: PersonOnPaper | null
  text: string
  struck: { at: Instant; by: PersonOnPaper; why: string } | null
}

/** A declared plus or minus in one line. */
export interface GapLine {
  number: number
  at: Instant
  chips: Chips
  cause: GapCause
  changeur: PersonOnPaper
  compensates: number | null
  note: string
}

/** A box of the tax, expected and counted; null while not known. */
export interface BoxLine {
  label: string
  seal: string
  sealedWith: string | null
  expected: Chips | null
  counted: Chips | null
}

/** A tip or an orphan of the side table. */
export interface SideLine {
  kind: 'mancia' | 'orfanello'
  at: Instant
  chips: Chips
  seat: number | null
  takenBy: PersonOnPaper | null
  claimedBy: PersonOnPaper | null
}

/** A case or a dispute decided at the table. */
export interface RulingLine {
  at: Instant
  by: PersonOnPaper | null
  text: string
}

/** The day book of a table (V.book). */
export interface BookPaper extends FloatHead {
  /** Null while it may still grow. */
  closedAt: Instant | null
  staff: readonly DutyLine[]
  turns: readonly { person: PersonOnPaper; since: Instant; until: Instant | null; took: Chips }[]
  opening: CountLine | null
  closing: CountLine | null
  reckoning: Equation
  clients: readonly ClientOnPaper[]
  advances: readonly AdvanceLine[]
  movements: readonly MovementLine[]
  lines: readonly LineOnPaper[]
  side: readonly SideLine[]
  gaps: readonly GapLine[]
  checks: readonly (Omit<Check, 'inspector' | 'witness'> & {
    inspector: PersonOnPaper
    witness: PersonOnPaper | null
  })[]
  cards: readonly (Omit<CardCount, 'by'> & { by: PersonOnPaper })[]
  taxes: readonly { taglia: number; coups: number; chips: Chips }[]
  /** Whether the tax of each coup is known at this table's level. */
  knowsTax: boolean
  /** False at a banked game, which has no tax. */
  isTaxed: boolean
  boxes: readonly BoxLine[]
  rulings: readonly RulingLine[]
  signers: readonly Signer[]
}

/** The tips and orphans of a table, apart from its day book (V.tips, V.orphans). */
export type TipsPaper = FloatHead & Pick<BookPaper, 'closedAt' | 'side' | 'signers'>

/** The counts of a table's cards, apart from its day book (V.card-count). */
export type CardCountsPaper = FloatHead & Pick<BookPaper, 'closedAt' | 'cards' | 'signers'>
