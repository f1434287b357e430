import type { CasellaNumber, Player } from '../state/ids'
import type { Seat, Table } from '../state/table'

export const emptySeat = (number: CasellaNumber): Seat => ({
  number,
  holder: null,
  isAway: false,
  isLosing: false,
})

export const seatOf = ({ seats }: Pick<Table, 'seats'>, player: Player): Seat | undefined =>
  seats.find(({ holder }) => holder === player)

/** The table with this player's seat free: at once between colpi, else at the end of the colpo. Source: B.23.3, A7. */
export const withoutPlayer = (
  { seats, standing, colpo }: Table,
  player: Player,
): Pick<Table, 'seats' | 'standing'> => ({
  standing: standing.filter((one) => one !== player),
  seats: seats.map((seat) => {
    if (seat.holder !== player) return seat
    return colpo ? { ...seat, isLosing: true } : emptySeat(seat.number)
  }),
})

/** The seats at the end of a colpo: those lost in it are free. Source: A7. */
export const seatsAfter = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  seats.map((seat) => (seat.isLosing ? emptySeat(seat.number) : seat))
