import type { MemberId } from '../../kernel/ids'
import type { CardsGiven } from '../stakes/events'
import type { TableId } from '../state/ids'

type OfMember<T extends string> = { type: T; table: TableId; member: MemberId }

export type HolderEvent =
  | CardsGiven
  /** S.117: taken on their own initiative; S.91: given by an error of the employee. */
  | (OfMember<'cardsTakenBack'> & { provision: 'S.91' | 'S.117' })
  | (OfMember<'cardsTouched'> & { seen: boolean })
  | (OfMember<'inexpertMarked'> & { provision: 'S.112' | 'S.28'; why: string })
  | (OfMember<'inexpertEnded'> & { why: string })
  | (OfMember<'holderReproved'> & { provision: 'S.116' | 'S.28'; note: string })
