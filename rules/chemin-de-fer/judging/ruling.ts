import type { Chips } from '../../kernel/chips'
import { type Occasion, type Refusal, stateAfter } from '../../kernel/decider'
import { type Account, accountsIn, type Transfer } from '../../kernel/ledger'
import { disputeAt } from '../16-authority/commands'
import { immovable, ruledBy, rulingAccounts } from '../16-authority/ruling'
import { balance } from '../accounts'
import { chemin } from '../decider'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'

/** A ruling that a judge thinks of: the row cited and the chips that would move. */
export interface Considered {
  readonly table: TableId
  readonly dispute: number
  readonly provision: string | null
  readonly transfers: readonly Transfer[]
}

/** The effect of the transfers that a judge thinks of, or the reason why they are impossible now. */
export interface RulingEffect {
  readonly refusal: Refusal | null
  /** The accounts whose chips change, as they are and as they would be; none while it is refused. */
  readonly changes: readonly {
    readonly account: Account
    readonly was: Chips
    readonly is: Chips
  }[]
}

/**
 * A ruling decided on a copy of the evening and never stored; null when there is no such dispute. Source: S.39a.
 */
export function considered(
  evening: Evening,
  { table: id, dispute: number, provision, transfers }: Considered,
  occasion: Occasion,
): RulingEffect | null {
  const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  if (!table || !disputeAt(table, number)) return null
  const barred = transfers.length === 0 ? immovable(evening, table) : null
  if (barred && !barred.accepted) return { refusal: barred.refusal, changes: [] }
  const ruling = { inFavourOf: null, why: '', provision, transfers }
  const decision = ruledBy(evening, { table: id, dispute: number }, ruling, occasion.by)
  if (!decision.accepted) return { refusal: decision.refusal, changes: [] }
  const after = stateAfter(chemin.evolve, evening, decision, occasion)
  const own = new Set([...rulingAccounts(evening, table), ...accountsIn(after.accounts)])
  const changes = [...own].flatMap((account) => {
    const [was, is] = [balance(evening, account), balance(after, account)]
    return was === is ? [] : [{ account, was, is }]
  })
  return { refusal: null, changes }
}
