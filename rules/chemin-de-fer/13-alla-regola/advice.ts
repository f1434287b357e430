import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { NO_HANDS } from '../errors/forms'
import { caseAt, erred, withVoid } from '../errors/report'
import { tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import type { CoupVoided } from '../play/voided'
import { refuse } from '../refuse'
import { ofMember, TableId } from '../state/forms'
import type { Table } from '../state/table'
import type { AllaRegolaEvent } from './events'
import {
  AdviceIgnored,
  BEARINGS,
  ignoredFollows,
  isAgainstTable,
  sideToSpeak,
  tableSays,
} from './ignored'
import { RuleError, ruleFollows } from './rule'

const { command } = cheminArticle<AllaRegolaEvent, CoupVoided>()

/** The banker and the holder of the cards. */
const players = ({ mano, coup }: Table): MemberId[] =>
  mano && coup ? [mano.banker, ...(coup.holder ? [coup.holder.member] : [])] : []

/** S.109: a player asks, the employee advises; the player is bound to it and alla regola for the coup. */
export const advise = command({
  schema: ofMember.extend({ says: z.enum(['carta', 'no']) }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, member, says }): Decision<AllaRegolaEvent> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const { coup } = kase
    const side = sideToSpeak(kase, member)
    if (side === null) return refuse('S.109', 'not-their-word', { member: { member } })
    if (coup.faults.advice.some((advice) => advice.member === member && advice.side === side))
      return refuse('S.109', 'already-advised', { member: { member } })
    if (isAgainstTable(tableSays(coup, side, evening.settings), says))
      return refuse('S.109', 'against-the-table')
    return happens<AllaRegolaEvent>({ type: 'advised', table: id, member, side, says })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      players(table).flatMap((member) =>
        (['carta', 'no'] as const).map((says) => ({ table: table.id, member, says })),
      ),
    ),
})

/** S.110: advice was not followed; the coup is restored. */
export const reportAdviceIgnored = command({
  schema: AdviceIgnored.extend({ table: TableId }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, member, bearing }): Decision<AllaRegolaEvent> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const follows = ignoredFollows(kase, member, bearing)
    if (isRefused(follows)) return follows
    return happens<AllaRegolaEvent>(
      erred('adviceIgnored', kase, { error: 'adviceIgnored', member }, follows),
    )
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      players(table).flatMap((member) =>
        [null, ...BEARINGS].map((bearing) => ({ table: table.id, member, bearing })),
      ),
    ),
})

/** S.111, cd3: any other error of a player alla regola, mended by the whole table of the rule. */
export const reportRuleError = command({
  schema: RuleError.extend({ table: TableId }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, ...error }, { at }): Decision<AllaRegolaEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const follows = ruleFollows(kase, error)
    if (isRefused(follows)) return follows
    const slip = { error: 'ruleErred' as const, member: error.member }
    return happens<AllaRegolaEvent | CoupVoided>(
      ...withVoid(kase, erred('ruleErred', kase, slip, follows), at),
    )
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      players(table).flatMap((member) =>
        [true, false].map((isMendable) => ({
          table: table.id,
          member,
          isMendable,
          spares: [],
          hands: NO_HANDS,
        })),
      ),
    ),
})
