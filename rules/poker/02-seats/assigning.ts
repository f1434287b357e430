import { z } from 'zod'
import { drawLots as drawn, lotsHash } from '../../kernel/lots'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { whileCalled, whileSeating } from '../frame/offered'
import { playersOf, tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { withConsequences } from '../room/consequences'
import { sittingOpts } from '../room/option'
import { activePlayers, holderOf, isPresent } from '../seating/places'
import { ofMember, ofTable, SeatNumber } from '../state/forms'
import type { Table } from '../state/table'
import { seatsCommand } from './commands'

/** II.1, B1: lots are the rule; seats are chosen only when all the called players agree. */
const agreeFreeSeats = seatsCommand({
  schema: ofMember.extend({ agree: z.boolean() }),
  may: ['socio', 'tavolo'],
  from: 'row',
  decide: (evening, { table: id, member, agree }, envelope) => {
    const table = tableAt(evening, id)
    if (table.status !== 'called') return refuse('II.1', 'seats-settled')
    if (table.players[member]?.status !== 'called') return refuse('II.1', 'no-place-here')
    if (table.seating.freeConsents.includes(member) === agree) return refuse('II.1', 'wish-noted')
    return withConsequences(evening, envelope, {
      type: 'freeSeatsWished',
      table: id,
      member,
      agree,
    })
  },
  offeredFrom: whileCalled,
  candidates: (evening, by) =>
    playersOf(evening, by).map((place) => ({
      ...place,
      agree: !tableAt(evening, place.table).seating.freeConsents.includes(place.member),
    })),
})

const label = (evening: Evening, table: Table, ahead: number) =>
  `lots/${table.list}/${(evening.lists[table.list]?.drawn ?? 0) + ahead}`

/**
 * II.1, II.2, B2, B3: the lots order the called players who are in the Club; the
 * first has seat 1 and is the first cartaro, the others follow clockwise. Players
 * who answered that they are coming sit down; a drawn seat waits for the others.
 */
const drawLots = seatsCommand({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  secrets: (evening, { table: id }) => {
    const table = evening.tables[id]
    return table ? [label(evening, table, 0), label(evening, table, 1)] : []
  },
  decide: (evening, { table: id }, envelope) => {
    const table = tableAt(evening, id)
    if (table.status !== 'called') return refuse('II.1', 'seats-settled')
    const seed = envelope.secrets[label(evening, table, 0)]
    if (seed !== undefined && lotsHash(seed) !== table.seating.hash)
      return refuse('II.1', 'lots-secret-changed')
    const players = activePlayers(table).filter((player) => isPresent(evening, player.member))
    const byNumber = new Map(players.map((player) => [player.signUp, player.member]))
    const order = drawn(seed ?? '', [...byNumber.keys()]).flatMap(
      (number) => byNumber.get(number) ?? [],
    )
    const coming = players.filter((player) => {
      const call = evening.signUps[player.signUp]?.call
      return call === null || call?.answer === 'coming'
    })
    const opted = coming.flatMap((player) => sittingOpts(evening, player.signUp))
    const lots = {
      type: 'lotsDrawn',
      table: id,
      seed: seed ?? '',
      order,
      seated: coming.map((player) => player.member),
      nextHash: lotsHash(envelope.secrets[label(evening, table, 1)] ?? ''),
    } as const
    return withConsequences(evening, envelope, lots, ...opted)
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** B2: when seats were chosen, the player with the highest card is the first cartaro. */
const setFirstCartaro = seatsCommand({
  schema: ofTable.extend({ seat: SeatNumber }),
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id, seat }, envelope) => {
    const table = tableAt(evening, id)
    if (table.seating.by === 'lots') return refuse('II.2', 'lots-made-first-cartaro')
    if (table.status !== 'seating') return refuse('II.2', 'not-while-seating')
    if (table.firstCartaro === seat) return refuse('II.2', 'first-cartaro-already', { seat })
    if (holderOf(table, seat)?.status !== 'seated')
      return refuse('II.2', 'nobody-sits-there', { seat })
    return withConsequences(evening, envelope, { type: 'firstCartaroSet', table: id, seat })
  },
  offeredFrom: whileSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      Object.values(table.players).flatMap(({ seat }) =>
        seat === null ? [] : [{ table: table.id, seat }],
      ),
    ),
})

export const assigningCommands = { agreeFreeSeats, drawLots, setFirstCartaro }
