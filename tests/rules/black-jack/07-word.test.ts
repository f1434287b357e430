import { expect, it } from 'vitest'
import { offersOf } from '@/rules/black-jack/offers'
import { aDay, inspector, Play, p, phone, T1, twoStaked } from './support/table'

const word = (casella: number, n: number, said: 'carta' | 'no') =>
  ({ type: 'sayWord', table: T1, casella, player: p(n), word: said }) as const
const double = { type: 'double', table: T1, casella: 1, player: p(1) } as const
const split = { ...double, type: 'split' } as const
/** m1 with 20 and companions m4, m5 with 10 each on casella 1; m2 on casella 2. */
const company = (settings = {}) =>
  new Play(aDay({ settings })).stakes([1, p(1), 20], [1, p(4), 10], [1, p(5), 10], [2, p(2), 10])
const joins = (n: number, yes: boolean) =>
  ({ type: 'answerDouble', table: T1, player: p(n), joins: yes }) as const
const splits = (n: number, answer: 'joins' | 'first' | 'second') =>
  ({ type: 'answerSplit', table: T1, player: p(n), answer }) as const

it('B.5.1 each casella in turn from the dealer’s left, one card at a time', () => {
  const play = twoStaked().cards('2 9 7 3 8')
  expect(play.refused(word(2, 2, 'carta'))).toBe('B.5.1 not-its-turn')
  play.give(word(1, 1, 'carta'))
  expect(play.refused(word(1, 1, 'carta'))).toBe('B.5.1 card-first')
  expect(play.cards('4').hand(1)?.cards).toEqual(['2', '3', '4'])
})

it('B.5.2 past 21 the puntate are collected at once', () => {
  const play = twoStaked().cards('10 9 7 8 8').say(1, 'carta', '6')
  expect([play.lying(1, 1), play.banco, play.hand(1)?.end]).toEqual([0, 20, 'collected'])
  expect(play.refused(word(1, 1, 'carta'))).toBe('B.5.1 not-its-turn')
})

it('B1.game.3 one draws as often as one likes, and on another 21 after a second "carta"', () => {
  const play = twoStaked().cards('2 9 7 3 8').say(1, 'carta', '4').say(1, 'carta', '2')
  play.say(1, 'carta', '10').give(word(1, 1, 'carta'))
  expect(play.colpo).toMatchObject({ askedOn21: true, cardAsked: false })
  expect(play.give(word(1, 1, 'carta')).colpo.cardAsked).toBe(true)
})

it('B.7.1 the ace’s choice stays open to the end', () => {
  const play = twoStaked().cards('A 9 10 6 8').say(1, 'carta', '10').say(1, 'no').say(2, 'no')
  // Ace, six, ten: 17 against 17.
  expect(play.cards('7').settle().won(1)).toBe(0)
})

it('B.23.1 the first word counts: "no" passes on', () => {
  const play = twoStaked().cards('2 9 7 3 8').say(1, 'no')
  expect(play.refused(word(1, 1, 'carta'))).toBe('B.5.1 not-its-turn')
})

it('B.23.2 every puntata on the casella bears its word', () => {
  const play = company().cards('10 9 7 6 8').say(1, 'carta', 'K')
  expect([play.won(1), play.won(4), play.won(5)]).toEqual([-20, -10, -10])
})

it('B1.object.1 more than the banco wins, as much ties, less loses, and past 21 all is lost', () => {
  const won = (second: string, shown: string, ...rest: string[]) => {
    const play = twoStaked().cards(`10 10 ${shown} ${second} 9`).say(1, 'no').say(2, 'no')
    play.cards(rest.join(' ')).settle()
    return [play.won(1), play.won(2)]
  }
  expect(won('J', '10', '9')).toEqual([20, 0])
  expect(won('8', '10', '9')).toEqual([-20, 0])
  expect(won('K', '10', 'J')).toEqual([0, -10])
  expect(won('2', '6', '10', 'K')).toEqual([20, 10])
  const past = twoStaked().cards('10 10 6 6 9').say(1, 'carta', 'K').say(2, 'no').cards('K K')
  expect([past.settle().won(1), past.won(2)]).toEqual([-20, 10])
})

it('B.27.1 the point is counted from the cards, whatever is announced', () => {
  const play = twoStaked().cards('10 9 7 9 8').say(1, 'no').say(2, 'no').cards('K').settle()
  expect(play.won(1)).toBe(20)
})

it('B.10.1 softDoubling: 9, 10 or 11 with two cards', () => {
  expect(twoStaked().cards('6 9 7 5 8').give(double).lying(1, 1)).toBe(40)
  expect(twoStaked().cards('6 9 7 6 8').refused(double)).toBe('B.10.1 not-nine-to-eleven')
  const soft = (softDoubling: boolean) =>
    twoStaked(aDay({ settings: { softDoubling } })).cards('A 9 7 8 8')
  expect(soft(true).give(double).lying(1, 1)).toBe(40)
  expect(soft(false).refused(double)).toBe('B.10.1 not-nine-to-eleven')
  const three = twoStaked().cards('2 9 7 3 8').say(1, 'carta', '4')
  expect(three.refused(double)).toBe('B.10.1 not-nine-to-eleven')
})

it('B.10.2 a doubled mano receives one card and no more', () => {
  const play = twoStaked().cards('6 9 7 5 8').give(double).cards('2')
  expect(play.hand(1)).toMatchObject({ end: 'one-card', cards: ['6', '5', '2'] })
  expect(play.refused(word(1, 1, 'carta'))).toBe('B.5.1 not-its-turn')
})

it('B1.split.4 companions need not double; they are asked before the card', () => {
  const play = company().cards('6 9 7 5 8').give(double)
  expect(play.refused({ type: 'drawCard', table: T1, card: '2' })).toBe('B.5.1 no-card-due')
  play.give(joins(4, true)).give(joins(5, false)).cards('10').say(2, 'no')
  expect([play.lying(1, 1), play.lying(1, 4), play.lying(1, 5)]).toEqual([40, 20, 10])
  expect(play.refused(joins(5, true))).toBe('null not-this-phase')
  play.cards('K').settle()
  expect([play.won(1), play.won(4), play.won(5)]).toEqual([40, 20, 10])
})

it('B1.split.4 B1.split.5 each companion who is asked has every answer among their offers, and nobody else has', () => {
  const doubled = company().cards('6 9 7 5 8').give(double)
  const joining = (n: number) =>
    offersOf('answerDouble', doubled.evening, phone(n), doubled.at).map(({ payload }) => payload)
  expect(joining(4)).toEqual([true, false].map((yes) => ({ table: T1, player: p(4), joins: yes })))
  expect([joining(1), joining(2)]).toEqual([[], []])
  const parted = company().cards('8 9 7 8 8').give(split)
  const choosing = (n: number) =>
    offersOf('answerSplit', parted.evening, phone(n), parted.at).map(
      ({ payload }) => payload.answer,
    )
  expect(choosing(5)).toEqual(['joins', 'first', 'second'])
  expect(choosing(2)).toEqual([])
})

it('B.11.3 after a split 9, 10 or 11 may be doubled too', () => {
  const play = twoStaked().cards('8 9 7 8 8').give(split).cards('3').give(double)
  expect(play.cards('10').lying(1, 1)).toBe(60)
  expect(play.hand(1, 0)).toMatchObject({ isDoubled: true, end: 'one-card' })
})

it('B1.split.1 a ten and any figure make a pair; a nine or a two beside them makes none', () => {
  const tens = ['10', 'J', 'Q', 'K'] as const
  const dealt = (one: string, other: string) => twoStaked().cards(`${one} 8 7 ${other} 8`)
  for (const one of tens)
    for (const other of tens) {
      const play = dealt(one, other).give(split)
      expect([play.hand(1, 0)?.cards, play.hand(1, 1)?.cards]).toEqual([[one], [other]])
    }
  for (const other of ['9', '2'] as const)
    expect(dealt('10', other).refused(split)).toBe('B.11.1 no-pair')
})

it('B.11.1 two cards of one value are split with an equal puntata', () => {
  expect(twoStaked().cards('8 9 7 8 8').give(split).lying(1, 1)).toBe(40)
  expect(twoStaked().cards('10 9 7 9 8').refused(split)).toBe('B.11.1 no-pair')
  const poor = twoStaked(aDay({ chips: 30 })).cards('8 9 7 8 8')
  expect(poor.refused(split)).toBe('B.22.1 not-enough-chips')
})

it('B1.split.2 splits: only the first two cards, or as often as the table allows', () => {
  const again = (allowed: number) =>
    twoStaked(aDay({ settings: { splits: allowed } }))
      .cards('8 9 7 8 8')
      .give(split)
      .cards('8')
  expect(again(1).refused(split)).toBe('B1.split.2 split-before')
  const three = again(2).give(split).cards('2').say(1, 'no').cards('3').say(1, 'no').cards('4')
  expect([0, 1, 2].map((index) => three.hand(1, index)?.cards)).toEqual([
    ['8', '2'],
    ['8', '3'],
    ['8', '4'],
  ])
  expect(three.lying(1, 1)).toBe(60)
})

it('B1.split.3 the titolare alone decides', () => {
  const play = company().cards('8 9 7 8 8')
  expect(play.refused({ ...split, player: p(4) })).toBe('B.16.1 only-the-titolare')
})

it('B1.split.5 a companion joins, or chooses the card with which the puntata goes on', () => {
  const play = company().cards('8 9 7 8 8').give(split)
  play.give(splits(4, 'joins')).give(splits(5, 'second'))
  const on = play.colpo.caselle[0]?.puntate.map((puntata) => [puntata.player, ...puntata.on])
  expect(on).toEqual([
    [p(5), 0, 10],
    [p(4), 10, 10],
    [p(1), 20, 20],
  ])
})

it('B1.split.6 a companion who does not answer goes with the first card', () => {
  const play = company().cards('8 9 7 8 8').give(split).give({ type: 'closeAsking', table: T1 })
  expect(play.colpo.caselle[0]?.puntate.map(({ on }) => on)).toEqual([
    [10, 0],
    [10, 0],
    [20, 20],
  ])
})

it('B.11.2 the card on the player’s right is played first, each with as many cards as one likes', () => {
  const play = twoStaked().cards('2 9 7 2 8').give(split)
  play.cards('3').say(1, 'carta', '4').say(1, 'carta', '5').say(1, 'no')
  expect(play.hand(1, 0)).toMatchObject({ cards: ['2', '3', '4', '5'], end: 'stays' })
  expect(play.hand(1, 1)).toMatchObject({ cards: ['2'], end: null })
  play.cards('6').say(1, 'carta', '7').say(1, 'no').say(2, 'no')
  expect(play.hand(1, 1)?.cards).toEqual(['2', '6', '7'])
  // 14 and 15 against 17, each collected for its own puntata.
  expect(play.cards('K').settle().won(1)).toBe(-40)
})

it('B1.split.7 the first mano is played to its end before the other gets its card', () => {
  const play = twoStaked().cards('8 9 7 8 8').give(split)
  play.cards('2').say(1, 'carta', '5')
  expect(play.hand(1, 1)?.cards).toEqual(['8'])
  play.say(1, 'no').cards('10')
  expect(play.hand(1, 1)?.cards).toEqual(['8', '10'])
})

it('B.11.4 split aces get one card each; a second ace makes 12', () => {
  const play = twoStaked().cards('A 9 7 A 8').give(split).cards('A 6')
  expect([play.hand(1, 0)?.end, play.hand(1, 1)?.end]).toEqual(['one-card', 'one-card'])
  expect(play.say(2, 'no').cards('K').settle().won(1)).toBe(-20)
})

it('B.11.5 a split ten with an ace may draw on as 11, after a second "carta", and be doubled', () => {
  const play = () => twoStaked().cards('10 9 7 K 8').give(split).cards('A')
  expect(play().give(double).cards('5').hand(1, 0)?.cards).toEqual(['10', 'A', '5'])
  const drawn = play()
    .give(word(1, 1, 'carta'))
    .give(word(1, 1, 'carta'))
    .cards('5')
  expect(drawn.hand(1, 0)?.end).toBeNull()
})

it('B.24.1 refusedCard: a mano that refused a surplus card stays, or may still draw', () => {
  const after = (refusedCard: 'stays' | 'may-draw') =>
    twoStaked(aDay({ settings: { refusedCard } }))
      .cards('2 9 7 3 8')
      .give({ type: 'reportSurplus', table: T1, card: '4' })
      .give({ type: 'answerSurplus', table: T1, casella: 1, player: p(1), takes: false })
      .give({ type: 'answerSurplus', table: T1, casella: 2, player: p(2), takes: true })
  expect(after('stays').hand(1)?.end).toBe('stays')
  expect(after('may-draw').say(1, 'carta', '9').hand(1)?.cards).toEqual(['2', '3', '9'])
  expect(after('stays').refused(word(1, 1, 'no'), inspector)).toBe('B.5.1 not-its-turn')
})
