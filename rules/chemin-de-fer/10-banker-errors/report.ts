import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { NO_HANDS } from '../errors/forms'
import { caseAt, erred, withVoid } from '../errors/report'
import { tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import type { CoupVoided } from '../play/voided'
import { ofTable } from '../state/forms'
import { BankerError, bankerFollows } from './errors'
import type { BankerErrorsEvent } from './events'

const { command } = cheminArticle<BankerErrorsEvent, CoupVoided>()

const MANY = { cards: [], point: 0, isOrderCertain: false, seen: true }

/** One of each error with what a table would say first; the screen asks for the rest. */
const EACH: readonly BankerError[] = [
  { kind: 'drawnEarly' },
  { kind: 'lookedEarly' },
  { kind: 'puntaAsked' },
  { kind: 'laidDownEarly' },
  { kind: 'turnedOne' },
  { kind: 'exposedPunta' },
  { kind: 'basket', baccara: false },
  { kind: 'droppedFirst' },
  { kind: 'droppedThird' },
  { kind: 'wrongOrder', seen: false, disputed: false },
  { kind: 'wrongOrder', seen: false, disputed: true },
  { kind: 'tooManyToPunta', ...MANY },
  { kind: 'tooManyToBanco', ...MANY },
  { kind: 'unaskedCard', first: { card: null, value: null, seen: true }, second: null },
  { kind: 'thirdCovered', cards: [], hands: NO_HANDS },
  { kind: 'passedCards' },
]

/** Section 10: an error of the banker, with its consequence drawn at once. */
export const reportBankerError = command({
  schema: ofTable.extend({ error: BankerError }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, error }, { at }): Decision<BankerErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const follows = bankerFollows(kase, error)
    if (isRefused(follows)) return follows
    const slip = { error: error.kind, member: kase.mano.banker }
    return happens<BankerErrorsEvent | CoupVoided>(
      ...withVoid(kase, erred('bankerErred', kase, slip, follows), at),
    )
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) =>
      coup ? EACH.map((error) => ({ table, error })) : [],
    ),
})
