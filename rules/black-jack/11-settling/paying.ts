import { BOOK } from '../../banked/accounts'
import { ofTable, type TableId } from '../../banked/forms'
import { colpoIn, eachTable, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { transfersOfAll } from '../play/settlement'
import { refuse } from '../refuse'
import type { Casella, Colpo } from '../state/colpo'
import { CasellaNumber } from '../state/forms'
import type { Table } from '../state/table'
import { waitingClaim } from './claims'
import { settlingCommand } from './commands'
import type { SettlingEvent } from './events'
import { leftToSettle, nextToSettle, settlementOf } from './order'

const ofCasella = ofTable.extend({ casella: CasellaNumber })

const hasClaim = (table: Table, casella: CasellaNumber): boolean =>
  waitingClaim(table, casella) !== null

/** A casella paid and collected whole. */
function settledEvent(
  id: TableId,
  colpo: Colpo,
  casella: Casella,
): Extract<SettlingEvent, { type: 'casellaSettled' }> {
  const parts = settlementOf(colpo, casella)
  return {
    type: 'casellaSettled',
    table: id,
    book: BOOK,
    casella: casella.number,
    parts,
    transfers: transfersOfAll(id, parts),
  }
}

/** Pays and collects one casella whole, from the dealer's right to the left. Source: B.28.1, B.28.2, B.13.4 to B.13.9. */
const settleCasella = settlingCommand({
  schema: ofCasella,
  may: STAFF,
  refuseStale: true,
  decide(evening, { table: id, casella: number }): Decision<SettlingEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'settling')
    if (isRefused(colpo)) return colpo
    const next = nextToSettle(colpo)
    if (!next) return refuse('B.28.1', 'all-settled')
    if (next.number !== number)
      return refuse('B.28.1', 'other-casella-first', { casella: next.number })
    return hasClaim(table, number)
      ? refuse('B.29', 'claim-waits', { casella: number })
      : happens(settledEvent(id, colpo, next))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) => {
      const next = colpo && nextToSettle(colpo)
      return next ? [{ table: id, casella: next.number }] : []
    }),
})

/**
 * Everything left is paid and collected in the order of B.28, the cards are taken away and the colpo is esaurito; a claim
 * that waits stops it at its casella. Source: B.28.1, B.28.2, B.29, B.6.2.
 */
const settleColpo = settlingCommand({
  schema: ofTable,
  may: STAFF,
  refuseStale: true,
  decide(evening, { table: id }): Decision<SettlingEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'settling')
    if (isRefused(colpo)) return colpo
    const left = leftToSettle(colpo)
    const stopped = left.findIndex(({ number }) => hasClaim(table, number))
    const first = left[0]
    if (first && stopped === 0) return refuse('B.29', 'claim-waits', { casella: first.number })
    const paid = (stopped < 0 ? left : left.slice(0, stopped)).map((casella) =>
      settledEvent(id, colpo, casella),
    )
    const waits = waitingClaim(table)
    if (waits && paid.length === 0) return refuse('B.29', 'claim-waits', { casella: waits.casella })
    return happens<SettlingEvent>(
      ...paid,
      ...(waits ? [] : [{ type: 'colpoEnded', table: id } as const]),
    )
  },
  candidates: eachTable,
})

export const payingCommands = { settleCasella, settleColpo }
