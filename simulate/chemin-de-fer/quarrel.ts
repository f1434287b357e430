import type { Evening } from '@/rules/chemin-de-fer/evening'
import { RESULTS } from '@/rules/chemin-de-fer/state/coup'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips } from '@/rules/kernel/chips'
import { segretario, tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'

/**
 * Between two coups: the latest coup is disputed now and then, soon ruled on, and then somebody may want it back; or a
 * past one is put right, with the bank still there or its mano on offer. Null when nobody quarrels.
 */
export function quarrel(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, level, mano, past, coupSerial, disputes } = table
  if (past.length === 0) return null
  const right = putRight(evening, table, random)
  if (right) return right
  if (mano && level > 1 && random.oneIn(200))
    return chosen({ type: 'setLevel', table: id, level: 1 }, tavolo(id))
  const tax = evening.float.settings && evening.float.tables[id]?.taxes.at(-1)
  if (tax && tax.paid !== null && random.oneIn(12))
    return chosen({ type: 'takeBack', table: id }, segretario)
  if (random.oneIn(100)) return offered(evening, random, 'openDispute', tavolo(id))
  const latest = disputes.at(-1)
  if (!latest || latest.coup !== coupSerial) return null
  if (latest.status === 'open' && random.oneIn(2))
    return offered(evening, random, 'ruleDispute', segretario)
  if (latest.status !== 'final' || !random.oneIn(6)) return null
  return chosen({ type: 'takeBack', table: id }, random.oneIn(3) ? segretario : tavolo(id))
}

/** A coup of the mano that goes on, or is on offer, put right: oftener where two own the bank, or the level follows none. */
function putRight(
  { float }: Pick<Evening, 'float'>,
  { id, level, mano, manoNumber, seguito, past }: Table,
  random: Random,
): Chosen | null {
  const hasBox = float.settings !== null
  const isSeldom = !hasBox && !seguito && (!mano || (mano.socio === null && level > 1))
  if (!random.oneIn(level === 1 ? 3 : isSeldom ? 150 : 20)) return null
  const coup = random.pick(past.filter((one) => one.mano === manoNumber))
  if (!coup) return null
  const { serial, bank } = coup
  return chosen(
    {
      type: 'correctCoup',
      table: id,
      coup: serial,
      result: random.pick(RESULTS) ?? 'tie',
      matched: asChips(random.oneIn(2) ? bank : random.below(bank + 1)),
      bets: [],
      why: 'detto male',
    },
    random.oneIn(2) ? segretario : tavolo(id),
  )
}
