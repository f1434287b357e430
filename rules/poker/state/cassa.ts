import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'

/** Reasons of a draw from the cashier: entry, double entry, passata, implicit passata (C2), altezza (C4), debt (D4), correction. */
export const CASSA_REASONS = [
  'entrata',
  'doppia',
  'passata',
  'ricostituzione',
  'altezza',
  'debito',
  'correzione',
] as const
export type CassaReason = (typeof CASSA_REASONS)[number]

/** A draw from the cashier; negative only as a correction. */
export interface Cassa {
  readonly chips: Chips
  readonly at: Instant
  readonly reason: CassaReason
}

/** Chips asked of the cashier and not yet received (III.6). */
export interface Asked {
  readonly chips: Chips
  readonly at: Instant
  readonly reason: CassaReason
  /** C5: the player was losing when they asked. */
  readonly inLoss: boolean
  /** The last colpo that had its result when they asked; absent for the chips of an entry. */
  readonly after?: number
}

/** The passate that a player was handed last, and how it was before. */
export interface HandedPassata {
  readonly at: Instant
  readonly asked: Asked
  /** `Table.deals`: once cards are dealt they are part of the resto (III.3). */
  readonly deals: number
  /** C5: `askedInLoss` as it was. */
  readonly wasInLoss: boolean
}
