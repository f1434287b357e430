import { expect, it } from 'vitest'
import type { Rank } from '@/rules/kernel/cards'
import { aDay, T1, twoStaked } from './support/table'

const turned = (card: Rank) => ({ type: 'reportTurned', table: T1, card }) as const

it('B.1.1 B.17.1 B.24.3 no card is turned or one too many of which the packs hold no other', () => {
  const all = { shoe: { number: 1, step: 'in-play' as const, unseen: 5, out: { 3: 24, 4: 24 } } }
  const play = twoStaked(aDay(all)).cards('2 9 7 5 8').say(1, 'carta')
  expect(play.refused(turned('3'))).toBe('B.1.1 none-left')
  const done = play.cards('K').say(1, 'no').say(2, 'no').cards('K')
  const report = { type: 'reportBancoSurplus', table: T1, card: '4' } as const
  expect(done.refused(report)).toBe('B.1.1 none-left')
})

it('B.18.1 B.19.1 F4 a deal put right gives nothing back on cards that their player has moved', () => {
  const mend = (...hands: [Rank[], Rank[]]) => ({
    ...({ type: 'mendDeal', table: T1, banco: ['7'] as Rank[] } as const),
    hands: hands.map((cards, index) => ({ casella: index + 1, cards })),
  })
  const moved = { type: 'reportDisturbed', table: T1, casella: 1, hand: 0 } as const
  const play = twoStaked().cards('A 9 7 8 K').give(moved)
  play.give(mend(['A', 'K'], ['9', '8']))
  expect([play.won(1), play.lying(1, 1), play.hand(1)?.end]).toEqual([-20, 0, 'collected'])
  play.say(2, 'no').cards('K').settle()
  expect([play.won(1), play.won(2), play.banco]).toEqual([-20, 0, 20])
})

it('B.19.1 the deal is not put right where a casella is left without cards', () => {
  const hands = [['2', '9'] as Rank[], ['3', '8'] as Rank[]].map((cards) => ({ casella: 1, cards }))
  const mend = { type: 'mendDeal' as const, table: T1, hands, banco: ['7'] as Rank[] }
  expect(twoStaked().cards('2 9 7 3 8').refused(mend)).toBe('B.19.1 not-the-same-cards')
})
