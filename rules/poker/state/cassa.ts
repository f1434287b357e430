import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'

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
  chips: Chips
  at: Instant
  reason: CassaReason
}

export interface Asked {
  chips: Chips
  at: Instant
  reason: CassaReason
  /** C5: he was losing when he asked. */
  inLoss: boolean
}
