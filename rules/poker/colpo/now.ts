import { chipsOf } from '../money/accounts'
import { potOf, restoAt } from '../money/resti'
import type { Colpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { Table } from '../state/table'

/** The colpo in play with each resto and the pot as they are: a ruling or a cassa may have moved chips since the deal. */
export function colpoNow(table: Table, dealt: Colpo): Colpo {
  const colpo = copyColpo(dealt)
  colpo.stakes = chipsOf(dealt.players, (member) => restoAt(table, member))
  colpo.pot = potOf(table)
  return colpo
}
