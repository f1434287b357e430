import { type Decision, happens, isOfficer } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { NO_HANDS } from '../errors/forms'
import { caseAt, erred, withVoid } from '../errors/report'
import { tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import type { CoupVoided } from '../play/voided'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import { PunterError, punterFollows } from './errors'
import { evolvePunterErrors, type PunterErrorsEvent } from './events'
import { PUNTER_ERRORS_REFUSALS } from './refusals'

const { article, command } = cheminArticle<PunterErrorsEvent, CoupVoided>()

/** One of each error with what a table would say first; the screen asks for the rest. */
const EACH: readonly PunterError[] = [
  { kind: 'falseDraw', spares: [], hands: NO_HANDS },
  { kind: 'exposed', how: 'turned' },
  { kind: 'exposed', how: 'announced' },
  { kind: 'exposed', how: 'hidden-again' },
  { kind: 'changedWord', word: 'carta', hands: NO_HANDS },
  { kind: 'changedWord', word: 'no', hands: NO_HANDS },
  { kind: 'basket', baccara: false },
  { kind: 'turnedThird', isVoid: false },
  { kind: 'turnedThird', isVoid: true },
]

const reportPunterError = command({
  schema: ofTable.extend({ error: PunterError }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, error }, { by, at }): Decision<PunterErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const follows = punterFollows(kase, error)
    if (isRefused(follows)) return follows
    if (error.kind === 'turnedThird' && error.isVoid && !isOfficer(by))
      return refuse('S.124', 'inspector-voids')
    const slip = { error: error.kind, member: kase.coup.holder?.member ?? null }
    return happens<PunterErrorsEvent | CoupVoided>(
      ...withVoid(kase, erred('punterErred', kase, slip, follows), at),
    )
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) =>
      coup ? EACH.map((error) => ({ table, error })) : [],
    ),
})

/** Section 11: errors of the punter. */
export const punterErrors = article({
  id: '11',
  commands: { reportPunterError },
  refusals: PUNTER_ERRORS_REFUSALS,
  evolve: evolvePunterErrors,
})
