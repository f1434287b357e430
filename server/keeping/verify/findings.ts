import type { RowRecord, TableauRecord } from '@/db/queries/tableaux'

/** Kinds of disagreement in the stored data; each has its sentence in `messages/<locale>/admin.json`. */
export const FINDINGS = [
  'event-changed',
  'hash-changed',
  'event-missing',
  'end-differs',
  'command-differs',
  'transfers-differ',
  'transfers-beyond',
  'balance-differs',
  'float-differs',
  'register-differs',
  'autograph-missing',
  'autograph-foreign',
  'autograph-unknown',
  'tableau-missing',
  'tableau-unknown',
  'tableau-differs',
  'import-differs',
  'unknown-game',
  'unreplayable',
  'orphans',
] as const
export type FindingCode = (typeof FINDINGS)[number]

/** Stored data that does not agree with the rest. */
export interface Finding {
  what: FindingCode
  /** The evening by title and day; null for a finding outside any evening. */
  evening: { title: string; day: string } | null
  /** The event of its journal; null when it is not about a single event. */
  position: number | null
  /** The details: names, and the values expected and found. */
  say: Readonly<Record<string, string | number>>
}

/** Receives each disagreement found in one evening. */
export type TellFinding = (what: FindingCode, position: number | null, say?: Finding['say']) => void

/** A tableau as it is stored, with its lines in order. */
export type StoredTableau = TableauRecord & {
  rows: readonly Omit<RowRecord, 'name' | 'card'>[]
}
