import { type Chips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { type MemberId, membersIn } from '../../kernel/ids'
import { handIn } from '../giro/turn'
import { middleOf, restoAt } from '../money/resti'
import type { Table } from '../state/table'

/** The chips that a player has put into the colpo in play and that no account shows before its end. */
export const staked = ({ play }: Table, member: MemberId): Chips =>
  handIn(play, member)?.put ?? NO_CHIPS

/** The chips in front of a player as they lie on the table, without stakes in the colpo in play. */
export const lyingBefore = (table: Table, member: MemberId): Chips =>
  minus(restoAt(table, member), staked(table, member))

/** The chips in the middle as they lie there, stakes in the colpo in play included. */
export const lyingInMiddle = (table: Table): Chips =>
  membersIn(table.players).reduce(
    (sum, member) => plus(sum, staked(table, member)),
    middleOf(table),
  )
