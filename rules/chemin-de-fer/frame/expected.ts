import { NO_CHIPS, plus } from '../../kernel/chips'
import { entriesIn } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { chipsOf } from '../accounts'
import type { Closing } from '../state/tableau'

/** The count under way, with these transfers added to the chips expected of each member. */
export function expectingAfter(closing: Closing, transfers: readonly Transfer[]): Closing {
  const moved = post({}, transfers)
  const expected = entriesIn(closing.expected).map(([member, chips]) => [
    member,
    chips === null ? null : plus(chips, moved[chipsOf(member)] ?? NO_CHIPS),
  ])
  return { ...closing, expected: Object.fromEntries(expected), imbalanceAccepted: null }
}

/** The same after a ruling: members whose chips it moved must be counted again. */
export function recountingAfter(closing: Closing, transfers: readonly Transfer[]): Closing {
  const moved = post({}, transfers)
  const counted = entriesIn(closing.counted).filter(([member]) => !moved[chipsOf(member)])
  return { ...expectingAfter(closing, transfers), counted: Object.fromEntries(counted) }
}
