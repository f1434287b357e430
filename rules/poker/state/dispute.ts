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
  readonly number: number
  readonly colpo: number
  readonly about: string
  readonly provision: string | null
  readonly contenders: readonly MemberId[]
  readonly openedBy: MemberId | null
  readonly openedAt: Instant
  readonly status: DisputeStatus
  /** Each vote is for one contender. */
  readonly votes: Readonly<Record<MemberId, MemberId>>
  /** XVII.4: the arbiter, or the panel, that each contender named; the same from all of them may rule. */
  readonly arbiters: Readonly<Record<MemberId, readonly MemberId[]>>
  /** XVII.4: what one of a panel wrote, until most of the panel agree. */
  readonly proposal: Proposal | null
  /** How many were written so far: the number of the latest. */
  readonly proposals: number
  readonly decisions: readonly DisputeDecision[]
}

/** What a ruling says. */
export interface Ruled {
  /** Whom it gives right to; null leaves things as they are. */
  readonly inFavourOf: MemberId | null
  readonly why: string
  readonly provision: string | null
  readonly final: boolean
  readonly transfers: readonly Transfer[]
}

/** A ruling that a panel has still to agree on. */
export interface Proposal {
  /** From 1 in the dispute, so that nobody agrees to one he has not read. */
  readonly number: number
  readonly ruling: Ruled
  /** Who is for it, its writer first. */
  readonly agreed: readonly MemberId[]
}

export interface DisputeDecision extends Ruled {
  readonly by: 'table' | 'deputato' | 'arbiter'
  readonly member: MemberId | null
  /** XVII.4: the arbiters whose word it is, its writer first. */
  readonly arbiters: readonly MemberId[]
  readonly at: Instant
}
