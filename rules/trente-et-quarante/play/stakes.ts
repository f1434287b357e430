import { mayName, tablesInReach } from '../../banked/frame/at-table'
import { type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import type { Actor, Refused } from '../../kernel/decider'
import { refuse } from '../refuse'
import { changedPosta } from '../state/changed'
import type { Evening } from '../state/evening'
import type { Player } from '../state/ids'
import type { Chance, Insurance, Posta } from '../state/posta'
import type { Table } from '../state/table'

/** Whether a stake is a person's free one on a chance. */
const isFreeOn = (posta: Posta, player: Player, chance: Chance): boolean =>
  posta.prisons === 0 && posta.player === player && posta.chance === chance

/** The chips of a person's free stakes on a chance; two stakes of one owner on one chance add up (A4). */
export function freeOn({ poste }: Pick<Table, 'poste'>, player: Player, chance: Chance): Chips {
  let sum = NO_CHIPS
  for (const posta of poste) if (isFreeOn(posta, player, chance)) sum = plus(sum, posta.amount)
  return sum
}

/** A person's insurance on a chance. */
export const insuranceOn = (
  { insurances }: Pick<Table, 'insurances'>,
  player: Player,
  chance: Chance,
): Insurance | undefined => insurances.find((one) => one.player === player && one.chance === chance)

export const postaAt = ({ poste }: Pick<Table, 'poste'>, number: number): Posta | undefined =>
  poste.find((one) => one.number === number)

/** The insurances without a person's on a chance. */
export const withoutInsurance = (
  insurances: readonly Insurance[],
  player: Player,
  chance: Chance,
): Insurance[] => insurances.filter((one) => one.player !== player || one.chance !== chance)

/** A stake that was not taken lies as a free one, and a question that was not answered means it stays (B3, B6). */
export const settledDown = (posta: Posta): Posta =>
  posta.isFreed || posta.isAsked ? changedPosta(posta, { isFreed: false, isAsked: false }) : posta

/** The stakes at tables in reach whose owner an actor may name. */
export const posteInReach = (
  evening: Evening,
  by: Actor,
): { readonly table: Table; readonly posta: Posta }[] =>
  tablesInReach(evening, by).flatMap((table) =>
    table.poste.filter(({ player }) => mayName(by, player)).map((posta) => ({ table, posta })),
  )

/** The reason why a stake lying there cannot be touched now; null before the call. Source: T.1.7, T.7.1, A1, B3. */
export function untouchable({ status, colpo }: Table): Refused | null {
  if (status !== 'open') return refuse(null, 'table-not-open')
  if (!colpo || colpo.phase === 'open') return null
  return colpo.phase === 'called' ? refuse('T.1.7', 'called') : refuse('T.7.1', 'first-card-shown')
}
