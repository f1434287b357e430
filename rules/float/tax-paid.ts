import { type Chips, minus } from '../kernel/chips'
import type { AnyEvent, Instant } from '../kernel/decider'
import { oncePer } from '../kernel/once'
import { NO_PIECES, type Pieces, withPieces, worthOf } from './pieces/pieces'
import type { BookLine, CoupTax, FloatTable } from './state/table'

/** The event of a payment, as far as the box is concerned. */
interface TaxPaid extends AnyEvent {
  readonly coup: number
  readonly box: Pieces
}

const isTaxPaid = (event: AnyEvent): event is TaxPaid => event.type === 'taxPaid'

/** A payment of a coup's tax: its hour, and the pieces that fell into the box. */
interface TaxPayment extends Pick<TaxPaid, 'coup' | 'box'> {
  readonly at: Instant
}

/** The payments on a page of the day book that were not undone. */
const paymentsOn = oncePer((page: readonly BookLine[]): readonly TaxPayment[] =>
  page.flatMap(({ at, event, struck }) =>
    !struck && isTaxPaid(event) ? [{ at, coup: event.coup, box: event.box }] : [],
  ),
)

/** The payments of a table that were not undone. */
export const paymentsAt = ({ pages }: Pick<FloatTable, 'pages'>): readonly TaxPayment[] =>
  pages.flatMap(paymentsOn)

/**
 * The tax of each coup with all its pieces that lie in the box, as the day book has them: a sum that changes after it was
 * paid leaves them there. Source: V.cagnotte-sum, V.book, chr7.
 */
export const taxesIn = oncePer(
  ({ taxes, pages }: Pick<FloatTable, 'taxes' | 'pages'>): readonly CoupTax[] => {
    const paid = new Map<number, Pieces>()
    for (const { coup, box } of paymentsAt({ pages }))
      paid.set(coup, withPieces(paid.get(coup) ?? NO_PIECES, box))
    return taxes.map((tax) => ({ ...tax, paid: paid.get(tax.coup) ?? null }))
  },
)

/** The chips of a tax that are not in the box yet; below zero where too many lie in it. */
export const taxLeft = ({ chips, paid }: Pick<CoupTax, 'chips' | 'paid'>): Chips =>
  minus(chips, worthOf(paid ?? NO_PIECES))
