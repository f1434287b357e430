import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { playingAt, tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { isSevenDue } from '../mano/dealing'
import { recordOf } from '../play/record'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import { type CoupSettled, evolvePayment, type PaymentEvent } from './events'
import { PAYMENT_REFUSALS } from './refusals'
import { settlement } from './settlement'
import { standingCommands } from './standing'

const { article, command } = cheminArticle<PaymentEvent>()

/** S.18a, S.10a: the stakes are collected or paid in the order of the mano, the tax is taken, the coup is exhausted. */
const settleCoup = command({
  schema: ofTable,
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id }): Decision<CoupSettled> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { mano, coup } = table
    if (!mano) return refuse(null, 'no-mano')
    if (!coup) return refuse(null, 'no-coup')
    if (coup.phase !== 'decided' || coup.result === null) return refuse('S.18a', 'not-decided')
    if (coup.result === 'void') return refuse('S.18a', 'void-coup')
    if (isSevenDue(table)) return refuse('S.35', 'count-seven')
    const paid = settlement(evening, id)
    const { won, tax, setAside, shares, transfers } = paid
    return happens({
      type: 'coupSettled',
      table: id,
      book: BOOK,
      settled: recordOf(evening, table, { mano, coup, settlement: paid }),
      won,
      tax,
      setAside,
      shares,
      transfers,
    })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** Section 14: the order of payment. */
export const payment = article({
  id: '14',
  commands: { settleCoup, ...standingCommands },
  refusals: PAYMENT_REFUSALS,
  evolve: evolvePayment,
})
