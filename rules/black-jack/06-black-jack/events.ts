import type { OfTable, Paying } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Evening, withTransfers } from '../evening'
import { withHandGone } from '../play/draw'
import { withColpo } from '../play/with-colpo'
import type { SettledPart } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'

/** Section 6: a black jack paid before tiraggio. */
export type BlackJackEvent = OfTable<'blackJackPaid'> &
  Paying<SettledPart> & { casella: CasellaNumber }

/** The cards of a paid black jack are taken away at once. Source: B1.game.2. */
export const evolveBlackJack: Evolve<Evening, BlackJackEvent> = {
  blackJackPaid: (evening, { table: id, casella, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => withHandGone(colpo, { casella, hand: 0 }, 'paid', parts)),
      transfers,
    ),
}
