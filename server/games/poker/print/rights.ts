import { OFFICERS } from '@/rules/kernel/decider'
import { DEVICE } from '@/server/access/identity'
import { DESK, MEMBERS, type Right } from '@/server/access/rights'
import type { documents } from './documents'

/** Officers, and the table's players and its tablet. */
export const OF_TABLE = [...OFFICERS, 'seated', 'post'] as const

/** Rights to each paper of the poker room. */
export const RIGHTS = {
  tableau: OF_TABLE,
  firme: OFFICERS,
  passata: [...DESK, 'own', 'post'],
  ricevuta: [...DESK, 'own'],
  contestazione: [...OF_TABLE, 'arbiter'],
  sorteggio: [...MEMBERS, DEVICE],
} as const satisfies Readonly<Record<keyof typeof documents, readonly Right[]>>

export type PaperKind = keyof typeof RIGHTS
