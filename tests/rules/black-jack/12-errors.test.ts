import { expect, it } from 'vitest'
import { BOOK } from '@/rules/banked/accounts'
import { blackJackGame } from '@/rules/black-jack/decider'
import { asCasella } from '@/rules/black-jack/state/ids'
import type { Rank } from '@/rules/kernel/cards'
import { aDay, inspector, Play, p, T1, tablet, twoStaked } from './support/table'

const turned = (card: Rank) => ({ type: 'reportTurned', table: T1, card }) as const
const surplus = (card: Rank) => ({ type: 'reportSurplus', table: T1, card }) as const
const takes = (casella: number, yes: boolean) =>
  ({ type: 'answerSurplus', table: T1, casella, player: p(casella), takes: yes }) as const
const voidCasella = (casella: number) =>
  ({ type: 'voidCasella', table: T1, casella, why: 'tre carte' }) as const
const voidColpo = { type: 'voidColpo', table: T1, why: 'ordine incerto' } as const
const disturbed = (casella: number) =>
  ({ type: 'reportDisturbed', table: T1, casella, hand: 0 }) as const
const insured = { type: 'insure', table: T1, casella: 1, player: p(1), chips: 10 } as const

it('B.17.1 a turned card in tiraggio is out of the colpo, and the next one serves', () => {
  const play = twoStaked().cards('2 9 7 3 8').say(1, 'carta').give(turned('9')).cards('4')
  expect(play.hand(1)?.cards).toEqual(['2', '3', '4'])
  expect(play.table.shoe.out['9']).toBe(2)
  const doubled = twoStaked().cards('6 9 7 5 8').double(1).give(turned('K')).cards('4')
  expect(doubled.hand(1)?.cards).toEqual(['6', '5', '4'])
})

it('B.17.1 nobody withdraws for a turned card: the word stands, and so does the puntata', () => {
  const play = twoStaked().cards('2 9 7 3 8').say(1, 'carta').give(turned('9'))
  const no = { type: 'sayWord', table: T1, casella: 1, player: p(1), word: 'no' } as const
  expect(play.refused(no)).toBe('B.5.1 card-first')
  const back = { type: 'withdrawStake', table: T1, casella: 1, player: p(1) } as const
  expect(play.refused(back)).toBe('B.3.2 stakes-closed')
  expect([play.lying(1, 1), play.colpo.incidents.length]).toEqual([20, 1])
})

it('B.17.2 in the deal and for the banco a turned card keeps its worth', () => {
  expect(twoStaked().cards('2').refused(turned('9'))).toBe('B.17.2 keeps-its-worth')
  const banco = twoStaked().cards('10 9 7 K 8').say(1, 'no').say(2, 'no')
  expect(banco.refused(turned('9'))).toBe('B.17.2 keeps-its-worth')
})

it('B.18.1 cards moved beyond rebuilding: every puntata on them is lost, the insurance goes on', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10], [2, p(2), 10]).cards('10 9 A 9 9')
  play.give(insured).give({ type: 'reportDisturbed', table: T1, casella: 1, hand: 0 })
  expect([play.lying(1, 1), play.lying(1, 4), play.insured(1, 1)]).toEqual([0, 0, 10])
  expect(play.say(2, 'no').cards('K').settle().won(1)).toBe(0)
})

it('B.18.1 B1.split.5 while a companion chooses between two manos, neither is declared lost', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10]).cards('10 9 10')
  play.give({ type: 'split', table: T1, casella: 1, player: p(1) })
  const disturbed = { type: 'reportDisturbed', table: T1, casella: 1, hand: 0 } as const
  expect(play.refused(disturbed)).toBe('B1.split.4 companions-first')
  play.give({ type: 'answerSplit', table: T1, player: p(4), answer: 'second' }).give(disturbed)
  expect([play.lying(1, 1), play.lying(1, 4)]).toEqual([20, 10])
})

it('B.18.1 B.10.2 B.23.1 a card that one mano has asked for stays due when the cards of another are disturbed', () => {
  const doubled = twoStaked().cards('6 9 7 5 8').double(1).give(disturbed(2))
  expect(doubled.refused({ type: 'double', table: T1, casella: 1, player: p(1) })).toBe(
    'B.5.1 card-first',
  )
  expect(doubled.cards('K').hand(1)).toMatchObject({ cards: ['6', '5', 'K'], end: 'one-card' })
  const asked = twoStaked().cards('2 9 7 3 8').say(1, 'carta').give(disturbed(2))
  expect(asked.refused({ type: 'sayWord', table: T1, casella: 1, player: p(1), word: 'no' })).toBe(
    'B.5.1 card-first',
  )
  const own = twoStaked().cards('2 9 7 3 8').say(1, 'carta').give(disturbed(1))
  expect(own.colpo.cardAsked).toBe(false)
  expect(own.say(2, 'no').colpo.phase).toBe('banco')
})

it('B.18.1 D6 a first “carta” on 21 stays said when the cards of another casella are disturbed', () => {
  const play = twoStaked().cards('5 9 7 6 8').say(1, 'carta', 'K').say(1, 'carta')
  play.give(disturbed(2)).say(1, 'carta', '2')
  expect(play.hand(1)?.end).toBe('collected')
})

it('B.18.2 nobody on the casella is paid by the player who moved the cards', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10], [2, p(2), 10]).cards('10 9 7 9 9')
  play.give({ type: 'reportDisturbed', table: T1, casella: 1, hand: 0 })
  expect([play.won(1), play.won(4), play.banco]).toEqual([-20, -10, 30])
})

it('B.19.1 before tiraggio the deal is put right, black jacks paid meanwhile being taken back', () => {
  const play = twoStaked().cards('A 9 7 K 8')
  expect(play.won(1)).toBe(30)
  const hands = [
    { casella: 1, cards: ['A', '8'] },
    { casella: 2, cards: ['9', 'K'] },
  ] as const
  const mend = { type: 'mendDeal', table: T1, hands, banco: ['7'] } as const
  const given = { ...mend, hands: hands.map((one) => ({ ...one, cards: [...one.cards] })) }
  play.give({ ...given, banco: ['7'] })
  expect([play.won(1), play.lying(1, 1), play.colpo.phase]).toEqual([-20, 20, 'offers'])
  play.say(1, 'no').say(2, 'no').cards('K').settle()
  expect([play.won(1), play.won(2)]).toEqual([20, 10])
})

it('B.19.1 the deal is put right with the cards that were dealt, and no others', () => {
  const mend = (one: Rank[], two: Rank[]) => {
    const hands = [one, two].map((cards, index) => ({ casella: index + 1, cards }))
    return { type: 'mendDeal' as const, table: T1, hands, banco: ['7'] as Rank[] }
  }
  const play = twoStaked().cards('2 9 7 3 8')
  expect(play.refused(mend(['A', 'K'], ['9', '8']))).toBe('B.19.1 not-the-same-cards')
  expect(play.refused(mend(['2', '2'], ['9', '8']))).toBe('B.19.1 not-the-same-cards')
  expect(play.give(mend(['9', '8'], ['2', '3'])).hand(1)?.cards).toEqual(['9', '8'])
})

it('B.19.1 B.24.1 while a surplus card is offered the deal is not put right, so that no black jack is asked', () => {
  const hands = [['A', 'K'] as Rank[], ['9', '8'] as Rank[]]
  const mend = {
    ...({ type: 'mendDeal', table: T1, banco: ['7'] as Rank[] } as const),
    hands: hands.map((cards, index) => ({ casella: index + 1, cards })),
  }
  const play = twoStaked().cards('A 9 7 8 K').give(surplus('5'))
  expect(play.refused(mend)).toBe('B.24.1 surplus-first')
  play.give({ type: 'takeBack', table: T1 }).give(mend)
  expect(play.hand(1)?.end).toBe('paid')
})

it('B.19.1 a deal that an earlier version put right with other cards counts them out instead', () => {
  const play = twoStaked().cards('2 9 7 3 8')
  const hands = [
    { casella: asCasella(1), cards: ['A', 'K'] as const },
    { casella: asCasella(2), cards: ['9', '8'] as const },
  ]
  const told = { type: 'dealMended', table: T1, book: BOOK, hands, banco: ['7'] } as const
  const event = { ...told, parts: [], transfers: [] }
  play.evening = blackJackGame.evolve(play.evening, event, { at: play.at, by: tablet })
  expect(play.hand(1)?.end).toBe('black-jack')
  expect(play.table.shoe.out).toMatchObject({ A: 1, K: 1, 2: 0, 3: 0, 7: 1, 8: 1, 9: 1 })
})

it('B.19.1 otherwise the colpo is void, everything back, insurance and paid black jacks too', () => {
  const paid = twoStaked().cards('A 9 7 K 8').give(voidColpo, inspector)
  expect([paid.won(1), paid.won(2), paid.banco, paid.last.isVoid]).toEqual([0, 0, 0, true])
  const safe = twoStaked().cards('10 9 A K 8').give(insured).give(voidColpo, inspector)
  expect([safe.won(1), safe.last.won]).toEqual([0, 0])
  expect(twoStaked().cards('10 9 7 K 8').goOn().refused(voidColpo, inspector)).toBe(
    'B.19.2 tiraggio-begun',
  )
})

it('B.19.2 found later only the casella in error is void, its puntate and insurance back', () => {
  const play = twoStaked().cards('10 9 A K 8').give(insured).say(1, 'no')
  play.give(voidCasella(1), inspector).say(2, 'no').cards('6').settle()
  expect([play.won(1), play.won(2), play.last.won]).toEqual([0, 0, 0])
  const early = twoStaked().cards('10 9 7 K 8')
  expect(early.refused(voidCasella(1), inspector)).toBe('null not-this-phase')
})

it('B.19.2 a par paid on a casella that is annulled later is taken back', () => {
  const play = twoStaked().cards('A 9 K K 8')
  play.give({ type: 'payPar', table: T1, casella: 1, player: p(1) }).say(2, 'no')
  expect(play.won(1)).toBe(20)
  expect(play.give(voidCasella(1), inspector).won(1)).toBe(0)
  expect(play.colpo.parts.map(({ outcome }) => outcome)).toEqual(['given-back'])
  expect(play.cards('9').settle().last.won).toBe(10)
})

it('B.19.2 F11 a void casella stays on the table’s list with its reason, unless the inspector takes it back', () => {
  const play = twoStaked().cards('10 9 A K 8').say(1, 'no').give(voidCasella(1), inspector)
  const one = { colpo: 1, casella: 1, by: inspector.member, provision: 'B.19.2', why: 'tre carte' }
  expect(play.table.voided).toMatchObject([one])
  const back = { type: 'takeBack', table: T1 } as const
  expect(play.refused(back)).toBe('J.3 inspector-takes-back')
  expect(play.give(back, inspector).table.voided).toEqual([])
  play.give(voidCasella(1), inspector).say(2, 'no').cards('6').settle()
  const whole = twoStaked().cards('A 9 7 K 8').give(voidColpo, inspector)
  expect([play.table.voided, whole.table.voided]).toMatchObject([[one], [{ casella: null }]])
  expect(whole.refused(back)).toBe('J.3 inspector-takes-back')
})

it('B.19.2 cards dealt to a casella without a puntata leave the colpo', () => {
  const stray = (casella: number) =>
    ({ type: 'reportStray', table: T1, casella, cards: ['4', '5'] as Rank[] }) as const
  const play = twoStaked().cards('10 9 7 K 8').say(1, 'no')
  expect(play.refused(stray(2))).toBe('B.19.2 casella-is-staked')
  expect(play.give(stray(5)).table.shoe.out).toMatchObject({ 4: 1, 5: 1 })
})

it('B.1.1 B.19.2 no more cards of a value leave than the packs hold, to an unstaked casella too', () => {
  const cards = Array<Rank>(8).fill('A')
  const aces = { type: 'reportStray', table: T1, casella: 5, cards } as const
  const play = new Play(aDay({ settings: { packs: 4 } })).stakes([1, p(1), 20], [2, p(2), 10])
  play.cards('10 9 7 K 8').give(aces).give(aces)
  expect(play.refused(aces)).toBe('B.1.1 none-left')
  expect(play.table.shoe.out.A).toBe(16)
})

it('B.19.2 F8 a card too many on a void casella is counted out of the shoe', () => {
  const stray = { type: 'reportStray', table: T1, casella: 1, cards: ['4'] as Rank[] } as const
  const play = twoStaked().cards('10 9 7 K 8').say(1, 'no')
  expect(play.refused(stray)).toBe('B.19.2 casella-is-staked')
  play.give(voidCasella(1), inspector).give(stray)
  expect(play.table.shoe.out).toMatchObject({ 4: 1, 10: 1, K: 1 })
})

it('B.20 cards out together in an order nobody can tell are eliminated', () => {
  const play = twoStaked().cards('10 9 7 K 8').say(1, 'carta')
  play.give({ type: 'reportMixed', table: T1, cards: ['2', 'K'] })
  expect(play.cards('A').hand(1)?.cards).toEqual(['10', 'K', 'A'])
})

it('B.24.1 a card drawn unasked is offered to the word, then in turn; 21 and more move money at once', () => {
  const play = twoStaked().cards('10 9 7 5 8').give(surplus('9'))
  expect(play.refused(takes(2, true))).toBe('B.24.1 offered-elsewhere')
  expect(play.refused({ type: 'sayWord', table: T1, casella: 1, player: p(1), word: 'no' })).toBe(
    'B.24.1 surplus-first',
  )
  play.give(takes(1, true))
  expect(play.hand(1)?.end).toBe('collected')
  const due = twoStaked().cards('10 9 7 5 8').say(1, 'carta')
  expect(due.refused(surplus('9'))).toBe('B.24.1 card-is-due')
})

it('B.24.1 F7 the card goes from the word to each that still plays, and past those who have stayed', () => {
  const play = new Play().stakes([1, p(1), 10], [2, p(2), 10], [3, p(3), 10], [5, p(4), 10])
  play.cards('10 9 8 7 6 K 9 5 6').say(1, 'no').give(surplus('4'))
  const answer = (casella: number, n: number, yes: boolean) =>
    ({ type: 'answerSurplus', table: T1, casella, player: p(n), takes: yes }) as const
  expect(play.refused(answer(1, 1, true))).toBe('B.24.1 offered-elsewhere')
  play.give(answer(2, 2, false))
  expect(play.refused(answer(5, 4, true))).toBe('B.24.1 offered-elsewhere')
  play.give(answer(3, 3, false)).give(answer(5, 4, true))
  expect(play.hand(5)?.cards).toEqual(['7', '6', '4'])
  expect([1, 2, 3].map((n) => play.hand(n)?.end)).toEqual(['stays', 'stays', 'stays'])
  expect(play.say(5, 'no').colpo.bancoNext).toEqual([])
})

it('B.24.1 B.24.2 a casella that is disturbed or void while the card is offered to it is passed over, at last to the banco', () => {
  const offered = () => twoStaked().cards('10 9 7 5 8').goOn().give(surplus('6'))
  const passed = offered().give(disturbed(1))
  expect(passed.colpo.surplus).toEqual({ card: '6', caselle: [2] })
  passed.give(voidCasella(2), inspector)
  expect(passed.colpo).toMatchObject({ surplus: null, bancoNext: ['6'] })
  const taken = offered().give(voidCasella(1), inspector).give(takes(2, true))
  expect(taken.hand(2)?.cards).toEqual(['9', '8', '6'])
  const last = offered().give(takes(1, false)).give(disturbed(2))
  expect(last.colpo).toMatchObject({ surplus: null, bancoNext: ['6'] })
  const other = offered().give(disturbed(2))
  expect(other.give(takes(1, true)).hand(1)?.cards).toEqual(['10', '5', '6'])
})

it('B.24.1 a casella whose other mano still has a word is asked on', () => {
  const play = twoStaked().cards('8 9 7 8 8').split(1).cards('3').give(surplus('6'))
  play.give(disturbed(1))
  expect(play.colpo.surplus?.caselle).toEqual([1, 2])
})

it('B1.split.4 D8 while companions are asked no surplus card is shown: they answer before the next card', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10], [2, p(2), 10]).cards('6 9 7 5 8')
  play.double(1)
  expect(play.refused(surplus('K'))).toBe('B1.split.4 companions-first')
  play.give({ type: 'closeAsking', table: T1 })
  expect(play.refused(surplus('K'))).toBe('B.24.1 card-is-due')
  expect(play.cards('K').lying(1, 4)).toBe(10)
})

it('B.24.1 A6 for a titolare who is away only the inspector answers, and only “no”', () => {
  const away = (awayWord: 'no' | 'inspector') =>
    twoStaked(aDay({ settings: { awayWord } }))
      .cards('10 9 7 5 8')
      .give({ type: 'markAway', table: T1, player: p(1), isAway: true })
      .give(surplus('6'))
  expect(away('no').refused(takes(1, true))).toBe('B.5.1 titolare-away')
  expect(away('no').refused(takes(1, false))).toBe('B.5.1 titolare-away')
  expect(away('no').refused(takes(1, true), inspector)).toBe('B.5.1 only-no-for-away')
  expect(away('no').give(takes(1, false), inspector).hand(1)?.end).toBe('stays')
  expect(away('inspector').give(takes(1, true), inspector).hand(1)?.cards).toHaveLength(3)
})

it('B.24.2 refused by all it goes to the banco as its next card, with every effect', () => {
  const play = twoStaked().cards('10 9 A K 8').give(insured).give(surplus('K'))
  play.give(takes(1, false)).give(takes(2, false))
  expect(play.colpo).toMatchObject({ phase: 'banco', bancoNext: ['K'] })
  expect(play.refused({ type: 'drawCard', table: T1, card: '5' })).toBe('B.24.2 kept-card-first')
  play.cards('K').settle()
  expect([play.won(1), play.won(2)]).toEqual([0, -10])
  expect(play.table.shoe.out.K).toBe(2)
})

it('B.24.1 B.12 a card drawn for a black jack is a surplus card; with nobody to ask it is the banco’s', () => {
  const play = twoStaked().cards('A A 10 K Q').give(surplus('5'))
  expect(play.colpo.bancoNext).toEqual(['5'])
  expect(play.goOn().cards('5').colpo.banco).toEqual(['10', '5'])
})

it('B.24.3 a card too many after the banco’s point is annulled if seen, else the next colpo’s first', () => {
  const report = (card: Rank | null) => ({ type: 'reportBancoSurplus', table: T1, card }) as const
  const done = () => twoStaked().cards('10 9 7 K 8').say(1, 'no').say(2, 'no').cards('K')
  expect(done().give(report('3')).table.shoe).toMatchObject({ kept: 0, out: { 3: 1 } })
  const noted = (card: Rank | null) => done().give(report(card)).colpo.incidents.at(-1)?.note
  expect([noted('3'), noted(null)]).toEqual(['3', ''])
  const unseen = done().give(report(null)).settle()
  expect(unseen.table.shoe.kept).toBe(1)
  expect(unseen.stakes([1, p(1), 10], [2, p(1), 10]).cards('9').table.shoe.kept).toBe(0)
})
