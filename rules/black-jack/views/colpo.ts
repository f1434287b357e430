import { leftToSettle, settlementOf } from '../11-settling/order'
import { nextReceiver } from '../course'
import { showsAce } from '../play/banco'
import { type Point, pointOf } from '../play/points'
import { type Receiver, turnOf } from '../play/turn'
import type { Casella, Colpo, SettledPart } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import type { Table } from '../state/table'

/** The payments due on one casella, in their order. Source: B.28.2. */
export interface DueAt {
  readonly casella: CasellaNumber
  readonly parts: readonly SettledPart[]
}

/** The colpo in play with everything that the rules make of it. */
export interface ColpoView extends Colpo {
  readonly points: readonly { readonly casella: CasellaNumber; readonly hands: readonly Point[] }[]
  readonly bancoPoint: Point
  readonly isAce: boolean
  readonly turn: ReturnType<typeof turnOf>
  readonly next: Receiver | null
  /** Everything still to be paid and collected, in the order of B.28; empty before the banco is done. */
  readonly due: readonly DueAt[]
}

const pointsOf = ({ number, hands }: Casella) => ({
  casella: number,
  hands: hands.map(({ cards }) => pointOf(cards)),
})

/** The colpo in play at a table; null when there is none. */
export function colpoView({ colpo, settings }: Table): ColpoView | null {
  if (!colpo) return null
  return {
    ...colpo,
    points: colpo.caselle.map(pointsOf),
    bancoPoint: pointOf(colpo.banco),
    isAce: showsAce(colpo.banco),
    turn: turnOf(colpo),
    next: nextReceiver(colpo, settings),
    due: leftToSettle(colpo).map((casella) => ({
      casella: casella.number,
      parts: settlementOf(colpo, casella),
    })),
  }
}
