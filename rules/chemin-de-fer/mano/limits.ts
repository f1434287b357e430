import type { SeatNumber } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Limit, LimitKind } from '../state/seat'

/** Limits that end when the mano of the next banker does (cr6). */
const UNTIL_NEXT_MANO: ReadonlySet<LimitKind> = new Set([
  'passed',
  'sold',
  'partner',
  'stakes-refused',
])

/** The limits left when this mano is over, lost or passed: those of earlier mani end. Source: S.98, S.103a, S.105, cr6. */
export const limitsAfterMano = (limits: readonly Limit[], mano: number): readonly Limit[] =>
  limits.filter((limit) => !UNTIL_NEXT_MANO.has(limit.kind) || limit.mano >= mano)

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
