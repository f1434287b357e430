import { NO_CHIPS } from '../../kernel/chips'
import type { Draft } from '../../kernel/draft'
import { chipsOf } from '../money/accounts'
import { potOf, restoAt } from '../money/resti'
import type { Colpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { Table } from '../state/table'

/** The colpo in play with each resto and the pot as they are: a ruling or a cassa may have moved chips since the deal. */
export function colpoNow(table: Table, dealt: Colpo): Colpo {
  const colpo = staked(
    dealt,
    chipsOf(dealt.players, (member) => restoAt(table, member)),
  )
  colpo.pot = potOf(table)
  return colpo
}

/** The colpo with these stakes, and with those of the deal where somebody has more than then (III.3). */
export function staked(dealt: Colpo, stakes: Colpo['stakes']): Draft<Colpo> {
  const colpo = copyColpo(dealt)
  colpo.stakes = stakes
  const has = (of: Colpo['stakes'], member: keyof typeof of) => of[member] ?? NO_CHIPS
  if (dealt.players.some((member) => has(stakes, member) > has(dealt.stakes, member)))
    colpo.dealtStakes = dealt.stakes
  return colpo
}
