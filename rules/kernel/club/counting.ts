import { type Chips, minus, NO_CHIPS, plus } from '../chips'
import { entriesIn, type MemberId } from '../ids'
import { type Account, post, type Transfer } from '../ledger'

/** The chips expected of each member once these transfers between their accounts are made; null where unknown. */
export function expectedAfter<C extends Chips | null>(
  { expected }: { readonly expected: Readonly<Record<MemberId, C>> },
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Readonly<Record<MemberId, C | Chips>> {
  const moved = post({}, transfers)
  const after = entriesIn(expected).map(([member, chips]) => [
    member,
    chips === null ? chips : plus(chips, moved[accountOf(member)] ?? NO_CHIPS),
  ])
  return Object.fromEntries(after)
}

/** The counts that still hold after these transfers: members whose chips they moved must be counted again. */
export function countedAfter(
  { counted }: { readonly counted: Readonly<Record<MemberId, Chips>> },
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Readonly<Record<MemberId, Chips>> {
  const moved = post({}, transfers)
  return Object.fromEntries(entriesIn(counted).filter(([member]) => !moved[accountOf(member)]))
}

/** Counted less expected, so that missing chips are negative; null while either is unknown. Source: XVI.1, M1. */
export const gapOf = (expected: Chips | null, counted: Chips | null): Chips | null =>
  expected === null || counted === null ? null : minus(counted, expected)
