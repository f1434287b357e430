import { type Chips, greater, lesser, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { chipsOf } from '../money/accounts'
import { potOf, restoAt } from '../money/resti'
import { type Colpo, chipsIn, type RecordedOutcome } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { Table } from '../state/table'

/** A colpo with each resto and the pot as they are. */
export interface ColpoNow extends Colpo {
  /** The resti at the deal, where somebody has more since, as by a passata before the colpo was reopened. */
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

/** III.3: what each player has for this result; chips that came after the deal count only as far as they were put in. */
export function countedStakes(
  { players, stakes, dealtStakes }: ColpoNow,
  outcome: RecordedOutcome,
): Colpo['stakes'] {
  if (!dealtStakes) return stakes
  const put = outcome.kind === 'nobody-opened' ? [] : outcome.put
  return chipsOf(players, (member) =>
    lesser(hadIn(stakes, member), greater(hadIn(dealtStakes, member), chipsIn(put, member))),
  )
}
