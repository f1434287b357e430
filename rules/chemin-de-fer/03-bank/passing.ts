import { happens, type Refused } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { notPlaying, notTakingPart, playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { betweenCoups, onlyIf } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { isStandInOver } from '../mano/dealing'
import { bankAt } from '../mano/money'
import { seatOf } from '../mano/order'
import { isBought, sumPassed } from '../mano/passed'
import { areEnoughSeated } from '../mano/present'
import { bankersInReach } from '../mano/reach'
import { bankBack } from '../mano/shares'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, Place } from '../state/forms'
import { asSeat } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { bankCommand } from './commands'
import { heldBy } from './held'

/** Refuses passing too early. Source: S.87a, S.105, cf19, cr11. */
function tooEarly(table: Table, mano: Mano, { passWhen }: Settings): Refused | null {
  if (isStandInOver(table, mano)) return null
  if (passWhen === 'any') return mano.coups > 0 ? null : refuse('S.87a', 'pass-after-coup')
  const hasTiedFirst = isBought(mano) && mano.coups === 1 && mano.ties === 1
  return mano.wins > 0 || hasTiedFirst ? null : refuse('S.87a', 'pass-after-win')
}

/** S.87a, V.pass-any, S.21a: the mano goes on offer, and its banker takes the bank's chips back (cf45). */
const passMano = bankCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    if (table.level === 1) return refuse('S.87a', 'bank-not-followed')
    if (table.coup) return refuse('S.87a', 'coup-in-play')
    if (table.stakesSeen) return refuse('S.72', 'inspector-chooses')
    const early = tooEarly(table, mano, evening.settings)
    if (early) return early
    const bank = bankAt(evening, table)
    return happens({
      type: 'manoPassed' as const,
      table: id,
      member,
      sum: sumPassed(mano, bank),
      book: BOOK,
      transfers: bankBack(table, bank),
    })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member })),
})

/** At level 1 only the banker's name is followed: a lost mano ends, and the sabot goes to the right (S.14). */
const endMano = bankCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.level !== 1) return refuse('S.14', 'not-at-this-level')
    if (!table.mano) return refuse(null, 'no-mano')
    return happens({ type: 'manoEnded' as const, table: id, member: table.mano.banker })
  },
  offeredFrom: onlyIf(({ level }) => level === 1),
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** At level 1 a mano that was passed and bought is entered by the buyer's name. Source: S.88, S.101. */
const recordBuyer = bankCommand({
  schema: ofMember.extend({ place: Place }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, place }) {
    const table = tableAt(evening, id)
    const refused = notPlaying(evening, table) ?? notTakingPart(evening, member)
    if (refused) return refused
    if (table.level !== 1) return refuse('S.14', 'not-at-this-level')
    if (!table.mano) return refuse(null, 'no-mano')
    if (table.mano.banker === member) return refuse('S.14', 'bank-held', { member: { member } })
    return happens({ type: 'manoBoughtByName' as const, table: id, member, place })
  },
  offeredFrom: onlyIf(({ level }) => level === 1),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      membersIn(evening.persons).flatMap((member) => {
        const own = seatOf(table, member)
        const after = table.mano?.initialSeat
        const place: Place = own
          ? { kind: 'seat', seat: own.number }
          : { kind: 'gap', after: after ?? table.seats[0]?.number ?? asSeat(1) }
        return [{ table: table.id, member, place }]
      }),
    ),
})

/** S.2a, cf1: with too few seated no coup is dealt; the bank goes back to its owner, and the sabot stays. */
const returnBank = bankCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening: Evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { mano } = table
    if (!mano) return refuse(null, 'no-mano')
    if (table.coup) return refuse('S.2a', 'coup-in-play')
    if (areEnoughSeated(table, evening.settings)) return refuse('S.14', 'enough-seated')
    const chips = bankAt(evening, table)
    return happens({
      type: 'bankReturned' as const,
      table: id,
      member: mano.banker,
      chips,
      book: BOOK,
      transfers: bankBack(table, chips),
    })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

export const passingCommands = { passMano, endMano, recordBuyer, returnBank }
