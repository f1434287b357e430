import { presentAt } from '../play/places'
import type { Player } from '../state/ids'
import type { Table } from '../state/table'

/** Titolari by casella: those of the latest colpo, before the first colpo the holders of the seats (G4). */
function titolari({ past, seats }: Table): { casella: number; player: Player }[] {
  const last = past.findLast(({ caselle }) => caselle.some(({ titolare }) => titolare !== null))
  if (last)
    return last.caselle.flatMap(({ number, titolare }) =>
      titolare === null ? [] : [{ casella: number, player: titolare }],
    )
  return seats.flatMap(({ number, holder }) =>
    holder === null ? [] : [{ casella: number, player: holder }],
  )
}

/**
 * The titolari to whom the cut is offered, in order: from the one to whom the mascherina came, to the left; from the
 * dealer's left when it came to the banco, and for the first shoe. Source: B.30.1, B.30.2, B.30.3, G1, G2.
 */
export function cutOrder(table: Table): readonly Player[] {
  const { cutFrom } = table.shoe
  const from = cutFrom?.to === 'casella' ? cutFrom.casella : 1
  const here = presentAt(table)
  const all = titolari(table).filter(({ player }) => here.includes(player))
  const turned = [
    ...all.filter(({ casella }) => casella >= from),
    ...all.filter(({ casella }) => casella < from),
  ]
  return [...new Set(turned.map(({ player }) => player))]
}

/** The titolare to whom the cut is offered now; null when all have declined (B.30.4). */
export const cutterAsked = (table: Table): Player | null =>
  cutOrder(table).find((player) => !table.shoe.declined.includes(player)) ?? null
