import { withTable } from '../evening'
import { takenBeside } from '../mano/detached'
import { changedTaglia } from '../state/changed'
import type { Coup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'

/** The evening with the cards counted that its coup has taken from the sabot since it stood as `was`. */
export const withCardsOut = (was: Coup | null, evening: Evening, id: TableId): Evening => {
  const { coup = null, taglia } = evening.tables[id] ?? {}
  const more = was && coup ? takenBeside(coup) - takenBeside(was) : 0
  return more === 0 || taglia?.cardsOut == null
    ? evening
    : withTable(evening, id, (table) => ({
        taglia: changedTaglia(table.taglia, { cardsOut: (table.taglia.cardsOut ?? 0) + more }),
      }))
}
