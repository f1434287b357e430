import type { Instant } from '../../decider'
import type { Transfer } from '../../ledger'
import type { MemberId } from './ids'

export const DISPUTE_STATUSES = [
  'voting',
  'to-deputato',
  'provisional',
  'final',
  'withdrawn',
] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** A quarrel about one colpo (XVII). Contenders do not vote (N2). */
export interface Dispute {
  /** Number in the table, from 1. */
  number: number
  colpo: number
  about: string
  provision: string | null
  contenders: readonly MemberId[]
  openedBy: MemberId | null
  openedAt: Instant
  status: DisputeStatus
  /** Each vote is for one contender. */
  votes: Readonly<Record<MemberId, MemberId>>
  /** XVII.4: the arbiter each contender named; the same from all of them may rule. */
  arbiters: Readonly<Record<MemberId, MemberId>>
  decisions: readonly DisputeDecision[]
}

export interface DisputeDecision {
  by: 'table' | 'deputato'
  member: MemberId | null
  at: Instant
  final: boolean
  /** Whom it gives right to; null leaves things as they are. */
  inFavourOf: MemberId | null
  why: string
  provision: string | null
  transfers: readonly Transfer[]
}
