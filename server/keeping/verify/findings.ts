import type { RowRecord, TableauRecord } from '@/db/queries/tableaux'

/** What may be found not to agree; each has its sentence in `messages/<locale>/admin.json`. */
export const FINDINGS = [
  'event-changed',
  'hash-changed',
  'event-missing',
  'end-differs',
  'command-differs',
  'transfers-differ',
  'transfers-beyond',
  'balance-differs',
  'register-differs',
  'tableau-missing',
  'tableau-unknown',
  'tableau-differs',
  'import-differs',
  'unknown-game',
  'unreplayable',
  'orphans',
] as const
export type FindingCode = (typeof FINDINGS)[number]

/** Something kept that does not agree with the rest. */
export interface Finding {
  what: FindingCode
  /** The evening by title and day; null for what belongs to none. */
  evening: { title: string; day: string } | null
  /** The event of its journal; null where no single one is meant. */
  position: number | null
  /** What differs: names, and the values expected and found. */
  say: Readonly<Record<string, string | number>>
}

/** Takes what does not agree in one evening. */
export type TellFinding = (what: FindingCode, position: number | null, say?: Finding['say']) => void

/** A tableau as it is stored, with its lines in order. */
export type StoredTableau = TableauRecord & {
  rows: readonly Omit<RowRecord, 'name' | 'card'>[]
}
