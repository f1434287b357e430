import { type Decision, happens } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { netted } from '../../kernel/settlement'
import { inLossAfter, losingAfter } from '../colpo/in-loss'
import { casseChanged, isLastColpo } from '../ending/correct'
import { overdraft } from '../money/compensation'
import { leftOf } from '../money/resti'
import { refuse } from '../refuse'
import type { SettledColpo } from '../state/colpo'
import type { Table } from '../state/table'
import type { ColpoVoided } from './events'

/**
 * Makes the last colpo void after its settlement. Refused once a later colpo or a parol rests on it, or when the chips
 * are no longer there. Source: XVII.2, N3.
 */
export function voiding(
  table: Table,
  colpo: SettledColpo,
  { provision, why }: { provision: string; why: string },
): Decision<ColpoVoided> {
  const { before, outcome, cartaroSeat } = colpo
  if (!isLastColpo(table, colpo) || before.parol !== null || outcome.kind === 'void')
    return refuse('XVII.2', 'too-late-to-void')
  const transfers = netted(reversed(colpo.settled))
  const short = overdraft(table.accounts, transfers)
  if (short) return refuse('XVII.2', 'not-enough-chips', { missing: { chips: short.missing } })
  const casse = casseChanged(colpo.rebuys, [])
  return happens({
    type: 'colpoVoided',
    table: table.id,
    colpo: colpo.number,
    provision,
    why,
    casse,
    ...inLossAfter(table, colpo, [], losingAfter(table, transfers, casse)),
    next: { ...before, cartaro: leftOf(table, cartaroSeat) },
    transfers,
  })
}
