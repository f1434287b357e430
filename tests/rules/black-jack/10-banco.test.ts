import { expect, it } from 'vitest'
import { drawsByRule } from '@/rules/black-jack/10-banco/draws'
import { aDay, insure, stayed, T1, twoStaked } from './support/table'

it('B.6.1 players done and a mano alive: the banco takes its second card and finishes', () => {
  const play = stayed('7')
  expect(play.colpo.phase).toBe('banco')
  expect(play.cards('2 8').colpo.phase).toBe('settling')
})

it('B.6.2 with no mano alive the banco draws nothing, and the colpo is over', () => {
  const play = twoStaked().cards('10 9 7 6 7').say(1, 'carta', 'K').say(2, 'carta', 'K')
  expect(play.colpo.phase).toBe('settling')
  expect(play.settle().last).toMatchObject({ banco: ['7'], won: 30 })
})

it('B1.bank.1 with nothing but insurance open it stops at its second card, whatever the point', () => {
  const insured = () => twoStaked().cards('10 9 A 6 7').give(insure(1, 10)).say(1, 'carta', 'K')
  const alone = insured().say(2, 'carta', 'K').cards('3')
  expect(alone.colpo.phase).toBe('settling')
  expect(alone.refused({ type: 'drawCard', table: T1, card: '2' })).toBe('B.25 no-card-due')
  expect(insured().say(2, 'no').cards('3').colpo.phase).toBe('banco')
})

it('B.6.3 an insurance on a mano collected makes the banco draw', () => {
  const play = twoStaked().cards('10 9 A 6 7').give(insure(1, 10))
  play.say(1, 'carta', 'K').say(2, 'carta', 'K')
  expect(play.colpo.phase).toBe('banco')
  expect(play.cards('3').colpo).toMatchObject({ phase: 'settling', banco: ['A', '3'] })
})

it('B.7.2 B.25 it draws to 16 and stays from 17, its ace eleven where that reaches 17', () => {
  expect(drawsByRule(['10', '6'])).toBe(true)
  expect(drawsByRule(['10', '7'])).toBe(false)
  expect(drawsByRule(['A', '6'])).toBe(false)
  expect(drawsByRule(['A', '5', '10'])).toBe(true)
  const play = stayed('A', '6')
  expect(play.refused({ type: 'drawCard', table: T1, card: '2' })).toBe('B.25 no-card-due')
})

it('B.26 a wrong announcement is put right, and changes no payment', () => {
  const correct = { type: 'correctBanco', table: T1, said: 18 } as const
  const play = stayed('7', 'K').give(correct)
  expect(play.colpo.incidents[0]).toMatchObject({ provision: 'B.26', note: '18 → 17' })
  expect(play.settle().won(1)).toBe(20)
  expect(stayed('8', 'K').refused(correct)).toBe('B.26 announced-right')
})

it('B1.bank.2 a 21 of three cards loses against the banco’s black jack, and ties with its 21 of three', () => {
  const against = (...banco: string[]) =>
    twoStaked()
      .cards('9 5 10 2 8')
      .say(1, 'carta', 'K')
      .say(1, 'no')
      .say(2, 'no')
      .cards(banco.join(' '))
  expect(against('A').settle().won(1)).toBe(-20)
  expect(against('5', '6').settle().won(1)).toBe(0)
})

it('B.13.4 the banco’s black jack takes all, a 21 of three cards and doubled puntate too', () => {
  const play = twoStaked().cards('5 9 10 6 2')
  play.double(1).cards('10').say(2, 'carta', '10').say(2, 'no').cards('A').settle()
  expect([play.won(1), play.won(2)]).toEqual([-40, -10])
  const tie = twoStaked().cards('A 9 10 K 9').say(2, 'no').cards('A').settle()
  expect([tie.won(1), tie.won(2)]).toEqual([0, -10])
})

it('B.13.4 it takes both puntate of a split whole, with 21 on one of them, and pays the insurance', () => {
  const play = twoStaked().cards('10 9 A J 9').give(insure(1, 10)).split(1)
  play.cards('A').say(1, 'no').cards('5').say(1, 'no').say(2, 'no').cards('K').settle()
  expect([play.won(1), play.won(2)]).toEqual([-40 + 20, -10])
})

it('B.13.6 a lower point loses its puntata, doubled too', () => {
  expect(stayed('9', '10').settle().won(2)).toBe(-10)
  const doubled = twoStaked().cards('6 9 9 5 9').double(1).cards('2').say(2, 'no').cards('9')
  expect([doubled.settle().won(1), doubled.won(2)]).toEqual([-40, 0])
})

it('B.13.7 a higher point is paid at par: 20, a 21 of three cards, a doubled puntata', () => {
  const three = twoStaked().cards('9 9 10 2 8').say(1, 'carta', 'K').say(1, 'no').say(2, 'no')
  expect(three.cards('9').settle().won(1)).toBe(20)
  const doubled = twoStaked().cards('6 9 7 5 9').double(1).cards('10').say(2, 'no').cards('10')
  expect([doubled.settle().won(1), doubled.won(2)]).toEqual([40, 10])
})

it('B.13.5 an equal point ties; a higher and a lower one do not', () => {
  const won = (...banco: string[]) => {
    const play = stayed(...banco).settle()
    return [play.won(1), play.won(2)]
  }
  expect(won('8', '10')).toEqual([20, 0])
  expect(won('9', '10')).toEqual([20, -10])
  expect(won('10', 'J')).toEqual([0, -10])
})

it('B.13.8 a black jack that waited is paid three to two over a 21 of three cards', () => {
  const play = twoStaked().cards('A 9 10 K 9').say(2, 'no').cards('5 6').settle()
  expect([play.won(1), play.won(2)]).toEqual([30, -10])
})

it('B.13.9 past 21 the banco pays all that is in play', () => {
  expect(stayed('7', '9', 'K').settle().last.won).toBe(-30)
})

it('B.6.1 onlyBlackJacks: with only black jacks waiting the banco finishes, or stops at two cards', () => {
  const only = (onlyBlackJacks: 'finish' | 'second-card') =>
    twoStaked(aDay({ settings: { onlyBlackJacks } }))
      .cards('A A 10 K Q')
      .goOn()
      .cards('5').colpo.phase
  expect(only('finish')).toBe('banco')
  expect(only('second-card')).toBe('settling')
})
