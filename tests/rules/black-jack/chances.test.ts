import { expect, it } from 'vitest'
import { bancoFinals, FINALS, insuranceExpectation } from '@/rules/black-jack/chances/banco'
import { ranksOf, VALUES } from '@/rules/black-jack/play/points'
import type { CardsOut } from '@/rules/black-jack/state/shoe'
import type { Rank } from '@/rules/kernel/cards'
import { added, asNumber, NOTHING } from '@/rules/kernel/fraction'

const firsts = VALUES.flatMap((value) => ranksOf(value).slice(0, 1))
const only = (card: Rank): CardsOut => ({ [card]: 1 })

it.each([4, 6])(
  'B.25 the chances of every final hand sum to one, for each first card of %d packs',
  (packs) => {
    for (const first of firsts) {
      const finals = bancoFinals(first, { packs, out: only(first) })
      const sum = FINALS.reduce((all, final) => added(all, finals[final]), NOTHING)
      expect(sum).toEqual({ over: 1n, under: 1n })
    }
  },
)

it('B.13.4 an ace makes black jack with every card of ten that is left, and with no other', () => {
  const { 'black-jack': chance } = bancoFinals('A', { packs: 6, out: { A: 1 } })
  expect(chance).toEqual({ over: 96n, under: 311n })
})

it('B.25 a six breaks oftener than a seven, and a ten less often', () => {
  const bust = (first: Rank) => asNumber(bancoFinals(first, { packs: 6, out: only(first) }).bust)
  expect(bust('6')).toBeGreaterThan(bust('7'))
  expect(bust('7')).toBeGreaterThan(bust('10'))
})

it('B.25 with nothing but fives left a banco of five makes 20', () => {
  const none = {
    2: 16,
    3: 16,
    4: 16,
    6: 16,
    7: 16,
    8: 16,
    9: 16,
    10: 16,
    J: 16,
    Q: 16,
    K: 16,
    A: 16,
  }
  expect(bancoFinals('5', { packs: 4, out: { ...none, 5: 1 } })['20']).toEqual({
    over: 1n,
    under: 1n,
  })
})

it('B.13.1 B.13.2 an insurance loses a little on a full shoe, and gains with no low card left', () => {
  // Four packs, an ace out: 64 cards of ten and 143 others.
  expect(insuranceExpectation({ packs: 4, out: { A: 1 } })).toEqual({ over: -5n, under: 69n })
  const low = { 2: 16, 3: 16, 4: 16, 5: 16, 6: 16, 7: 16, 8: 16, 9: 16, A: 16 }
  expect(insuranceExpectation({ packs: 4, out: low })).toEqual({ over: 2n, under: 1n })
})
