import type { OfTable, Paying } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Evening, withTransfers } from '../evening'
import { withHandGone } from '../play/draw'
import { withHand } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { changedColpo } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'

/** Section 7: the player's word. */
export type WordEvent =
  | (OfTable<'cardAsked'> & { casella: CasellaNumber; hand: number; isFirstOn21: boolean })
  | (OfTable<'handStays'> & { casella: CasellaNumber; hand: number })
  | (OfTable<'handCollected'> & Paying<SettledPart> & { casella: CasellaNumber; hand: number })

export const evolveWord: Evolve<Evening, WordEvent> = {
  cardAsked: (evening, { table: id, isFirstOn21 }) =>
    withColpo(evening, id, (colpo) =>
      changedColpo(colpo, { phase: 'tiraggio', askedOn21: isFirstOn21, cardAsked: !isFirstOn21 }),
    ),
  handStays: (evening, { table: id, casella, hand }) =>
    withColpo(evening, id, (colpo) =>
      withHand(
        changedColpo(colpo, { phase: 'tiraggio', askedOn21: false }),
        { casella, hand },
        () => ({
          end: 'stays',
        }),
      ),
    ),
  handCollected: (evening, { table: id, casella, hand, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => withHandGone(colpo, { casella, hand }, 'collected', parts)),
      transfers,
    ),
}
