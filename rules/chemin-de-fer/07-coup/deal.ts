import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { detachedBefore } from '../mano/detached'
import { toutVaMissing } from '../mano/tout-va'
import { regimeAtDeal } from '../play/regime'
import { refuse } from '../refuse'
import { whatPlays } from '../stakes/matched'
import { ofTable } from '../state/forms'
import type { CoupEvent } from './events'
import { inPlay, tablesWithCoup } from './in-play'

const { command } = cheminArticle<CoupEvent>()

/** S.11a: the banker draws four cards, covered; the rule that binds each side is known from here on. */
const dealCards = command({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = inPlay(evening, id, ['closed'])
    if (isRefused(table)) return table
    const { coup, taglia } = table
    if (taglia.phase !== 'running' && taglia.phase !== 'last-coup')
      return refuse('S.11a', 'no-sabot')
    if (coup.asking) return refuse('S.11a', 'still-asked')
    const missing = toutVaMissing(coup)
    if (missing > 0) return refuse('S.11a', 'bank-lacks', { missing: { chips: missing } })
    if (whatPlays(table, evening.settings).matched <= 0) return refuse('S.11a', 'nothing-plays')
    if (!coup.holder) return refuse('S.11a', 'no-holder')
    const regime = regimeAtDeal(table, coup)
    const cards = coup.number > taglia.coups ? detachedBefore(table) : 0
    const detached = cards > 0 ? { detached: cards } : {}
    const { member: holder } = coup.holder
    return happens({ type: 'cardsDealt', table: id, holder, regime, ...detached })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) => tablesWithCoup(evening, by).map(({ id }) => ({ table: id })),
})

export const dealCommands = { dealCards }
