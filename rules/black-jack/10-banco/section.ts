import { z } from 'zod'
import type { Evolve } from '../../kernel/article'
import { type Decision, happens } from '../../kernel/decider'
import { blackJackArticle } from '../article'
import type { Evening } from '../evening'
import { colpoIn, tableAt } from '../frame/at-table'
import { DEALER } from '../frame/roles'
import type { BancoEvent } from '../play/events'
import { pointOf } from '../play/points'
import { withColpo } from '../play/with-colpo'
import { refuse } from '../refuse'
import { changedColpo } from '../state/changed'
import { TableId } from '../state/ids'
import { BANCO_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<BancoEvent>()

/** A wrong announcement of the banco's point: the cards speak, and the colpo follows them. Source: B.26, F9. */
const correctBanco = command({
  schema: z.object({ table: TableId, said: z.int().min(2).max(31) }),
  may: DEALER,
  decide(evening, { table: id, said }): Decision<BancoEvent> {
    const found = colpoIn(tableAt(evening, id), 'banco', 'settling')
    if (found.refused) return found.refused
    const { total } = pointOf(found.colpo.banco)
    return total === said
      ? refuse('B.26', 'announced-right', { point: total })
      : happens({ type: 'bancoCorrected', table: id, said, point: total })
  },
})

const evolve: Evolve<Evening, BancoEvent> = {
  bancoCorrected: (evening, { table: id, said, point }, { at }) =>
    withColpo(evening, id, (colpo) =>
      changedColpo(colpo, {
        incidents: [
          ...colpo.incidents,
          { provision: 'B.26', casella: null, at, note: `${said} → ${point}` },
        ],
      }),
    ),
}

/** Section 10: the banco's hand; its cards are drawn by `drawCard`, for as long as its rule asks for one. */
export const banco = article({
  id: '10',
  commands: { correctBanco },
  refusals: BANCO_REFUSALS,
  evolve,
})
