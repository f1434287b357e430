import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { MOST_CHIPS, NO_CHIPS } from '../../kernel/chips'
import { happens } from '../../kernel/decider'
import { mayName, notPlaying, tableAt, tablesInReach } from '../frame/at-table'
import { betweenCoups } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { dealingBarred } from '../mano/dealing'
import type { SeatLost } from '../mano/events'
import { bankAt, mostToLay } from '../mano/money'
import { notInTurn, openingBarred, openingOf } from '../mano/opening'
import { seatOf } from '../mano/order'
import { turnHolder } from '../mano/reach'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import { bankCommand } from './commands'

const openBank = bankCommand({
  schema: ofMember.extend({ bank: AmountOrNone }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, bank }) {
    const table = tableAt(evening, id)
    const turned = notPlaying(evening, table) ?? notInTurn(table, member)
    if (turned) return turned
    const seat = seatOf(table, member)
    if (!seat || seat.away) return refuse('S.20', 'is-away', { member: { member } })
    const barred = openingBarred(evening, table, member, bank)
    if (barred) return barred
    return happens(openingOf(evening, table, { ...seat, holder: member }, bank, false))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const member = turnHolder(table)
      if (member === null || !mayName(evening, by, member)) return []
      return [{ table: table.id, member, bank: table.level === 1 ? NO_CHIPS : table.minimum }]
    }),
  bounds(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    if (table.level === 1) return {}
    const max = Math.min(MOST_CHIPS, mostToLay(evening, table, member))
    return { bank: { min: table.minimum, max, step: 1 } }
  },
})

/** cf7: a holder who refuses the mano is asked once more; then the seat is lost, and the sabot goes on. */
const refuseMano = bankCommand({
  schema: ofMember,
  may: PLAYER,
  // The same word given twice is one refusal, not the second that loses the seat.
  refuseStale: true,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const refused = notPlaying(evening, table) ?? notInTurn(table, member)
    if (refused) return refused
    const seat = seatOf(table, member)
    if (!seat) return refuse('S.14', 'nobodys-turn')
    if (!seat.hasRefused)
      return happens({ type: 'manoRefused' as const, table: id, member, seat: seat.number })
    const lost: SeatLost = {
      type: 'seatLost',
      table: id,
      seat: seat.number,
      member,
      provision: table.imposedOn === seat.number ? 'S.99' : 'S.23a',
      books: false,
      emptyUntilMano: null,
    }
    return happens(lost)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const member = turnHolder(table)
      return member !== null && mayName(evening, by, member) ? [{ table: table.id, member }] : []
    }),
})

/**
 * S.17a: the bank is announced at every coup, and its stakes are open. The banker may say "tout va" (S.71a) or "I see
 * the stakes" (S.72) with it; two tout va in a row bind (S.71b).
 */
const announceBank = bankCommand({
  schema: ofTable.extend({ toutVa: z.boolean(), seesStakes: z.boolean() }),
  may: EMPLOYEE,
  decide(evening, { table: id, toutVa, seesStakes }) {
    const table = tableAt(evening, id)
    const { mano, level } = table
    if (level !== 3) return refuse('S.17a', 'not-at-this-level')
    const barred = dealingBarred(evening, table)
    if (barred) return barred
    if (!mano) return refuse(null, 'no-mano')
    if (toutVa && seesStakes) return refuse('S.72', 'tout-va-or-stakes')
    if (!toutVa && mano.toutVaRun >= 2) return refuse('S.71b', 'bound-to-tout-va')
    if (seesStakes && mano.mustPlay !== null) return refuse('S.72', 'must-give-coup')
    return happens({
      type: 'coupOpened' as const,
      table: id,
      member: mano.banker,
      number: table.taglia.coups + 1,
      serial: table.coupSerial + 1,
      bank: bankAt(evening, table),
      toutVa,
      seesStakes,
    })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table }) => [
      { table, toutVa: false, seesStakes: false },
      { table, toutVa: true, seesStakes: false },
      { table, toutVa: false, seesStakes: true },
    ]),
})

export const openingCommands = { openBank, refuseMano, announceBank }
