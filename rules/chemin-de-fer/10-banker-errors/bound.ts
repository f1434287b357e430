import { z } from 'zod'
import { type Decision, happens, isOfficer } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { caseAt } from '../errors/report'
import { tablesInReach } from '../frame/at-table'
import { beforeTheDeal } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { bankAt } from '../mano/money'
import { bankBack } from '../mano/shares'
import { type CoupVoided, voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { ofMember } from '../state/forms'
import type { BankerErrorsEvent, BoundCoupRefused } from './events'

const { command } = cheminArticle<BankerErrorsEvent, CoupVoided>()

/**
 * S.54: the banker refuses the coup that a card detached too soon bound them to. Stakes and bank go back; the seat is
 * lost, or the inspector lets the mano be passed.
 */
export const refuseBoundCoup = command({
  schema: ofMember.extend({ passes: z.boolean() }),
  may: PLAYER,
  refuseStale: true,
  decide(evening, { table: id, member, passes }, { by }): Decision<BankerErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const { table, mano, coup } = kase
    if (member !== mano.banker || !coup.incidents.some(({ provision }) => provision === 'S.54'))
      return refuse('S.54', 'not-bound')
    if (!coup.faults.isBound) return refuse('S.54', 'not-bound')
    if (coup.phase !== 'open' && coup.phase !== 'closed') return refuse('S.54', 'not-this-phase')
    if (passes && !isOfficer(by)) return refuse('S.54', 'inspector-only')
    const bank = bankAt(evening, table)
    const refused: BoundCoupRefused = {
      type: 'boundCoupRefused',
      table: id,
      book: BOOK,
      member,
      passes,
      bank,
      transfers: bankBack(table, bank),
    }
    return happens<BankerErrorsEvent | CoupVoided>(
      voidedCoup(evening, id, { provision: 'S.54', why: '' }),
      refused,
    )
  },
  offeredFrom: beforeTheDeal,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, mano, coup }) =>
      mano && coup ? [false, true].map((passes) => ({ table, member: mano.banker, passes })) : [],
    ),
})
