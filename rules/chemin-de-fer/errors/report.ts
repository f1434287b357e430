import type { Instant, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { withCoup, withTable, withTransfers } from '../evening'
import { withCardsOut } from '../play/cards-out'
import { type CoupVoided, voidedCoup } from '../play/voided'
import { inPlayAt } from '../stakes/at-coup'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Case, CaseInEvening, Consequence } from './consequence'

/** An error that was entered, with that which follows from it. */
export interface Erred<T extends string, K extends string = string> extends Consequence {
  readonly type: T
  readonly table: TableId
  readonly book: typeof BOOK
  /** The kind of error, as the command names it. */
  readonly error: K
  readonly member: MemberId | null
}

/** The coup in play at a table, upon which an error may be reported; else why there is none. */
export function caseAt(evening: Evening, id: TableId): CaseInEvening | Refused {
  const at = inPlayAt(evening, id)
  return isRefused(at) ? at : { evening, ...at }
}

/** The event of an error and its consequence. */
export const erred = <T extends string, K extends string>(
  type: T,
  { table }: Case,
  slip: { error: K; member: MemberId | null },
  follows: Consequence,
): Erred<T, K> => ({ type, table: table.id, book: BOOK, ...slip, ...follows })

/** The evening after an error: its consequence on the coup, its incident, a limit, chips that went back. */
export function withErred(
  evening: Evening,
  { table: id, error, member, provision, coup: change, limit, transfers }: Erred<string>,
  at: Instant,
): Evening {
  const reported = withCoup(evening, id, ({ incidents }) => ({
    ...change,
    incidents: [...incidents, { provision, member, at, note: error }],
  }))
  const isMarked = reported.tables[id]?.limits.some(
    (one) => one.member === limit?.member && one.kind === limit.kind,
  )
  const limited =
    limit && !isMarked
      ? withTable(reported, id, ({ limits }) => ({ limits: [...limits, limit] }))
      : reported
  const counted = withCardsOut(evening.tables[id]?.coup ?? null, limited, id)
  return withTransfers(counted, transfers)
}

/** The event of an error, and that which makes the coup void where it does. */
export function withVoid<E extends Erred<string>>(
  { evening }: CaseInEvening,
  event: E,
  at: Instant,
): readonly (E | CoupVoided)[] {
  const { table, provision, coup } = event
  if (coup.result !== 'void') return [event]
  const after = withErred(evening, event, at)
  return [event, voidedCoup(after, table, { provision, why: '' })]
}
