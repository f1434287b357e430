import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import {
  eachTable,
  mayName,
  playersInReach,
  tableAt,
  tablesInReach,
} from '../../banked/frame/at-table'
import { INSPECTOR, PLAYER, STAFF } from '../../banked/frame/roles'
import { asPlayer, memberOf } from '../../banked/ids'
import { type Actor, type Decision, happens, isOfficer, type Refused } from '../../kernel/decider'
import { reason } from '../../kernel/text'
import { blackJackArticle } from '../article'
import { presentAt, seatOf } from '../play/places'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { CasellaNumber, Player } from '../state/forms'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { evolvePlaces, type PlaceEvent } from './events'
import { TABLE_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<PlaceEvent>()

const ofPlayer = ofTable.extend({ player: Player })

const noSeat = (player: Player): Refused =>
  refuse('B1.players.1', 'no-seat', { player: playerPart(player) })

/** A person takes a free seat; they leave the one they had. Source: B1.players.1. */
const takeSeat = command({
  schema: ofPlayer.extend({ seat: CasellaNumber }),
  may: PLAYER,
  outsiders: ({ player }) => (player.startsWith('@') ? [] : [player]),
  decide(evening, { table: id, player, seat: number }): Decision<PlaceEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    const seat = table.seats.find((one) => one.number === number)
    if (!seat) return refuse('B1.players.1', 'no-such-seat', { seats: table.seats.length })
    if (seat.holder !== null)
      return refuse('B1.players.1', 'seat-taken', { player: playerPart(seat.holder) })
    if (seatOf(table, player) && table.colpo) return refuse(null, 'colpo-in-play')
    return happens({ type: 'seatTaken', table: id, player, seat: number })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.seats.flatMap(({ number, holder }) =>
        holder === null
          ? playersForSeat(evening, table, by, number).map((player) => ({
              table: table.id,
              player,
              seat: number,
            }))
          : [],
      ),
    ),
})

const seatedIn = (evening: Evening, by: Parameters<typeof tablesInReach>[1]) =>
  tablesInReach(evening, by).flatMap((table) =>
    table.seats.flatMap(({ holder }) =>
      holder !== null && mayName(by, holder) ? [{ table: table.id, player: holder }] : [],
    ),
  )

/** The seat of a person who has not given it up or lost it in the colpo in play (A7). */
const keptSeat = (table: Table, player: Player) => {
  const seat = seatOf(table, player)
  return seat && !seat.isLosing ? seat : null
}

/** A person leaves their seat; what they have on the table in this colpo is played (A7). */
const leaveSeat = command({
  schema: ofPlayer,
  may: PLAYER,
  decide: (evening, { table, player }): Decision<PlaceEvent> =>
    keptSeat(tableAt(evening, table), player)
      ? happens({ type: 'seatLeft', table, player })
      : noSeat(player),
  candidates: seatedIn,
})

/** A seated person goes away or comes back. Source: A6, G6. */
const markAway = command({
  schema: ofPlayer.extend({ isAway: z.boolean() }),
  may: PLAYER,
  decide(evening, { table, player, isAway }): Decision<PlaceEvent> {
    const seat = seatOf(tableAt(evening, table), player)
    if (!seat) return noSeat(player)
    return seat.isAway === isAway
      ? refuse('B1.players.1', 'marked-so-already')
      : happens({ type: 'awayMarked', table, player, isAway })
  },
  candidates: (evening, by) =>
    seatedIn(evening, by).flatMap((seated) =>
      [true, false].map((isAway) => ({ ...seated, isAway })),
    ),
})

/** The inspector marks a standing person as present, or as gone. Source: G6. */
const markStanding = command({
  schema: ofPlayer.extend({ isHere: z.boolean() }),
  may: STAFF,
  decide(evening, { table: id, player, isHere }): Decision<PlaceEvent> {
    const table = tableAt(evening, id)
    if (seatOf(table, player)) return refuse('B1.players.1', 'has-a-seat')
    return table.standing.includes(player) === isHere
      ? refuse('B1.players.1', 'marked-so-already')
      : happens({ type: 'standingMarked', table: id, player, isHere })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      playersInReach(evening, presentAt(table), by).map((player) => ({
        table: table.id,
        player,
        isHere: !table.standing.includes(player),
      })),
    ),
})

/** The inspector declares the table crowded, or lifts it, from the next colpo. Source: B.15, A4. */
const declareCrowd = command({
  schema: ofTable.extend({ isCrowded: z.boolean() }),
  may: INSPECTOR,
  decide: (evening, { table, isCrowded }): Decision<PlaceEvent> =>
    tableAt(evening, table).isCrowded === isCrowded
      ? refuse('B.15', 'crowd-so-already')
      : happens({ type: 'crowdDeclared', table, isCrowded }),
  candidates: (evening, by) =>
    eachTable(evening, by).flatMap((table) =>
      [true, false].map((isCrowded) => ({ ...table, isCrowded })),
    ),
})

/** A person who goes on speaking confusedly may lose the seat. Source: B.23.3, A7. */
const forfeitSeat = command({
  schema: ofPlayer.extend({ why: reason(3, 200) }),
  may: INSPECTOR,
  decide(evening, { table: id, player, why }): Decision<PlaceEvent> {
    return keptSeat(tableAt(evening, id), player)
      ? happens({ type: 'seatForfeited', table: id, player, why })
      : refuse('B.23.3', 'no-seat', { player: playerPart(player) })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      presentAt(table).map((player) => ({ table: table.id, player, why: 'parola confusa' })),
    ),
})

/** Section 2: table, caselle, titolare. */
export const places = article({
  id: '2',
  commands: { takeSeat, leaveSeat, markAway, markStanding, declareCrowd, forfeitSeat },
  refusals: TABLE_REFUSALS,
  evolve: evolvePlaces,
})

/** Persons whom an actor may name at a free seat: as at the table, and one whom the book does not name. Source: A1. */
const playersForSeat = (
  evening: Evening,
  table: Table,
  by: Actor,
  seat: CasellaNumber,
): Player[] => [
  // The sign of another place would stay with whoever sits down here.
  ...playersInReach(evening, presentAt(table), by).filter((player) => memberOf(player) !== null),
  ...(isOfficer(by) || by.post !== null ? [asPlayer(`@${seat}`)] : []),
]
