import type { Instant } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
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
  /** XVII.4: the arbiter, or the panel, that each contender named; the same from all of them may rule. */
  arbiters: Readonly<Record<MemberId, readonly MemberId[]>>
  /** XVII.4: what one of a panel wrote, until most of the panel agree. */
  proposal: Proposal | null
  /** How many were written so far: the number of the latest. */
  proposals: number
  decisions: readonly DisputeDecision[]
}

/** What a ruling says. */
export interface Ruled {
  /** Whom it gives right to; null leaves things as they are. */
  inFavourOf: MemberId | null
  why: string
  provision: string | null
  final: boolean
  transfers: readonly Transfer[]
}

/** A ruling that a panel has still to agree on. */
export interface Proposal {
  /** From 1 in the dispute, so that nobody agrees to one he has not read. */
  number: number
  ruling: Ruled
  /** Who is for it, its writer first. */
  agreed: readonly MemberId[]
}

export interface DisputeDecision extends Ruled {
  by: 'table' | 'deputato' | 'arbiter'
  member: MemberId | null
  /** XVII.4: the arbiters whose word it is, its writer first. */
  arbiters: readonly MemberId[]
  at: Instant
}
