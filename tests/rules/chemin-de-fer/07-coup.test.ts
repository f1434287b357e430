import { expect, it } from 'vitest'
import { balance, bankOf, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { pointOf } from '@/rules/chemin-de-fer/play/points'
import { RANKS } from '@/rules/kernel/cards'
import {
  at,
  CARTA,
  CON_TERZI,
  coupOf,
  dealtWith,
  decidedAs,
  NO,
  opens,
  readyToDeal,
  STANDS,
  shows,
  third,
} from './support/coup'
import { after, changed, m, phone, refusalOf, T1, tableOf, tablet } from './support/table'

const SOLO = {}
/** The banker and the punter on seat 3 play alla regola. */
const BY_RULE = { regola: [1, 3] }

it('S.11a a closed coup with its cards assigned is dealt: four cards are out, and the punta may speak', () => {
  const dealt = dealtWith(SOLO)
  expect(coupOf(dealt).phase).toBe('dealt')
  expect(tableOf(dealt).taglia).toMatchObject({ cardsOut: 4, coups: 1 })
})

it('S.11a no cards are dealt before the closing, without a holder, without stakes, or while answers are awaited', () => {
  const deal = at({ type: 'dealCards' })
  expect(refusalOf(readyToDeal({ coup: { phase: 'open', holder: null } }), deal)).toBe(
    'null not-this-phase',
  )
  expect(refusalOf(readyToDeal({ coup: { holder: null } }), deal)).toBe('S.11a no-holder')
  expect(refusalOf(readyToDeal({ stakes: [] }), deal)).toBe('S.11a nothing-plays')
  const asking = {
    provision: 'S.55',
    waiting: [m(3)],
    may: ['keep'],
    silence: 'keep',
    least: 0,
  } as never
  expect(refusalOf(readyToDeal({ coup: { asking } }), deal)).toBe('S.11a still-asked')
})

it('S.11a a banker who said tout va covers the stakes before the deal', () => {
  const toutVa = readyToDeal({ stakes: [{ n: 3, chips: 140 }], coup: { toutVa: true } })
  expect(refusalOf(toutVa, at({ type: 'dealCards' }))).toBe('S.11a bank-lacks')
})

it('S.11a no cards are dealt while the sabot is not in play', () => {
  const ready = readyToDeal()
  const between = changed(ready, { taglia: { ...tableOf(ready).taglia, phase: 'between' } })
  expect(refusalOf(between, at({ type: 'dealCards' }))).toBe('S.11a no-sabot')
})

it('V.values faces and tens count nothing, an ace one, and tens are dropped from the sum', () => {
  const values = RANKS.map((_, rank) => pointOf([rank * 4]))
  expect(values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1])
  expect(pointOf([5 * 4, 6 * 4 + 1])).toBe(5)
})

it('V.values the higher point wins, and equal points are a tie', () => {
  const shown = (punta: number) => coupOf(dealtWith(SOLO, NO, opens(6), STANDS, shows(punta)))
  expect(shown(7).result).toBe('punta')
  expect(shown(5).result).toBe('banco')
  expect(shown(6).result).toBe('tie')
})

it('V.values a tie moves no money and still counts as a coup of the mano', () => {
  const tied = after(dealtWith(SOLO, NO, opens(6), STANDS, shows(6)), [at({ type: 'settleCoup' })])
  expect([1, 3].map((n) => balance(tied, chipsOf(m(n))))).toEqual([900, 1000])
  expect(balance(tied, bankOf(T1))).toBe(100)
  expect(tableOf(tied).mano).toMatchObject({ coups: 1, wins: 0, ties: 1 })
})

it('S.11b the punta speaks first, then the banker lays open, then third cards come, the punta’s first', () => {
  const dealt = dealtWith(SOLO)
  expect(refusalOf(dealt, at(opens(4)))).toBe('S.11b punta-speaks-first')
  const spoken = after(dealt, [at(CARTA)])
  expect(refusalOf(spoken, at(third('punta', 4)))).toBe('S.11b bank-not-open')
  const open = after(spoken, [at(opens(4))])
  expect(refusalOf(open, at(third('banco', 4)))).toBe('S.11b punta-draws-first')
  expect(refusalOf(open, at(STANDS))).toBe('S.11b punta-draws-first')
  expect(refusalOf(after(open, [at(third('punta', 4))]), at(third('banco', 4)))).toBeNull()
})

it('S.11b the punta names its point and lays open after the banker has drawn or stood', () => {
  const open = dealtWith(SOLO, NO, opens(6))
  expect(refusalOf(open, at(shows(5)))).toBe('S.11b bank-first')
  expect(refusalOf(open, at({ type: 'namePoint', side: 'punta', point: 5 }))).toBe(
    'S.11b bank-first',
  )
  expect(refusalOf(after(open, [at(STANDS)]), at(shows(5)))).toBeNull()
})

it('S.12 a natural of the bank bars the punta’s card, and one of the punta bars the banker’s', () => {
  const bank = dealtWith(SOLO, CARTA, opens(8))
  expect(refusalOf(bank, at(third('punta', 4)))).toBe('S.12 natural-bars')
  const punta = dealtWith(
    SOLO,
    { type: 'sayWord', side: 'punta', word: 'natural', point: 9 },
    opens(2),
  )
  expect(coupOf(punta).result).toBe('punta')
  const unknown = dealtWith(
    SOLO,
    { type: 'sayWord', side: 'punta', word: 'natural', point: 9 },
    { type: 'showBank' },
  )
  expect(refusalOf(unknown, at(third('banco', 4)))).toBe('S.12 natural-bars')
  expect(refusalOf(unknown, at(STANDS))).toBe('S.12 natural-bars')
})

it('S.12 only 8 and 9 in the two first cards are a natural', () => {
  const natural = (point: number) => at({ type: 'sayWord', side: 'punta', word: 'natural', point })
  const dealt = dealtWith(SOLO)
  expect(refusalOf(dealt, natural(7))).toBe('S.12 no-natural')
  expect(refusalOf(dealt, natural(8))).toBeNull()
  const cards = { type: 'sayWord', side: 'punta', word: 'natural', cards: ['Kp', '6c'] }
  expect(refusalOf(dealt, at(cards))).toBe('S.12 no-natural')
  expect(refusalOf(dealt, at({ ...cards, cards: ['Kp', '9c'] }))).toBeNull()
})

it('S.13 a natural needs its number or its cards; “carta” and “no” need nothing more', () => {
  const dealt = dealtWith(SOLO)
  expect(refusalOf(dealt, at({ type: 'sayWord', side: 'punta', word: 'natural' }))).toBe(
    'S.13 natural-needs-point',
  )
  expect(refusalOf(dealt, at(CARTA))).toBeNull()
  expect(refusalOf(dealt, at(NO))).toBeNull()
})

it('S.13 the word is the one that the employee repeats: a player’s phone does not enter it', () => {
  expect(refusalOf(dealtWith(SOLO), at(CARTA), phone(3))).toBe('null not-allowed')
  expect(refusalOf(dealtWith(SOLO, NO, opens(5)), at(third('punta', 3)))).toBe('S.13 no-card-asked')
})

it('S.48 a free banker does as they like but never stands on baccara', () => {
  expect(refusalOf(dealtWith(SOLO, NO, opens(0)), at(STANDS))).toBe('S.48 not-on-baccara')
  for (const point of [1, 3, 5, 6, 7]) {
    const open = dealtWith(SOLO, NO, opens(point))
    expect(refusalOf(open, at(STANDS))).toBeNull()
    expect(refusalOf(open, at(third('banco', 2)))).toBeNull()
  }
})

it('S.48 a solo punter who stood on baccara takes a card while none is out', () => {
  const stood = dealtWith(SOLO, NO, opens(6), STANDS)
  expect(refusalOf(stood, at(shows(0)))).toBe('S.48 not-on-baccara')
  const given = after(stood, [
    at({ type: 'changeWord', word: 'carta', given: true, baccara: true }),
    at(third('punta', 7)),
    at(STANDS),
    at(shows(0)),
  ])
  expect(coupOf(given).result).toBe('punta')
})

it('S.113b con terzi the punta’s draws follow the rule, free on 5', () => {
  const drawn = dealtWith(CON_TERZI, CARTA, opens(6), third('punta', 3), STANDS)
  expect(refusalOf(drawn, at(shows(6)))).toBe('S.113b false-draw')
  expect(refusalOf(drawn, at(shows(5)))).toBeNull()
  expect(refusalOf(drawn, at(shows(4)))).toBeNull()
  const stood = dealtWith(CON_TERZI, NO, opens(6), STANDS)
  expect(refusalOf(stood, at(shows(4)))).toBe('S.113b false-draw')
  expect(refusalOf(stood, at(shows(5)))).toBeNull()
})

it('S.113b cards of the punta that lie open already bind its word', () => {
  const dealt = dealtWith(CON_TERZI)
  const coup = coupOf(dealt)
  const open = (first: number) =>
    changed(dealt, { coup: { ...coup, firsts: { punta: first, banco: null } } })
  expect(refusalOf(open(3), at(NO))).toBe('S.113b must-draw')
  expect(refusalOf(open(6), at(CARTA))).toBe('S.113b must-stand')
  expect(refusalOf(open(8), at(NO))).toBe('S.113b must-lay-down')
})

it('S.113c a banker alla regola draws and stands by the table, and the software says so', () => {
  const gave = dealtWith(BY_RULE, CARTA, opens(4), third('punta', 6))
  expect(refusalOf(gave, at(STANDS))).toBe('S.113c must-draw')
  const stands = dealtWith(BY_RULE, CARTA, opens(6), third('punta', 5))
  expect(coupOf(stands).bancoWord).toBe('no')
  expect(refusalOf(stands, at(third('banco', 5)))).toBe('S.113c must-stand')
  const free = dealtWith(BY_RULE, CARTA, opens(5), third('punta', 4))
  expect(refusalOf(free, at(STANDS))).toBeNull()
  expect(refusalOf(free, at(third('banco', 4)))).toBeNull()
})

it('S.113c a banker alla regola lays a natural down', () => {
  expect(refusalOf(dealtWith(BY_RULE, CARTA), at(opens(8, true)))).toBe('S.113c must-lay-down')
})

it('S.113c a punta alla regola stands on 5', () => {
  const stood = dealtWith(BY_RULE, NO, opens(6))
  expect(refusalOf(stood, at(shows(5)))).toBeNull()
  const drawn = dealtWith(BY_RULE, CARTA, opens(6), third('punta', 3))
  expect(refusalOf(drawn, at(shows(5)))).toBe('S.113c false-draw')
})

it('S.27 a coup in play may be made void: stakes go back and the mano goes on as it was', () => {
  const voided = after(dealtWith(SOLO, CARTA), [at({ type: 'voidCoup', why: 'carte confuse' })])
  expect(balance(voided, chipsOf(m(3)))).toBe(1000)
  expect(balance(voided, stakeOf(T1, m(3)))).toBe(0)
  expect(balance(voided, bankOf(T1))).toBe(100)
  const table = tableOf(voided)
  expect(table.coup).toBeNull()
  expect(table.mano).toMatchObject({ coups: 0, wins: 0, ties: 0 })
  expect(table.past.at(-1)).toMatchObject({ result: 'void', matched: 0 })
})

it('S.27 once the coup is exhausted there is nothing left to make void or to settle', () => {
  const over = after(decidedAs(dealtWith(SOLO, NO), 'banco'), [at({ type: 'settleCoup' })])
  expect(refusalOf(over, at({ type: 'settleCoup' }))).toBe('null no-coup')
  expect(refusalOf(over, at({ type: 'voidCoup', why: 'reclamo' }))).toBe('null no-coup')
})

it('S.11b the tablet is offered only the moves of the moment', () => {
  const kinds = ['dealCards', 'sayWord', 'showBank', 'drawThird', 'showPunta'] as const
  const offered = (state: ReturnType<typeof readyToDeal>) =>
    kinds.filter((kind) => offersOf(kind, state, tablet, 1).length > 0)
  expect(offered(readyToDeal())).toEqual(['dealCards'])
  expect(offered(dealtWith(SOLO))).toEqual(['sayWord'])
  expect(offered(dealtWith(SOLO, CARTA))).toEqual(['showBank'])
  expect(offered(dealtWith(SOLO, CARTA, opens(4)))).toEqual(['drawThird'])
  expect(offered(dealtWith(SOLO, NO, opens(6)))).toEqual(['sayWord', 'drawThird'])
  expect(offered(dealtWith(SOLO, NO, opens(6), STANDS))).toEqual(['showPunta'])
})
