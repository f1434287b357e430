import { countedAfter, expectedAfter } from '../../kernel/club/counting'
import type { Transfer } from '../../kernel/ledger'
import { chipsOf } from '../accounts'
import type { Closing } from '../state/tableau'

/** The count under way, with these transfers added to the chips expected of each member. */
export const expectingAfter = (closing: Closing, transfers: readonly Transfer[]): Closing => ({
  ...closing,
  expected: expectedAfter(closing, transfers, chipsOf),
  imbalanceAccepted: null,
})

/** The same after a ruling: members whose chips it moved must be counted again. */
export const recountingAfter = (closing: Closing, transfers: readonly Transfer[]): Closing => ({
  ...expectingAfter(closing, transfers),
  counted: countedAfter(closing, transfers, chipsOf),
})
