import { type Chips, lesser, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { limitOf } from '../03-resto/limits'
import { chipsOf } from '../money/accounts'
import { potOf, restoAt } from '../money/resti'
import { type Colpo, chipsIn, type RecordedOutcome } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { Table } from '../state/table'

/** A colpo with each resto and the pot as they are. */
export interface ColpoNow extends Colpo {
  /** Each resto at the deal. There only where somebody has more chips now, as after a passata and then a colpo taken back. */
  readonly dealtStakes?: Colpo['stakes']
}

/** The colpo in play with each resto and the pot as they are: a ruling or a cassa may have moved chips since the deal. */
export function colpoNow(table: Table, dealt: Colpo): ColpoNow {
  const colpo = copyColpo(dealt)
  colpo.stakes = chipsOf(dealt.players, (member) => restoAt(table, member))
  colpo.pot = potOf(table)
  const hasMore = (member: MemberId) => hadIn(colpo.stakes, member) > hadIn(dealt.stakes, member)
  return dealt.players.some(hasMore) ? { ...colpo, dealtStakes: dealt.stakes } : colpo
}

const hadIn = (stakes: Colpo['stakes'], member: MemberId): Chips => stakes[member] ?? NO_CHIPS

/**
 * The colpo as this result is reckoned from it. A passata taken since the deal does not count (III.3): a player who put
 * in everything that they could put in at the deal has no more in it.
 */
export function countedFor(colpo: ColpoNow, passata: Chips, outcome: RecordedOutcome): Colpo {
  const { players, stakes, dealtStakes: resti, altezza, pot } = colpo
  if (!resti || outcome.kind === 'nobody-opened') return colpo
  const counted = (member: MemberId) => {
    const put = chipsIn(outcome.put, member)
    const has = hadIn(stakes, member)
    return put === limitOf({ resti, altezza, pot, passata }, member) ? lesser(has, put) : has
  }
  return { ...colpo, stakes: chipsOf(players, counted) }
}
