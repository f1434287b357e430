import { BOOK } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
import { insuranceParts, transfersOfAll } from '../play/settlement'
import type { Colpo } from '../state/colpo'
import type { InsuranceEvent } from './events'

/**
 * Insurances that the banco's second card has lost, collected from the right before it goes on, whatever became of their
 * manos. Source: B.9.3, B.13.2, B.28.1.
 */
export function lostInsurances(
  table: TableId,
  { caselle }: Colpo,
): Extract<InsuranceEvent, { type: 'insuranceCollected' }>[] {
  const fromRight = [...caselle].reverse()
  const parts = fromRight.flatMap((casella) => insuranceParts(casella, 'lost', 'B.13.2'))
  const transfers = transfersOfAll(table, parts)
  return parts.length === 0
    ? []
    : [{ type: 'insuranceCollected', table, book: BOOK, parts, transfers }]
}
