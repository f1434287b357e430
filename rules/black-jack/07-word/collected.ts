import { BOOK } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
import { partsOn, transfersOfAll } from '../play/settlement'
import type { Casella } from '../state/colpo'
import type { WordEvent } from './events'

/** A mano past 21: its puntate are collected at once. Source: B.5.2. */
export function collected(
  table: TableId,
  casella: Casella,
  hand: number,
): Extract<WordEvent, { type: 'handCollected' }> {
  const parts = partsOn(casella, hand, { outcome: 'lost', provision: 'B.5.2' })
  return {
    type: 'handCollected',
    table,
    book: BOOK,
    casella: casella.number,
    hand,
    parts,
    transfers: transfersOfAll(table, parts),
  }
}
