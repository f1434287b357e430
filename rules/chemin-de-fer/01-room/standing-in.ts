import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { MOST_CHIPS, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { INSPECTOR } from '../frame/roles'
import type { BankOpened } from '../mano/events'
import { mostToLay } from '../mano/money'
import { openingBarred, openingOf } from '../mano/opening'
import { seatOf } from '../mano/order'
import { turnHolder } from '../mano/reach'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { roomCommand } from './commands'
import type { RoomEvent } from './events'

/** The holder whose mano the inspector may take: the banker, or the one whose turn has come. */
const absentee = (table: Table): MemberId | null =>
  table.mano ? table.mano.banker : table.seguito ? null : turnHolder(table)

/**
 * S.20, V.away: the inspector takes the mano of a holder who is away, with the holder's chips; once in an absence, and
 * again only for a serious reason. A mano under way is taken as it lies, and `bank` is not read.
 */
const standIn = roomCommand({
  schema: ofTable.extend({ bank: AmountOrNone, isSerious: z.boolean() }),
  may: INSPECTOR,
  decide(evening, { table: id, bank, isSerious }): Decision<RoomEvent | BankOpened> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const member = absentee(table)
    const seat = member === null ? null : seatOf(table, member)
    if (member === null || !seat) return refuse('S.20', 'turn-elsewhere')
    if (!seat.away) return refuse('S.20', 'not-away', { member: { member } })
    if (table.mano?.standIn) return refuse('S.20', 'stands-in-already')
    if (seat.away.turns > 0 && !isSerious) return refuse('S.20', 'stood-in-once')
    if (table.mano)
      return happens<RoomEvent>({ type: 'standInBegun', table: id, member, seat: seat.number })
    const barred = openingBarred(evening, table, member, bank)
    if (barred) return barred
    return happens<BankOpened>(openingOf(evening, table, { ...seat, holder: member }, bank, true))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      [false, true].map((isSerious) => ({
        table: table.id,
        bank: table.level === 1 ? NO_CHIPS : table.minimum,
        isSerious,
      })),
    ),
  bounds(evening, { table: id }) {
    const table = tableAt(evening, id)
    const member = absentee(table)
    if (table.level === 1 || table.mano || member === null) return {}
    const max = Math.min(MOST_CHIPS, mostToLay(evening, table, member))
    return { bank: { min: table.minimum, max, step: 1 } }
  },
})

export const standInCommands = { standIn }
