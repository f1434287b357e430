import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { DisputeStatement } from '../../kernel/ruling'

/** voting at the table · sent to the deputato · decided for the moment · decided finally · withdrawn (XVII). */
export const DISPUTE_STATUSES = [
  'voting',
  'to-deputato',
  'provisional',
  'final',
  'withdrawn',
] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** A quarrel at a table, about a colpo or none (XVII). Contenders do not vote (N2). */
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
  readonly statements: readonly DisputeStatement[]
  /** The contender that each voter voted for. */
  readonly votes: Readonly<Record<MemberId, MemberId>>
  /** XVII.4: the arbiter, or the panel, that each contender named; it may rule once all named the same. */
  readonly arbiters: Readonly<Record<MemberId, readonly MemberId[]>>
  /** XVII.4: a panel member's proposal, until a majority of the panel agrees. */
  readonly proposal: Proposal | null
  /** The number of proposals so far, which is also the number of the latest. */
  readonly proposals: number
  readonly decisions: readonly DisputeDecision[]
  /** The number of decisions acknowledged on the table's tablet. */
  readonly readAtTable: number
  /** The number of decisions that each member acknowledged. */
  readonly readBy: Readonly<Record<MemberId, number>>
}

/**
 * The change that a ruling makes to the disputed colpo: it is void, a raise falls (`move` is its place among the
 * colpo's moves), a hand is dead, or the pot is divided. Source: XVII.2.
 */
export type Remedy = Readonly<
  | { kind: 'colpo-void' }
  | { kind: 'raise-falls'; move: number; member: MemberId; to: Chips }
  | { kind: 'hand-dead'; member: MemberId; stakes: 'lost' | 'back' }
  | { kind: 'pot-divided'; winners: readonly MemberId[] }
>

/** The content of a ruling. */
export interface Ruled {
  /** The contender it favours; null leaves things as they are. */
  readonly inFavourOf: MemberId | null
  readonly why: string
  readonly provision: string | null
  readonly final: boolean
  readonly transfers: readonly Transfer[]
  /** Absent when the ruling only moves chips, or leaves everything as it is. */
  readonly remedy?: Remedy
}

/** A ruling on which a panel has still to agree. */
export interface Proposal {
  /** From 1 in the dispute, so that nobody agrees to a proposal they have not read. */
  readonly number: number
  readonly ruling: Ruled
  /** Arbiters who agree, its author first. */
  readonly agreed: readonly MemberId[]
}

/** A ruling with its author: the table (by majority, or as things stood), the cartaro, the deputato or arbiters. */
export interface DisputeDecision extends Ruled {
  readonly by: 'table' | 'cartaro' | 'deputato' | 'arbiter'
  readonly member: MemberId | null
  /** XVII.4: the arbiters who gave the ruling, its author first. */
  readonly arbiters: readonly MemberId[]
  readonly at: Instant
}
