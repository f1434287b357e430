import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type {
  EveningOnPaper,
  PaperProof,
  PaymentLine,
  PersonOnPaper,
  ResultLine,
} from '@/server/print/papers'

/** A member's line of the evening's tableau (C.3). */
export interface SalaLine extends ResultLine {
  /** Chips handed out, in order; negative only as a correction. */
  casse: readonly { chips: Chips; at: Instant; why: 'cassa' | 'correzione' }[]
}

/** The tableau of an evening of chemin de fer. */
export interface SalaPaper {
  evening: EveningOnPaper
  /** The number of tables that the evening had. */
  tables: number
  /** Null while provisional. */
  closedAt: Instant | null
  closedBy: PersonOnPaper | null
  rows: readonly SalaLine[]
  /** Above zero a supero, below an ammanco. Null until everybody is counted. */
  imbalance: Chips | null
  /** The club's own lines: the tax, deposits that nobody claimed, and banknotes without a name that it pays out. */
  tax: Chips
  deposits: Chips
  notes: Chips
  payments: readonly PaymentLine[]
  proof: PaperProof | null
}

/** A cassa received from the desk (C.1). */
export interface CassaPaper {
  evening: EveningOnPaper
  player: PersonOnPaper
  chips: Chips
  at: Instant
  /** The player's casse including this one. */
  total: Chips
  /** The place of this one among the player's casse and corrections, from 1. */
  number: number
}
