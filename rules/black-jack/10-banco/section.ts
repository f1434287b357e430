import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { colpoIn, tableAt } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { blackJackArticle } from '../article'
import { pointOf } from '../play/points'
import { refuse } from '../refuse'
import { type BancoEvent, evolveBanco } from './events'
import { BANCO_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<BancoEvent>()

/** A wrong announcement of the banco's point: the cards speak, and the colpo follows them. Source: B.26, F9. */
const correctBanco = command({
  schema: ofTable.extend({ said: z.int().min(2).max(31) }),
  may: STAFF,
  decide(evening, { table: id, said }): Decision<BancoEvent> {
    const colpo = colpoIn(tableAt(evening, id), 'banco', 'settling')
    if (isRefused(colpo)) return colpo
    const { total } = pointOf(colpo.banco)
    return total === said
      ? refuse('B.26', 'announced-right', { point: total })
      : happens({ type: 'bancoCorrected', table: id, said, point: total })
  },
})

/** Section 10: the banco's hand; its cards are drawn by `drawCard`, for as long as its rule asks for one. */
export const banco = article({
  id: '10',
  commands: { correctBanco },
  refusals: BANCO_REFUSALS,
  evolve: evolveBanco,
})
