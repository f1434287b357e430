import { type Chips, NO_CHIPS, plus } from '../chips'
import { entriesIn, type MemberId } from '../ids'
import { type Account, post, type Transfer } from '../ledger'

/** A count under way: the chips expected of each member, null where unknown, and those counted so far. */
interface Count {
  readonly expected: Readonly<Record<MemberId, Chips | null>>
  readonly counted: Readonly<Record<MemberId, Chips>>
}

/** The chips expected of each member once these transfers between their accounts are made. */
export function expectedAfter(
  { expected }: Count,
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Count['expected'] {
  const moved = post({}, transfers)
  const after = entriesIn(expected).map(([member, chips]) => [
    member,
    chips === null ? null : plus(chips, moved[accountOf(member)] ?? NO_CHIPS),
  ])
  return Object.fromEntries(after)
}

/** The counts that still hold after these transfers: members whose chips they moved must be counted again. */
export function countedAfter(
  { counted }: Count,
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Count['counted'] {
  const moved = post({}, transfers)
  return Object.fromEntries(entriesIn(counted).filter(([member]) => !moved[accountOf(member)]))
}
