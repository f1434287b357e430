import { asChips, plus } from '@/rules/kernel/chips'
import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import { tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'

/** Now and then a past colpo is put right during the next one, and the one that a parol rests on while it is declared. */
export function putRight(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, play, parol, colpi } = table
  if (play) return random.oneIn(250) ? offered(evening, random, 'correctColpo', tavolo(id)) : null
  const [colpo] = colpi
  if (!parol || colpo?.outcome.kind !== 'parol' || !random.oneIn(16)) return null
  const { put, remainers } = colpo.outcome
  const more = asChips(1 + random.below(5))
  const raised = put.map(({ member, chips }) => ({
    member,
    chips: remainers.includes(member) ? plus(chips, more) : chips,
  }))
  const outcome = { ...colpo.outcome, put: raised }
  const why = 'detto male'
  return chosen({ type: 'correctColpo', table: id, colpo: colpo.number, outcome, why }, tavolo(id))
}
