import type { Evolve } from '../../kernel/article'
import { blackJackArticle } from '../article'
import { type Evening, withTransfers } from '../evening'
import { withHandGone } from '../play/draw'
import type { BlackJackEvent } from '../play/events'
import { withColpo } from '../play/with-colpo'
import { BLACK_JACK_REFUSALS } from './refusals'

const { article } = blackJackArticle<BlackJackEvent>()

const evolve: Evolve<Evening, BlackJackEvent> = {
  blackJackPaid: (evening, { table: id, casella, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => withHandGone(colpo, { casella, hand: 0 }, 'paid', parts)),
      transfers,
    ),
}

/** Section 6: black jack, paid by itself when the deal is over (B.13.3), else at the settling. */
export const blackJack = article({ id: '6', commands: {}, refusals: BLACK_JACK_REFUSALS, evolve })
