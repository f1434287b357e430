/**
 * A clerk who sits beside a black jack table and reckons each payment a second time, from the register and docs/readings
 * alone: who wins what on which casella. It imports nothing.
 */

export interface Hand {
  cards: readonly string[]
  isSplit: boolean
}

export interface Puntata {
  player: string
  amount: number
  /** Chips on each mano. */
  on: readonly number[]
  insurance: number
}

export interface Casella {
  number: number
  hands: readonly Hand[]
  puntate: readonly Puntata[]
}

/** Chips that leave their place on a casella, and those that its player has of it. */
export interface Paid {
  casella: number
  player: string
  place: 'puntate' | 'assicurazione'
  chips: number
  back: number
}

/** B1.cards.1, D7: figures ten, and an ace eleven where that does not pass 21. */
export function pointOf(cards: readonly string[]): number {
  const low = cards.map((card) => (card === 'A' ? 1 : /^\d+$/.test(card) ? Number(card) : 10))
  const sum = low.reduce((all, one) => all + one, 0)
  return cards.includes('A') && sum + 10 <= 21 ? sum + 10 : sum
}

/** B.8.1, B.8.2: 21 with the first two cards dealt. */
export const isBlackJack = ({ cards, isSplit }: Hand): boolean =>
  cards.length === 2 && !isSplit && pointOf(cards) === 21

/** B.13.3: whether a black jack must wait for the banco's second card. */
export const mustWait = ([first = '']: readonly string[]): boolean =>
  first === 'A' || pointOf([first]) === 10

const bancoHas = (banco: readonly string[]) => isBlackJack({ cards: banco, isSplit: false })

/** How often its chips a mano that waited brings beside itself; −1 where they are collected. Source: B.13.4 to B.13.9. */
function times(hand: Hand, banco: readonly string[]): number {
  const [own, other] = [pointOf(hand.cards), pointOf(banco)]
  if (bancoHas(banco)) return isBlackJack(hand) ? 0 : -1
  if (isBlackJack(hand)) return 1.5
  if (own > 21) return -1
  if (other > 21) return 1
  return Math.sign(own - other)
}

/** The chips of each puntata on a mano, paid so often. */
export const onHand = ({ number, puntate }: Casella, hand: number, often: number): Paid[] =>
  puntate.flatMap(({ player, on }) => {
    const chips = on[hand] ?? 0
    const back = often < 0 ? 0 : chips + often * chips
    return chips === 0 ? [] : [{ casella: number, player, place: 'puntate' as const, chips, back }]
  })

/** B.13.1, B.13.2: an insurance wins twice its chips, or is collected. */
export const insured = ({ number, puntate }: Casella, wins: boolean): Paid[] =>
  puntate.flatMap(({ player, insurance: chips }) => {
    const place = 'assicurazione' as const
    return chips === 0
      ? []
      : [{ casella: number, player, place, chips, back: wins ? 3 * chips : 0 }]
  })

/** A casella against the banco's hand. */
export const settled = (casella: Casella, banco: readonly string[]): Paid[] => [
  ...casella.hands.flatMap((hand, at) => onHand(casella, at, times(hand, banco))),
  ...insured(casella, bancoHas(banco)),
]

/** B.25, E1, E2: whether the banco may stop here, as far as a mano that is compared with it asks. */
export const mayStop = ({ hands, puntate }: Casella, banco: readonly string[]): boolean =>
  pointOf(banco) >= 17 ||
  hands.every((hand, at) => isBlackJack(hand) || puntate.every(({ on }) => (on[at] ?? 0) === 0))

/** A casella of which only the results were told. */
export interface Told {
  casella: number
  hands: readonly string[]
  puntate: readonly {
    player: string
    chips: number
    on: number[]
    insurance: number
    isPar: boolean
  }[]
}

const TOLD: Record<string, number> = {
  'black-jack': 1.5,
  won: 1,
  tied: 0,
  void: 0,
  lost: -1,
  sballata: -1,
}

/** Its payments. Source: J.2 by the rows of B.13, F3, I11. */
export function toldOf({ casella, hands, puntate }: Told, hasBlackJack: boolean): Paid[] {
  const isVoid = hands.includes('void')
  return puntate.flatMap(({ player, on, insurance, isPar }) => {
    const one = { number: casella, hands: [], puntate: [{ player, amount: 0, on, insurance }] }
    const paid = hands.flatMap((result, at) => {
      if (isVoid) return onHand(one, at, 0)
      if (isPar) return onHand(one, at, 1)
      if (hasBlackJack) return onHand(one, at, result === 'black-jack' ? 0 : -1)
      return onHand(one, at, TOLD[result] ?? Number.NaN)
    })
    const back = insured(one, hasBlackJack).map((part) =>
      isVoid ? { ...part, back: part.chips } : part,
    )
    return [...paid, ...back]
  })
}
