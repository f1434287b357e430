import type { OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import { type Evening, withTable } from '../evening'
import { withDrawn } from '../play/draw'
import { withOut } from '../play/shoe'
import { casellaAt, type Receiver } from '../play/turn'
import { changedShoe } from '../state/changed'
import type { Colpo } from '../state/colpo'
import type { MarkerOwner, Shoe } from '../state/shoe'

/** Section 4: a card drawn; `isOut` when it had left the shoe before, as a surplus card of the banco's. */
export type DealEvent = OfTable<'cardDrawn'> & { card: Rank; to: Receiver; isOut: boolean }

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

export const evolveDeal: Evolve<Evening, DealEvent> = {
  cardDrawn: (evening, { table: id, card, to, isOut }) =>
    withTable(evening, id, ({ colpo, shoe }) => ({
      shoe: isOut ? shoe : shoeAfter(shoe, card, colpo, to),
      colpo: colpo && withDrawn(colpo, card, to),
    })),
}
