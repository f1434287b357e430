import type { SeatNumber } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Limit } from '../state/seat'

/** The limits left when the sabot has reached these seats, or gone over them. Source: S.25a. */
export const limitsAfterSeats = (
  limits: readonly Limit[],
  reached: readonly SeatNumber[],
): readonly Limit[] =>
  limits.filter(
    ({ kind, oldSeat }) =>
      kind !== 'moved-forward' || oldSeat === null || !reached.includes(oldSeat),
  )

/** The limit of a banker whose coup was refused after "I see the stakes", when the bank is auctioned. Source: S.72. */
export const limitOfStakesRefused = ({
  banker,
  number,
}: Pick<Mano, 'banker' | 'number'>): Limit => ({
  member: banker,
  kind: 'stakes-refused',
  why: '',
  provision: 'S.72',
  mano: number,
  oldSeat: null,
})
