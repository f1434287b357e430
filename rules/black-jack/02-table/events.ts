import type { OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Evening, withTable } from '../evening'
import { emptySeat, withoutPlayer } from '../play/places'
import type { CasellaNumber, Player } from '../state/ids'
import type { Seat } from '../state/table'

/** Section 2: the places of a table. */
export type PlaceEvent =
  | (OfTable<'seatTaken'> & { player: Player; seat: CasellaNumber })
  | (OfTable<'seatLeft'> & { player: Player })
  | (OfTable<'awayMarked'> & { player: Player; isAway: boolean })
  | (OfTable<'standingMarked'> & { player: Player; isHere: boolean })
  | (OfTable<'crowdDeclared'> & { isCrowded: boolean })
  | (OfTable<'seatForfeited'> & { player: Player; why: string })

const withSeat = (seats: readonly Seat[], player: Player, fields: Partial<Seat>): Seat[] =>
  seats.map((seat) => (seat.holder === player ? { ...seat, ...fields } : seat))

export const evolvePlaces: Evolve<Evening, PlaceEvent> = {
  seatTaken: (evening, { table: id, player, seat }) =>
    withTable(evening, id, ({ seats, standing }) => ({
      standing: standing.filter((one) => one !== player),
      seats: seats.map((one) => {
        if (one.number === seat) return { ...emptySeat(seat), holder: player }
        return one.holder === player ? emptySeat(one.number) : one
      }),
    })),
  seatLeft: (evening, { table: id, player }) =>
    withTable(evening, id, (table) => withoutPlayer(table, player)),
  awayMarked: (evening, { table: id, player, isAway }) =>
    withTable(evening, id, ({ seats }) => ({ seats: withSeat(seats, player, { isAway }) })),
  standingMarked: (evening, { table: id, player, isHere }) =>
    withTable(evening, id, ({ standing }) => ({
      standing: isHere ? [...standing, player] : standing.filter((one) => one !== player),
    })),
  crowdDeclared: (evening, { table: id, isCrowded }) =>
    withTable(evening, id, () => ({ isCrowded })),
  seatForfeited: (evening, { table: id, player }) =>
    withTable(evening, id, (table) => withoutPlayer(table, player)),
}
