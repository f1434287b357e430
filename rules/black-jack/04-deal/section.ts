import { z } from 'zod'
import type { Evolve } from '../../kernel/article'
import { RANKS, type Rank } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { blackJackArticle } from '../article'
import { type Evening, withTable } from '../evening'
import { colpoIn, tableAt, tablesInReach } from '../frame/at-table'
import { DEALER } from '../frame/roles'
import { consequencesOf, withDrawn } from '../play/draw'
import type { BlackJackEvent, DealEvent, InsuranceEvent, WordEvent } from '../play/events'
import { isLeft, withOut } from '../play/shoe'
import { advanced, casellaAt, nextReceiver, type Receiver } from '../play/turn'
import { refuse } from '../refuse'
import { changedShoe } from '../state/changed'
import type { Colpo } from '../state/colpo'
import { TableId } from '../state/ids'
import type { MarkerOwner, Shoe } from '../state/shoe'
import { DEAL_REFUSALS } from './refusals'

type Consequence = BlackJackEvent | InsuranceEvent | WordEvent
const { article, command } = blackJackArticle<DealEvent, Consequence>()

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
const drawCard = command({
  schema: z.object({ table: TableId, card: z.enum(RANKS) }),
  may: DEALER,
  refuseStale: true,
  decide(evening, { table: id, card }): Decision<DealEvent | Consequence> {
    const table = tableAt(evening, id)
    const found = colpoIn(table, 'dealing', 'offers', 'tiraggio', 'banco', 'settling')
    if (found.refused) return found.refused
    const { colpo } = found
    const to = nextReceiver(colpo, table.settings)
    if (!to) return refuse(PROVISION_OF[colpo.phase], 'no-card-due')
    const [kept] = to.to === 'banco' ? colpo.bancoNext : []
    if (kept !== undefined && kept !== card)
      return refuse('B.24.2', 'kept-card-first', { card: kept })
    const isOut = kept !== undefined
    if (!isOut && !isLeft(table.shoe, card, table.settings))
      return refuse('B.1.1', 'none-left', { card })
    return happens<DealEvent | Consequence>(
      { type: 'cardDrawn', table: id, card, to, isOut },
      ...consequencesOf(id, colpo, card, to, table.settings),
    )
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo, settings }) =>
      colpo && nextReceiver(colpo, settings) ? RANKS.map((card) => ({ table: id, card })) : [],
    ),
})

/** The one to whom the card behind the mascherina came. Source: B.30.1, G3, G4. */
const markedBy = (colpo: Colpo | null, to: Receiver): MarkerOwner =>
  to.to === 'banco' || !colpo
    ? { to: 'banco' }
    : { to: 'casella', casella: to.casella, player: casellaAt(colpo, to.casella)?.titolare ?? null }

/** The shoe after a card that left it for somebody. */
function shoeAfter(shoe: Shoe, card: Rank, colpo: Colpo | null, to: Receiver): Shoe {
  const { out, marker } = shoe
  return changedShoe(shoe, {
    out: withOut(out, card),
    kept: 0,
    marker: marker === 'waits' ? markedBy(colpo, to) : marker,
  })
}

const evolve: Evolve<Evening, DealEvent> = {
  cardDrawn: (evening, { table: id, card, to, isOut }) =>
    withTable(evening, id, ({ colpo, shoe, settings }) => ({
      shoe: isOut ? shoe : shoeAfter(shoe, card, colpo, to),
      colpo: colpo && advanced(withDrawn(colpo, card, to), settings),
    })),
}

/** Section 4: dealing, and every card that leaves the sabot in its turn. */
export const deal = article({
  id: '4',
  commands: { drawCard },
  refusals: DEAL_REFUSALS,
  evolve,
})
