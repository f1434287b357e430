import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { BOOK, balance, bankOf } from '../accounts'
import { cheminArticle } from '../article'
import { playingAt, tablesInReach } from '../frame/at-table'
import { EMPLOYEE } from '../frame/roles'
import { bankBack } from '../mano/shares'
import { voidTransfers } from '../play/voided'
import { refuse } from '../refuse'
import type { Coup } from '../state/coup'
import { ofTable, SeatNumber } from '../state/forms'
import type { Mano } from '../state/mano'
import type { EmployeeErrorsEvent } from './events'

const { command } = cheminArticle<EmployeeErrorsEvent>()

/** cf62: the coup has begun once its first card is detached. */
const hasBegun = ({ phase, faults }: Coup): boolean =>
  faults.isBound || (phase !== 'open' && phase !== 'closed')

/** Whether a mano given out of turn still goes to its owner: no coup begun, or a tie at its first one and none since. */
const goesToOwner = ({ coups, ties }: Mano, coup: Coup | null): boolean => {
  if (coup && hasBegun(coup)) return false
  return coups === 0 || (coups === 1 && ties === 1)
}

/** S.135: the employee gave the mano out of turn; `seat` is its owner's. */
export const reportWrongTurn = command({
  schema: ofTable.extend({ seat: SeatNumber }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, seat }): Decision<EmployeeErrorsEvent> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { mano, coup } = table
    if (!mano) return refuse(null, 'no-mano')
    const owner = table.seats.find(({ number }) => number === seat)?.holder ?? null
    if (owner === null || owner === mano.banker) return refuse('S.135', 'owner-not-seated')
    const goesBack = goesToOwner(mano, coup)
    return happens<EmployeeErrorsEvent>({
      type: 'wrongTurnGiven',
      table: id,
      book: BOOK,
      banker: mano.banker,
      owner,
      seat,
      goesBack,
      transfers: goesBack
        ? [...voidTransfers(evening, id), ...bankBack(table, balance(evening, bankOf(id)))]
        : [],
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, mano, seats }) =>
      mano ? seats.map(({ number: seat }) => ({ table, seat })) : [],
    ),
})
