import { z } from 'zod'
import { ofTable, type TableId } from '../../banked/forms'
import { colpoIn, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { RANKS, type Rank } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import type { InsuranceEvent } from '../05-insurance/events'
import type { BlackJackEvent } from '../06-black-jack/events'
import type { WordEvent } from '../07-word/events'
import { blackJackArticle } from '../article'
import { isLeft } from '../play/shoe'
import type { NextReceiver, Receiver } from '../play/turn'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import type { Colpo } from '../state/colpo'
import { type DealEvent, evolveDeal } from './events'
import { DEAL_REFUSALS } from './refusals'

/** Events of other sections that a card causes: a black jack paid, an insurance lost, a mano past 21. */
export type Consequence = BlackJackEvent | InsuranceEvent | WordEvent

const { article, command } = blackJackArticle<DealEvent, Consequence>()

/** A card as the other sections have it: to whom it is due, and the money that it moves by itself. */
interface DealCourse {
  next: NextReceiver
  moved(table: TableId, before: Colpo, card: Rank, to: Receiver, settings: Settings): Consequence[]
}

/** The provision that says where the next card would go. */
const PROVISION_OF = {
  open: 'B.4.1',
  dealing: 'B.4.1',
  offers: 'B.5.1',
  tiraggio: 'B.5.1',
  banco: 'B.6.1',
  settling: 'B.25',
} as const

/**
 * The next card leaves the sabot: to the casella or to the banco to whom it is due, with the money that it moves by
 * itself. Source: B.4.1, B.4.2, B.5.1, B.6.1, B.25.
 */
const drawCard = ({ next, moved }: DealCourse) =>
  command({
    schema: ofTable.extend({ card: z.enum(RANKS) }),
    may: STAFF,
    refuseStale: true,
    decide(evening, { table: id, card }): Decision<DealEvent | Consequence> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'dealing', 'offers', 'tiraggio', 'banco', 'settling')
      if (isRefused(colpo)) return colpo
      const to = next(colpo, table.settings)
      if (!to) return refuse(PROVISION_OF[colpo.phase], 'no-card-due')
      const [kept] = to.to === 'banco' ? colpo.bancoNext : []
      if (kept !== undefined && kept !== card)
        return refuse('B.24.2', 'kept-card-first', { card: kept })
      const isOut = kept !== undefined
      if (!isOut && !isLeft(table.shoe, card, table.settings))
        return refuse('B.1.1', 'none-left', { card })
      return happens<DealEvent | Consequence>(
        { type: 'cardDrawn', table: id, card, to, isOut },
        ...moved(id, colpo, card, to, table.settings),
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, colpo, settings }) =>
        colpo && next(colpo, settings) ? RANKS.map((card) => ({ table: id, card })) : [],
      ),
  })

/** Section 4: dealing, and every card that leaves the sabot in its turn. */
export const dealOf = (course: DealCourse) =>
  article({
    id: '4',
    commands: { drawCard: drawCard(course) },
    refusals: DEAL_REFUSALS,
    evolve: evolveDeal,
  })
