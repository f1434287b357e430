import { minus, NO_CHIPS } from '../../kernel/chips'
import { post, type Transfer } from '../../kernel/ledger'
import { limitOf } from '../03-resto/limits'
import { handIn } from '../giro/turn'
import { chipsOf, restoOf } from '../money/accounts'
import type { overdraft } from '../money/compensation'
import type { Colpo } from '../state/colpo'
import type { Play } from '../state/play'
import type { Table } from '../state/table'

/**
 * A resto that these transfers would leave with less than its player has put into a colpo, as where they answered for
 * change since; null when there is none.
 */
export function overPut(
  { accounts, settings: { passata } }: Table,
  transfers: readonly Transfer[],
  { colpo: { players, altezza, pot }, play }: { colpo: Colpo; play: Play },
): ReturnType<typeof overdraft> {
  const after = post(accounts, transfers)
  const resti = chipsOf(players, (member) => after[restoOf(member)] ?? NO_CHIPS)
  for (const member of players) {
    const put = handIn(play, member)?.put ?? NO_CHIPS
    const missing = minus(put, limitOf({ resti, altezza, pot, passata }, member))
    if (missing > 0) return { account: restoOf(member), missing }
  }
  return null
}
