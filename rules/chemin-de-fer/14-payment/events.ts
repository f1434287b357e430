import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Tax } from '../15-tax/tax'
import { type Evening, withTable, withTransfers } from '../evening'
import type { Moving } from '../mano/events'
import { afterCoup } from '../play/after'
import { type CoupRecord, pastCoup, sheetsOf } from '../play/record'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Standing } from '../state/table'

/** A coup paid and collected in order: bank + won − tax − set aside = next bank. */
export interface CoupSettled extends Moving {
  readonly type: 'coupSettled'
  readonly table: TableId
  readonly settled: CoupRecord
  /** The sum that the bank won or, below zero, lost. */
  readonly won: Chips
  readonly tax: Tax
  readonly setAside: Chips
  /** The owners' shares of the next bank; none when the mano is over. */
  readonly shares: Mano['shares']
}

/** S.18b: of those in the gap behind a seat this one is the nearest to it. */
export interface StoodFirst extends Standing {
  readonly type: 'stoodFirst'
  readonly table: TableId
}

export type PaymentEvent = CoupSettled | StoodFirst

export const evolvePayment: Evolve<Evening, PaymentEvent> = {
  stoodFirst: (evening, { table, member, after }) =>
    withTable(evening, table, ({ standing }) => ({
      standing: [{ member, after }, ...standing.filter((one) => one.member !== member)],
    })),
  coupSettled: (evening, { table, settled, shares, transfers }, { at }) =>
    withTable(withTransfers(evening, transfers), table, (before) =>
      afterCoup(
        before,
        pastCoup(sheetsOf(evening, before), settled, { at, transfers }),
        shares,
        evening.settings,
      ),
    ),
}
