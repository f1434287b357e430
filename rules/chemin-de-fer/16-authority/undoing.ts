import { type Chips, negate } from '../../kernel/chips'
import { entriesIn } from '../../kernel/ids'
import type { Account, Transfer } from '../../kernel/ledger'
import { pairedOff } from '../../kernel/settlement'
import { CAGNOTTE, chipsOf, unnamedOf } from '../accounts'
import type { SettledCoup } from '../state/coup'
import type { TableId } from '../state/ids'

/**
 * The compensating transfers that undo a coup which is over: whoever won gives back, the tax too, and whoever lost has
 * it again; the punters that level 2 does not name are one account. Source: S.39a, cf44, cf69.
 */
export function undoing(table: TableId, { net, tax }: SettledCoup): Transfer[] {
  const named: { party: Account; chips: Chips }[] = entriesIn(net).map(([member, chips]) => ({
    party: chipsOf(member),
    chips: negate(chips),
  }))
  const paid = { party: CAGNOTTE, chips: negate(tax) }
  const rest = [...named, paid].reduce((sum, { chips }) => sum - chips, 0) as Chips
  const parties = [...named, paid, { party: unnamedOf(table), chips: rest }]
  return pairedOff(parties.filter(({ chips }) => chips !== 0))
}
