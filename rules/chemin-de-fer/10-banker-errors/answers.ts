import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { asChips, type Chips, minus, NO_CHIPS } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { caseAt } from '../errors/report'
import { personsInReach, tableAt, tablesInReach } from '../frame/at-table'
import { whileAsked } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { type CoupVoided, voidedCoup } from '../play/voided'
import { PROVISIONS, type ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { changedCoup } from '../state/changed'
import type { Asking, Coup } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, type TableId } from '../state/forms'
import { afterAnswer, afterSilence, answerRefusal, isTooLittle, silentAnswers } from './asked'
import { ANSWERS, type Answer, isOver } from './asking'
import { answerTransfers, difference, laidBy } from './bets'
import {
  type AskingAnswered,
  type AskingClosed,
  type BankerErrorsEvent,
  withAskingAnswered,
  withAskingClosed,
} from './events'

const { command } = cheminArticle<BankerErrorsEvent, CoupVoided>()

/** The sum that an answer would have if nothing else is said. */
const usualSum = (coup: Coup, member: MemberId, answer: Answer): Chips => {
  if (answer === 'reduce') return asChips(Math.ceil(laidBy(coup, member) / 2))
  return answer === 'add' ? difference(coup) : NO_CHIPS
}

/** Tables with an asking, and the members who have still to answer and whom this actor may name. */
const askedIn = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).flatMap(({ id: table, coup }) => {
    const asking = coup?.asking
    if (!coup || !asking) return []
    const reach = new Set(personsInReach(evening, by))
    return asking.waiting
      .filter((member) => reach.has(member))
      .map((member) => ({ table, coup, asking, member }))
  })

/**
 * The end of an asking: silence answers for those left, and "who stakes accepts" decides; too little makes it void.
 */
function closing(
  evening: Evening,
  id: TableId,
  asking: Asking,
  at: Instant,
): readonly (BankerErrorsEvent | CoupVoided)[] {
  const table = tableAt(evening, id)
  const coup = table.coup && changedCoup(table.coup, { asking })
  if (!coup) return []
  const { provision } = asking
  const left = afterSilence(table, coup, at)
  const isVoid = isTooLittle(left, asking)
  const closed: AskingClosed = {
    type: 'askingClosed',
    table: id,
    book: BOOK,
    provision,
    silent: asking.waiting,
    isVoid,
    transfers: silentAnswers(asking).flatMap((said) => answerTransfers(table, said)),
  }
  if (!isVoid) return [closed]
  const after = withAskingClosed(evening, closed, at)
  return [closed, voidedCoup(after, id, { provision: known(provision), why: '' })]
}

/** The row that asked, as a provision. */
const known = (provision: string): ProvisionId | null =>
  Object.hasOwn(PROVISIONS, provision) ? (provision as ProvisionId) : null

/** A member keeps, changes or withdraws a stake after an error, or a caller refuses the coup; all may at once. */
export const answerAsking = command({
  schema: ofMember.extend({
    answer: z.enum(ANSWERS),
    /** Reduced: the sum that is left. Added: the sum that comes. Else none. */
    chips: AmountOrNone,
  }),
  may: PLAYER,
  refuseStale: 'round',
  decide(
    evening,
    { table: id, member, answer, chips },
    { at },
  ): Decision<BankerErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const said = { member, answer, chips }
    const refusal = answerRefusal(kase, said)
    const { table, coup } = kase
    if (refusal || !coup.asking) return refusal ?? refuse('S.61e', 'nothing-asked')
    const left = changedCoup(coup, afterAnswer(table, coup, said, at))
    const heard: AskingAnswered = {
      type: 'askingAnswered',
      table: id,
      book: BOOK,
      member,
      provision: coup.asking.provision,
      answer,
      chips,
      transfers: answerTransfers(table, said),
    }
    if (left.asking && !isOver(left.asking)) return happens(heard)
    const after = withAskingAnswered(evening, heard, at)
    const over = { ...coup.asking, waiting: [] }
    return happens(heard, ...closing(after, id, over, at))
  },
  offeredFrom: whileAsked,
  candidates: (evening, by) =>
    askedIn(evening, by).flatMap(({ table, coup, asking, member }) =>
      asking.may.map((answer) => ({
        table,
        member,
        answer,
        chips: usualSum(coup, member, answer),
      })),
    ),
  bounds: (evening, { table, member, answer }) => {
    const coup = evening.tables[table]?.coup
    if (!coup) return {}
    if (answer === 'reduce')
      return { chips: { min: 1, max: minus(laidBy(coup, member), asChips(1)), step: 1 } }
    return answer === 'add' ? { chips: { min: 1, max: difference(coup), step: 1 } } : {}
  },
})

/** The employee waits no longer: silence means what the row says. */
export const closeAsking = command({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }, { at }): Decision<BankerErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const { asking } = kase.coup
    return asking ? happens(...closing(evening, id, asking, at)) : refuse('S.61e', 'nothing-asked')
  },
  offeredFrom: whileAsked,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) => (coup?.asking ? [{ table }] : [])),
})
