import type { Seating } from '../play/places'
import { refuse } from '../refuse'
import type { Puntata } from '../state/colpo'
import { playerPart } from '../telling/player'

/** The largest puntata, the earliest of equals. Source: B.16.2, A3. */
const largestOf = (puntate: readonly Puntata[]): Puntata | undefined =>
  puntate.length < 2
    ? puntate[0]
    : [...puntate].sort((a, b) => b.amount - a.amount || a.arrival - b.arrival)[0]

export const SEATING: Seating = {
  /** Alone against the banco a person stakes on two caselle at least, where the table has them. Source: B.14, A5. */
  notAlone(caselle, { seats }) {
    const [first, ...others] = caselle.flatMap(({ puntate }) => puntate.map(({ player }) => player))
    return caselle.length < 2 && seats.length > 1 && others.every((player) => player === first)
      ? refuse('B.14', 'two-caselle-alone', { player: playerPart(first ?? null) })
      : null
  },
  /** The holder of the seat when they have a puntata there, else the owner of the largest. Source: B.16.1, B.16.2, A2, A3. */
  titolareOf({ number, puntate }, { seats }) {
    const holder = seats.find((seat) => seat.number === number)?.holder ?? null
    const own = puntate.find(({ player }) => player === holder)
    return own?.player ?? largestOf(puntate)?.player ?? null
  },
}
