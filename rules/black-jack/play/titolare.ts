import type { Casella, Colpo, Puntata } from '../state/colpo'
import type { Player } from '../state/ids'
import type { Seat } from '../state/table'

/** The largest puntata, the earliest of equals. Source: B.16.2, A3. */
const largestOf = (puntate: readonly Puntata[]): Puntata | undefined =>
  puntate.length < 2
    ? puntate[0]
    : [...puntate].sort((a, b) => b.amount - a.amount || a.arrival - b.arrival)[0]

/**
 * The person who speaks for a casella: the holder of its seat when they have a puntata on it, else the owner of the
 * largest. Source: B.16.1, B.16.2, A2, A3.
 */
export function titolareOf(
  { number, puntate }: Pick<Casella, 'number' | 'puntate'>,
  seats: readonly Seat[],
): Player | null {
  const holder = seats.find((seat) => seat.number === number)?.holder ?? null
  const own = puntate.find(({ player }) => player === holder)
  return own?.player ?? largestOf(puntate)?.player ?? null
}

/** The one person who owns every puntata; null when there are several. Source: B.14, A5. */
export function onlyPlayer({ caselle }: Pick<Colpo, 'caselle'>): Player | null {
  let only: Player | null = null
  for (const { puntate } of caselle)
    for (const { player } of puntate) {
      if (only !== null && only !== player) return null
      only = player
    }
  return only
}

/** The persons with a puntata on a casella who do not speak for it. */
export const companionsOn = ({ puntate, titolare }: Casella): readonly Player[] =>
  puntate.map(({ player }) => player).filter((player) => player !== titolare)
