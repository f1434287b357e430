import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, parseCard } from '@/rules/kernel/cards'
import {
  CATEGORIES,
  type Category,
  categoryOf,
  compareHands,
  evaluate,
  evaluateHand,
  scalaKindOf,
  straightsFrom,
  winnersAmong,
} from '@/rules/poker/cards/hands'
import { packFrom } from '@/rules/poker/cards/packs'

const LOWEST = { 52: 2, 40: 5, 36: 6, 32: 7, 28: 8 } as const

const cards = (text: string): Card[] =>
  text.split(' ').map((name) => {
    const card = parseCard(name)
    if (card === null) throw new Error(`${name} is no card`)
    return card
  })
const value = (text: string, lowest = 6) => evaluateHand(straightsFrom(lowest), cards(text))

/** Calls back every five-card hand of a pack. */
function everyHand(pack: Card[], visit: (a: Card, b: Card, c: Card, d: Card, e: Card) => void) {
  const n = pack.length
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++)
      for (let c = b + 1; c < n; c++)
        for (let d = c + 1; d < n; d++)
          for (let e = d + 1; e < n; e++)
            visit(
              ...([pack[a], pack[b], pack[c], pack[d], pack[e]] as [Card, Card, Card, Card, Card]),
            )
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The number of hands of each category in a pack of `r` ranks, by counting on paper. */
function expectedCounts(r: number): Record<Category, number> {
  const straights = r - 3
  return {
    'scala reale': straights * 4,
    poker: r * (r - 1) * 4,
    colore: 4 * choose(r, 5) - straights * 4,
    full: r * 4 * (r - 1) * 6,
    scala: straights * (4 ** 5 - 4),
    tris: r * 4 * choose(r - 1, 2) * 16,
    doppia: choose(r, 2) * 36 * (r - 2) * 4,
    coppia: r * 6 * choose(r - 1, 3) * 64,
    'carta alta': (choose(r, 5) - straights) * (4 ** 5 - 4),
  }
}

describe('the Italian ranking', () => {
  // All cards, then 5…A, 6…A, 7…A, 8…A.
  it.each([52, 40, 36, 32, 28] as const)(
    'X.1 every category of the pack of %i cards is counted exactly',
    (size) => {
      const straights = straightsFrom(LOWEST[size])
      const counts = Object.fromEntries(CATEGORIES.map((name) => [name, 0])) as Record<
        Category,
        number
      >
      everyHand(packFrom(LOWEST[size]), (a, b, c, d, e) => {
        counts[categoryOf(evaluate(straights, a, b, c, d, e))] += 1
      })
      expect(counts).toEqual(expectedCounts(size / 4))
    },
  )

  it.each([32, 36] as const)('XII.5 two hands of one pack of %i never tie', (size) => {
    const straights = straightsFrom(LOWEST[size])
    const common = new Map<number, [low: number, high: number]>()
    everyHand(packFrom(LOWEST[size]), (...hand) => {
      const found = evaluate(straights, ...hand)
      // Three of the four cards of one rank: two such hands of one pack would need six of them.
      if (['tris', 'full', 'poker'].includes(categoryOf(found))) return
      let low = 0
      let high = 0
      for (const card of hand) {
        if (card < 26) low |= 1 << card
        else high |= 1 << (card - 26)
      }
      const known = common.get(found) ?? [-1, -1]
      common.set(found, [known[0] & low, known[1] & high])
    })
    const untied = [...common.values()].every(([low, high]) => (low | high) !== 0)
    expect(untied, 'hands of one value all hold one card in common').toBe(true)
  })

  it('X.1 the ace may also stand under the lowest card of the pack in use', () => {
    expect(categoryOf(value('Ac 6p 7q 8f 9c', 6))).toBe('scala')
    expect(categoryOf(value('Ac 6p 7q 8f 9c', 5))).toBe('carta alta')
    expect(categoryOf(value('Kc Ap 6q 7f 8c', 6))).toBe('carta alta')
    expect(compareHands(value('6c 7p 8q 9f 10c'), value('Ac 6p 7q 8f 9c'))).toBeGreaterThan(0)
  })

  it('XII.5 the colore beats the full, the poker beats the colore', () => {
    expect(compareHands(value('6c 8c 9c Jc Kc'), value('Ac Aq Af Kf Kq'))).toBeGreaterThan(0)
    expect(compareHands(value('6c 6q 6f 6p Kq'), value('Ac 8c 9c Jc Kc'))).toBeGreaterThan(0)
  })

  it('XII.5 two colori compare by value before suit', () => {
    expect(compareHands(value('Ap Kp Qp 9p 7p'), value('Ac Kc Jc 9c 7c'))).toBeGreaterThan(0)
    expect(compareHands(value('Ac Kc Qc 9c 7c'), value('Ap Kp Qp 9p 7p'))).toBeGreaterThan(0)
  })

  it('XII.5 equal pairs look at the kickers, then at the suit of the pair', () => {
    expect(compareHands(value('Kp Kf Aq 9f 7p'), value('Kc Kq Qf 9c 7c'))).toBeGreaterThan(0)
    expect(compareHands(value('Kc Kp Aq 9f 7p'), value('Kq Kf Ac 9c 7c'))).toBeGreaterThan(0)
  })

  it('XII.5 every scala reale beats the highest poker, and is beaten by nothing below it', () => {
    const poker = value('Ac Aq Af Ap Kc')
    for (const scala of ['Ac 6c 7c 8c 9c', '7q 8q 9q 10q Jq', '10f Jf Qf Kf Af'].map((one) =>
      value(one),
    )) {
      expect(compareHands(scala, poker)).toBeGreaterThan(0)
      expect(compareHands(poker, scala)).toBeLessThan(0)
    }
  })

  it('XII.1 minima beats massima, massima beats media, media beats minima', () => {
    const minima = value('Ac 6c 7c 8c 9c')
    const media = value('7q 8q 9q 10q Jq')
    const massima = value('10f Jf Qf Kf Af')
    expect([minima, media, massima].map(scalaKindOf)).toEqual(['minima', 'media', 'massima'])
    expect(compareHands(minima, massima)).toBeGreaterThan(0)
    expect(compareHands(massima, media)).toBeGreaterThan(0)
    expect(compareHands(media, minima)).toBeGreaterThan(0)
    expect(winnersAmong([minima, media, massima])).toEqual([0, 1, 2])
    expect(winnersAmong([media, massima])).toEqual([1])
    expect(winnersAmong([value('6c 7c 8c 9c 10c'), media, minima, massima])).toEqual([1, 2, 3])
  })

  it('IX.7 four cards may still be a poker, tris, doppia, coppia or a high card, below the same with any kicker', () => {
    expect(categoryOf(value('6c 6q 6f 6p'))).toBe('poker')
    expect(categoryOf(value('6c 7c 8c 9c'))).toBe('carta alta')
    expect(compareHands(value('Kc Kq 9f 9p 6c'), value('Kf Kp 9c 9q'))).toBeGreaterThan(0)
    expect(compareHands(value('Kc Kq 2f 2p 3c', 2), value('Kf Kp 2c 2q', 2))).toBeGreaterThan(0)
  })

  it('X.1 a second copy of a card in one hand counts as a blank', () => {
    expect(value('Kc Kc 9f 9p 6c')).toBe(value('Kc 9f 9p 6c'))
  })

  it('XII.5 the order of the cards in the hand does not matter', () => {
    const hand = fc.shuffledSubarray(packFrom(6), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(hand, fc.integer({ min: 0, max: 4 }), (five, turn) => {
        const turned = [...five.slice(turn), ...five.slice(0, turn)]
        const straights = straightsFrom(6)
        expect(evaluateHand(straights, turned)).toBe(evaluateHand(straights, five))
      }),
    )
  })
})
