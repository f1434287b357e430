import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { reason } from '../../kernel/text'
import { BOOK } from '../accounts'
import { colpoIn, eachTable, mayName, tableAt, tablesInReach } from '../frame/at-table'
import { DEALER, INSPECTOR, PLAYER } from '../frame/roles'
import type { SettlingEvent } from '../play/events'
import { nextToSettle, settlementOf, transfersOfAll } from '../play/settlement'
import { casellaAt } from '../play/turn'
import { refuse } from '../refuse'
import type { Colpo } from '../state/colpo'
import { CasellaNumber, Player, TableId } from '../state/ids'
import { settlingCommand } from './declared'

const ofTable = z.object({ table: TableId })
const ofCasella = ofTable.extend({ casella: CasellaNumber })

const hasClaim = ({ claims }: Colpo, casella: CasellaNumber): boolean =>
  claims.some((claim) => claim.casella === casella && !claim.ruling)

/** Pays and collects one casella whole, from the dealer's right to the left. Source: B.28.1, B.28.2, B.13.4 to B.13.9. */
const settleCasella = settlingCommand({
  schema: ofCasella,
  may: DEALER,
  refuseStale: true,
  decide(evening, { table: id, casella: number }): Decision<SettlingEvent> {
    const found = colpoIn(tableAt(evening, id), 'settling')
    if (found.refused) return found.refused
    const { colpo } = found
    const next = nextToSettle(colpo)
    if (!next) return refuse('B.28.1', 'all-settled')
    if (next.number !== number)
      return refuse('B.28.1', 'other-casella-first', { casella: next.number })
    if (hasClaim(colpo, number)) return refuse('B.29', 'claim-waits', { casella: number })
    const parts = settlementOf(colpo, next)
    const transfers = transfersOfAll(id, parts)
    return happens({
      type: 'casellaSettled',
      table: id,
      book: BOOK,
      casella: number,
      parts,
      transfers,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) => {
      const next = colpo && nextToSettle(colpo)
      return next ? [{ table: id, casella: next.number }] : []
    }),
})

/** Everything is paid or collected and the cards are taken away: the colpo is esaurito. Source: B.29, B.6.2. */
const endColpo = settlingCommand({
  schema: ofTable,
  may: DEALER,
  refuseStale: true,
  decide(evening, { table: id }): Decision<SettlingEvent> {
    const found = colpoIn(tableAt(evening, id), 'settling')
    if (found.refused) return found.refused
    const next = nextToSettle(found.colpo)
    if (next) return refuse('B.28.1', 'other-casella-first', { casella: next.number })
    const claim = found.colpo.claims.find(({ ruling }) => !ruling)
    return claim
      ? refuse('B.29', 'claim-waits', { casella: claim.casella })
      : happens({ type: 'colpoEnded', table: id })
  },
  candidates: eachTable,
})

/** A claim about a casella, before the colpo is esaurito; settling stops there. Source: B.29, F10. */
const makeClaim = settlingCommand({
  schema: ofCasella.extend({ player: Player, text: reason(3, 300) }),
  may: PLAYER,
  decide(evening, { table: id, casella, player, text }): Decision<SettlingEvent> {
    const { colpo, serial } = tableAt(evening, id)
    if (!colpo || colpo.phase === 'open') return refuse('B.29', 'colpo-esaurito', { serial })
    if (!casellaAt(colpo, casella)) return refuse('B.29', 'no-such-casella-staked')
    const number = colpo.claims.length + 1
    return happens({ type: 'claimMade', table: id, number, casella, player, text })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.caselle ?? []).flatMap(({ number, puntate }) =>
        puntate
          .filter(({ player }) => mayName(by, player))
          .map(({ player }) => ({ table: id, casella: number, player, text: 'reclamo' })),
      ),
    ),
})

/** The inspector rules on a claim, and settling goes on. Source: B.29, F10. */
const ruleClaim = settlingCommand({
  schema: ofTable.extend({ number: z.int().positive(), text: reason(3, 300) }),
  may: INSPECTOR,
  decide(evening, { table: id, number, text }): Decision<SettlingEvent> {
    const claim = tableAt(evening, id).colpo?.claims.find((one) => one.number === number)
    return claim && !claim.ruling
      ? happens({ type: 'claimRuled', table: id, number, text })
      : refuse('B.29', 'no-claim-waits')
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.claims ?? [])
        .filter(({ ruling }) => !ruling)
        .map(({ number }) => ({ table: id, number, text: 'decisione' })),
    ),
})

export const payingCommands = { settleCasella, endColpo, makeClaim, ruleClaim }
