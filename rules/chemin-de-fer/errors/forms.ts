import { z } from 'zod'
import { CardName, cardsNamed, Point } from '../play/card-name'
import { cardValue } from '../play/points'
import type { Detached } from '../play/restored'
import { changedCoup, withSide } from '../state/changed'
import type { Coup, Side, Third } from '../state/coup'

/** A card detached by error: its name, or only its value, or neither where it is not entered. */
export const SpareForm = z.object({
  card: CardName.nullable(),
  value: Point.nullable().default(null),
  seen: z.boolean(),
})
export type SpareForm = z.infer<typeof SpareForm>

/** A side's two first cards, or their point as told; neither where they are not entered. */
const HandForm = z.object({
  cards: z
    .array(CardName)
    .max(2)
    .refine((cards) => cards.length !== 1, 'both cards or none')
    .default([]),
  point: Point.nullable().default(null),
})

const NO_HAND: z.infer<typeof HandForm> = { cards: [], point: null }
export const NO_HANDS = { punta: NO_HAND, banco: NO_HAND }

/** Both sides' first cards as they lie when an error is found. */
export const HandsForm = z
  .object({ punta: HandForm.default(NO_HAND), banco: HandForm.default(NO_HAND) })
  .default(NO_HANDS)
export type Hands = z.infer<typeof HandsForm>

/** A third card from its name; null stands for one that is not entered. */
const thirdNamed = (name: string | null, value: number | null = null): Third => {
  const [card = null] = name === null ? [] : cardsNamed([name])
  return { card, value: card === null ? value : cardValue(card) }
}

/** A card detached by error, from its form. */
export const spareOf = ({ card, value, seen }: SpareForm): Detached => ({
  ...thirdNamed(card, value),
  seen,
})

/** The coup with the hands that were told with an error, where they are not entered yet. */
export const withHands = (coup: Coup, hands: Hands): Coup =>
  withHand(withHand(coup, 'punta', hands), 'banco', hands)

function withHand(coup: Coup, side: Side, hands: Hands): Coup {
  const { cards, point } = hands[side]
  if (coup[side].length >= 2) return coup
  if (cards.length < 2)
    return changedCoup(coup, { firsts: withSide(coup.firsts, side, coup.firsts[side] ?? point) })
  const third = coup.thirds[side]?.card ?? null
  return changedCoup(coup, { [side]: [...cardsNamed(cards), ...(third === null ? [] : [third])] })
}
