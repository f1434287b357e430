import { expect, it } from 'vitest'
import { cardsOf } from '@/components/desk/asked'
import { ANY_SUM, casseBefore, quickSums } from '@/components/money/quickSums'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'

const person = (member: string, at: number | null, ...casse: number[]) => ({
  member,
  asked: at === null ? null : { chips: asChips(300), at },
  casse: casse.map((chips) => ({ chips: asChips(chips) })),
})

it('a card of chips handed out keeps the place of its request for ten seconds, beside a newer request', () => {
  const chips = asChips(300)
  const [asked, again] = [
    { chips, at: 1_000 },
    { chips, at: 70_000 },
  ]
  const asker = { member: asMember('alfa'), asked: again, handed: { chips, at: 65_000, asked } }
  const shown = (now: number) => cardsOf(asker, now).map((card) => [card.asked.at, card.handedAt])
  expect(shown(74_999)).toEqual([
    [1_000, 65_000],
    [70_000, null],
  ])
  expect(shown(75_000)).toEqual([[70_000, null]])
})

it('chips handed to somebody who had not asked can be taken back too', () => {
  const handed = { chips: asChips(300), at: 65_000, asked: null }
  const asker = { member: asMember('alfa'), asked: null, handed }
  const asked = { chips: handed.chips, at: handed.at }
  expect(cardsOf(asker, 66_000)).toEqual([{ asker, asked, handedAt: 65_000 }])
})

it('a card names the sum that was handed out, which another one was asked for', () => {
  const asked = { chips: asChips(100), at: 1_000 }
  const handed = { chips: asChips(200), at: 65_000, asked }
  const [card] = cardsOf({ member: asMember('alfa'), asked: null, handed }, 66_000)
  expect(card?.asked).toEqual({ chips: 200, at: 1_000 })
})

it('a cassa begins with the sum asked, and its quick sums have it and those drawn before', () => {
  const before = casseBefore(person('alfa', 5, 150, -50, 200))
  expect(before).toEqual([150, 200, 300])
  expect(before.at(-1)).toBe(300)
  expect(quickSums(ANY_SUM, asChips(100), before)).toEqual([100, 150, 200, 300, 500, 1_000])
})
