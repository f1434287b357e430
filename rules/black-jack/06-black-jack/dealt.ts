import { BOOK } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
import type { Rank } from '../../kernel/cards'
import { mayMakeBlackJack } from '../play/banco'
import { is21 } from '../play/points'
import { partsOn, transfersOfAll } from '../play/settlement'
import { withHands } from '../play/turn'
import { changedColpo, changedHand } from '../state/changed'
import type { Colpo } from '../state/colpo'
import type { BlackJackEvent } from './events'

/** Black jacks paid as soon as the deal is over, where the banco cannot make one, from the right. Source: B.13.3, B.28.1, C7. */
export const paidBlackJacks = (table: TableId, colpo: Colpo): BlackJackEvent[] =>
  mayMakeBlackJack(colpo.banco)
    ? []
    : colpo.caselle
        .filter(({ hands }) => hands[0]?.end === 'black-jack')
        .reverse()
        .map((casella) => {
          const parts = partsOn(casella, 0, { outcome: 'black-jack', provision: 'B.13.3' })
          const transfers = transfersOfAll(table, parts)
          return {
            type: 'blackJackPaid',
            table,
            book: BOOK,
            casella: casella.number,
            parts,
            transfers,
          }
        })

/** The deal over: a black jack needs no word any more, and takes no third card. Source: B.12. */
export const dealt = (colpo: Colpo): Colpo =>
  changedColpo(colpo, {
    phase: 'offers',
    caselle: colpo.caselle.map((casella) =>
      withHands(casella, (hand) =>
        isBlackJack(hand.cards, hand.isSplit) ? changedHand(hand, { end: 'black-jack' }) : hand,
      ),
    ),
  })

/** An ace and a card of ten as the first two; after a split it is plain 21. Source: B.8.1, B.8.2, B.11.6. */
const isBlackJack = (cards: readonly Rank[], isSplit = false): boolean =>
  !isSplit && cards.length === 2 && is21(cards)
