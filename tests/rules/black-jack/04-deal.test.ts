import { expect, it } from 'vitest'
import { offersOf } from '@/rules/black-jack/offers'
import { Settings } from '@/rules/black-jack/settings'
import { aDay, Play, p, T1, tablet, twoStaked } from './support/table'

const two = (...[chips = 20]: number[]) =>
  new Play().stakes([1, p(1), chips], [1, p(4), 10], [2, p(2), 10])
const insure = (chips: number, n = 1, casella = 1) =>
  ({ type: 'insure', table: T1, casella, player: p(n), chips }) as const
const par = (n: number) => ({ type: 'payPar', table: T1, casella: 1, player: p(n) }) as const

it('B.4.2 after the banco’s card each casella gets its second, and the banco none before its turn', () => {
  const play = new Play().stakes([2, p(2), 10], [5, p(1), 10]).cards('2 5 9')
  expect([play.hand(2)?.cards, play.colpo.banco]).toEqual([['2'], ['9']])
  play.cards('3')
  expect([play.hand(2)?.cards, play.hand(5)?.cards]).toEqual([['2', '3'], ['5']])
  expect(play.cards('6').hand(5)?.cards).toEqual(['5', '6'])
  expect(play.refused({ type: 'drawCard', table: T1, card: '2' })).toBe('B.5.1 no-card-due')
})

it('B.4.1 one card to each staked casella, then one to the banco', () => {
  const play = new Play().stakes([2, p(2), 10], [5, p(1), 10]).cards('2 5')
  expect([play.hand(2)?.cards, play.hand(5)?.cards, play.colpo.banco]).toEqual([['2'], ['5'], []])
  expect(play.cards('9').colpo.banco).toEqual(['9'])
})

it('B1.insurance.1 before tiraggio everybody with a puntata may insure it, companions too', () => {
  const play = two().cards('10 9 A 8 8').give(insure(10)).give(insure(5, 4))
  expect([play.insured(1, 1), play.insured(1, 4)]).toEqual([10, 5])
})

it('B.9.1 only against an ace, and until play goes on', () => {
  expect(two().cards('10 9 K 8 8').refused(insure(10))).toBe('B.9.1 banco-shows-no-ace')
  expect(two().cards('10 9 A').refused(insure(10))).toBe('B.9.1 offers-closed')
  expect(
    two()
      .cards('10 9 A 8 8')
      .say(1, 'no')
      .refused(insure(5, 2, 2)),
  ).toBe('B.9.1 offers-closed')
  expect(two().cards('10 9 A 8 8').goOn().refused(insure(10))).toBe('B.9.1 offers-closed')
})

it('B.9.2 up to half the initial puntata, in any whole number of units', () => {
  const play = two().cards('10 9 A 8 8').give(insure(7))
  expect(play.refused(insure(4))).toBe('B.9.2 above-half')
  expect(play.give(insure(3)).insured(1, 1)).toBe(10)
})

it('B.9.2 nobody insures with more chips than lie before them', () => {
  const play = twoStaked(aDay({ chips: 24 })).cards('10 9 A K 8')
  const offered = offersOf('insure', play.evening, tablet, play.at)
  expect(offered.map(({ payload, bounds }) => [payload.player, bounds?.chips?.max])).toEqual([
    [p(1), 4],
    [p(2), 5],
  ])
})

it('B.9.3 B.13.1 the insurance wins twice its amount although its mano passed 21', () => {
  const play = two().cards('10 9 A 8 8').give(insure(10)).say(1, 'carta', '9').say(2, 'no')
  play.cards('K').settle()
  expect(play.won(1)).toBe(-20 + 20)
  expect(play.won(2)).toBe(-10)
})

it('B.13.2 it is collected on the second card, before the banco goes on', () => {
  const play = two().cards('10 9 A 8 8').give(insure(10)).say(1, 'no').say(2, 'no').cards('3')
  expect([play.insured(1, 1), play.banco]).toEqual([0, 10])
  expect(play.colpo.phase).toBe('banco')
})

it('B1.game.1 par: a black jack is paid at par, puntata by puntata, and only where allowed', () => {
  const play = two().cards('A 9 K K 8').give(par(1))
  expect([play.won(1), play.hand(1)?.end]).toEqual([20, 'black-jack'])
  expect(play.refused(par(1))).toBe('B1.game.1 par-paid-already')
  expect(play.give(par(4)).hand(1)?.end).toBe('paid')
  expect(two().cards('10 9 K K 8').refused(par(1))).toBe('B1.game.1 no-black-jack-waits')
  const none = new Play(aDay({ settings: { par: false } })).stakes([1, p(1), 10], [2, p(2), 10])
  expect(none.cards('A 9 K K 8').refused(par(1))).toBe('B1.game.1 no-par-here')
})

it('B1.game.1 C6 once play went on nothing is paid at par, and the row of par says so', () => {
  expect(two().cards('A 9 K K 8').goOn().refused(par(1))).toBe('B1.game.1 offers-closed')
  expect(two().cards('A 9 K K 8').refused(par(3))).toBe('B1.game.1 no-puntata-there')
})

it('B.8.1 twenty-one with two cards pays three to two, whole', () => {
  const play = twoStaked().cards('A 9 7 K 8')
  expect([play.won(1), play.banco]).toEqual([30, -30])
})

it('B.11.6 an ace with a ten after a split of aces is plain 21: at par, and tied by the banco’s 21', () => {
  const split = (banco: string) =>
    twoStaked().cards(`A 9 ${banco} A 8`).split(1).cards('K 6').say(2, 'no')
  const paid = split('7').cards('K').settle()
  const mano = (play: Play) =>
    play.last.parts.find(({ casella, hand }) => casella === 1 && hand === 0)
  expect(mano(paid)).toMatchObject({ outcome: 'won', provision: 'B.13.7' })
  expect(mano(split('6').cards('5 K').settle())).toMatchObject({ outcome: 'tied' })
})

it('B.8.2 twenty-one after a split is paid at par, and lost against a black jack', () => {
  const split = (banco: string) => {
    const play = twoStaked().cards(`A 9 ${banco} A 8`).split(1).cards('K 6').say(2, 'no')
    return play
  }
  const paid = split('7').cards('K').settle()
  // 21 wins 20, 17 ties.
  expect(paid.won(1)).toBe(20)
  expect(split('K').cards('A').settle().won(1)).toBe(-40)
})

it('B1.game.2 the cards of a paid black jack are gone at once: no word, no settlement after it', () => {
  const play = twoStaked().cards('A 9 7 K 8')
  const word = { type: 'sayWord', table: T1, casella: 1, player: p(1), word: 'carta' } as const
  const settle = { type: 'settleCasella', table: T1, casella: 1 } as const
  expect(play.refused(word)).toBe('B.5.1 not-its-turn')
  play.say(2, 'no').cards('10')
  expect(play.refused(settle)).toBe('B.28.1 other-casella-first')
  play.give({ ...settle, casella: 2 })
  expect(play.refused(settle)).toBe('B.28.1 all-settled')
  expect(play.give({ type: 'settleColpo', table: T1 }).last.parts).toHaveLength(2)
})

it('B.13.3 a black jack is paid before tiraggio against a low card; else it waits', () => {
  const low = twoStaked().cards('A 9 7 K 8')
  expect([low.hand(1)?.end, low.lying(1, 1)]).toEqual(['paid', 0])
  const ten = twoStaked().cards('A 9 10 K 8')
  expect([ten.hand(1)?.end, ten.lying(1, 1)]).toEqual(['black-jack', 20])
})

it('B.12 a black jack takes no third card', () => {
  const play = twoStaked().cards('A 9 10 K 8')
  const word = { type: 'sayWord', table: T1, casella: 1, player: p(1), word: 'carta' } as const
  expect(play.refused(word)).toBe('B.12 black-jack-draws-none')
})

it('B.1.6 burnt: so many cards are burnt', () => {
  const play = new Play(aDay({ settings: { burnt: 7 }, shoe: { step: 'marked' } }))
  expect(play.give({ type: 'burnCards', table: T1 }).table.shoe.unseen).toBe(7)
  expect(Settings.parse({}).burnt).toBe(5)
})
