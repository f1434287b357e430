import { minus, NO_CHIPS } from '../../kernel/chips'
import { post, type Transfer } from '../../kernel/ledger'
import { limitOf } from '../03-resto/limits'
import { handIn } from '../giro/turn'
import { chipsOf, restoOf } from '../money/accounts'
import type { overdraft } from '../money/compensation'
import type { Move } from '../state/play'
import type { Table } from '../state/table'
import { replay } from './replay'

/** A resto that would be less than its player has put in by these moves, as where they answered for change since. */
export function overPut(
  { accounts, colpoEnd, settings: { passata } }: Table,
  transfers: readonly Transfer[],
  moves: readonly Move[] | null,
): ReturnType<typeof overdraft> {
  if (!colpoEnd?.play || !moves) return null
  const { players, altezza, pot } = colpoEnd.colpo
  const after = post(accounts, transfers)
  const resti = chipsOf(players, (member) => after[restoOf(member)] ?? NO_CHIPS)
  const play = replay(colpoEnd.play, moves)
  for (const member of players) {
    const put = handIn(play, member)?.put ?? NO_CHIPS
    const missing = minus(put, limitOf({ resti, altezza, pot, passata }, member))
    if (missing > 0) return { account: restoOf(member), missing }
  }
  return null
}
