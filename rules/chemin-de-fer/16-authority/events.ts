import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { BOOK } from '../accounts'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'

interface Moving {
  book: typeof BOOK
  transfers: readonly Transfer[]
}

type OfDispute<T extends string> = { type: T; table: TableId; dispute: number }

/** Disputes of a table; the house's lists of disputes and rulings know these events by their names and fields. */
export type DisputeEvent =
  | (OfDispute<'disputeOpened'> & {
      coup: number
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfDispute<'disputeStated'> & { member: MemberId; text: string })
  | (OfDispute<'disputeRuled'> &
      Moving & {
        inFavourOf: MemberId | null
        why: string
        provision: string | null
        /** The inspector rules once and finally (cf69). */
        final: true
        /** It is shown until it is acknowledged; absent in journals written before rulings were. */
        told?: true
        /** Chips that each owner's share of the bank in play gains or loses, where the ruling moves any of it. */
        shares?: Mano['shares']
      })
  /** A null member stands for the tablet. */
  | (OfDispute<'rulingAcknowledged'> & { member: MemberId | null })
  | OfDispute<'disputeWithdrawn'>

/** Deposits, sheets of the regulation and people sent out. */
export type ConductEvent =
  | ({
      type: 'depositAbandoned'
      deposit: number
      table: TableId
      member: MemberId | null
      chips: Chips
      note: string
    } & Moving)
  | ({ type: 'depositClaimed'; deposit: number; member: MemberId; chips: Chips } & Moving)
  | { type: 'regulationAmended'; sheet: number; provision: string | null; text: string }
  | { type: 'memberSentOut'; member: MemberId; why: string }
  | { type: 'memberReadmitted'; member: MemberId }

export type AuthorityEvent = DisputeEvent | ConductEvent
