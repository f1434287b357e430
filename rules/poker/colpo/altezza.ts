import { type Chips, greater, NO_CHIPS } from '../../kernel/chips'
import { asMember, type MemberId } from '../../kernel/ids'
import { chipsOf } from '../money/accounts'
import type { Colpo } from '../state/colpo'
import type { Table } from '../state/table'

/** C4: for each of these members all'altezza, the largest stake of a player who is not, in chips. */
export function altezzaOf(
  { players }: Table,
  members: readonly MemberId[],
  stakes: Colpo['stakes'],
): Readonly<Record<MemberId, Chips>> {
  const marked = members.filter((member) => players[member]?.allAltezza)
  if (marked.length === 0) return {}
  let highest = NO_CHIPS
  for (const key in stakes) {
    const member = asMember(key)
    if (!players[member]?.allAltezza) highest = greater(highest, stakes[member] ?? NO_CHIPS)
  }
  return chipsOf(marked, () => highest)
}
