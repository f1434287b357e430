import { type Chips, minus } from '../../kernel/chips'
import type { AnyEvent } from '../../kernel/decider'
import { oncePer } from '../../kernel/once'
import { NO_PIECES, type Pieces, withPieces, worthOf } from '../pieces/pieces'
import type { BookLine, CoupTax, FloatTable } from '../state/table'
import type { DutyEvent } from './events'

type TaxPaid = Extract<DutyEvent, { type: 'taxPaid' }>

const isTaxPaid = (event: AnyEvent): event is TaxPaid => event.type === 'taxPaid'

/** The payments on a page of the day book that were not undone. */
const paymentsOn = oncePer((page: readonly BookLine[]): readonly TaxPaid[] =>
  page.flatMap(({ event, struck }) => (!struck && isTaxPaid(event) ? [event] : [])),
)

/**
 * The tax of each coup with all its pieces that lie in the box, as the day book has them: a sum that changes after it was
 * paid leaves them there. Source: V.cagnotte-sum, V.book, chr7.
 */
export const taxesIn = oncePer(
  ({ taxes, pages }: Pick<FloatTable, 'taxes' | 'pages'>): readonly CoupTax[] => {
    const paid = new Map<number, Pieces>()
    for (const { coup, box } of pages.flatMap(paymentsOn))
      paid.set(coup, withPieces(paid.get(coup) ?? NO_PIECES, box))
    return taxes.map((tax) => ({ ...tax, paid: paid.get(tax.coup) ?? null }))
  },
)

/** The chips of a tax that are not in the box yet; below zero where too many lie in it. */
export const taxLeft = ({ chips, paid }: Pick<CoupTax, 'chips' | 'paid'>): Chips =>
  minus(chips, worthOf(paid ?? NO_PIECES))
