import { type Decision, happens } from '../../kernel/decider'
import { cheminArticle } from '../article'
import type { Evening } from '../evening'
import { notPlaying, notTakingPart, personsAtTables, tableAt } from '../frame/at-table'
import { betweenCoups } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import type { CoupVoided } from '../play/voided'
import { refuse } from '../refuse'
import { ofMember, type TableId } from '../state/forms'
import { advise, reportAdviceIgnored, reportRuleError } from './advice'
import { type AllaRegolaEvent, evolveAllaRegola } from './events'
import { ALLA_REGOLA_REFUSALS } from './refusals'

const { article, command } = cheminArticle<AllaRegolaEvent, CoupVoided>()

/** Refuses a declaration during a coup (cf64), or at a table that does not play. */
const notBetweenCoups = (evening: Evening, id: TableId) => {
  const table = tableAt(evening, id)
  return notPlaying(evening, table) ?? (table.coup ? refuse('S.108', 'coup-in-play') : null)
}

/** S.108: a player declares to play alla regola; the employee tells the others. */
const declareRule = command({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }): Decision<AllaRegolaEvent> {
    const refusal = notBetweenCoups(evening, id) ?? notTakingPart(evening, member)
    if (refusal) return refusal
    return tableAt(evening, id).regola.includes(member)
      ? refuse('S.108', 'already-declared', { member: { member } })
      : happens<AllaRegolaEvent>({ type: 'ruleDeclared', table: id, member })
  },
  offeredFrom: betweenCoups,
  candidates: personsAtTables,
})

/** S.108: a player stops playing alla regola. */
const dropRule = command({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }): Decision<AllaRegolaEvent> {
    const refusal = notBetweenCoups(evening, id)
    if (refusal) return refusal
    return tableAt(evening, id).regola.includes(member)
      ? happens<AllaRegolaEvent>({ type: 'ruleDropped', table: id, member })
      : refuse('S.108', 'not-declared', { member: { member } })
  },
  offeredFrom: betweenCoups,
  candidates: personsAtTables,
})

/** Section 13: alla regola, advice. */
export const allaRegola = article({
  id: '13',
  commands: { declareRule, dropRule, advise, reportAdviceIgnored, reportRuleError },
  refusals: ALLA_REGOLA_REFUSALS,
  evolve: evolveAllaRegola,
})
