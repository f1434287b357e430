import { expect, it } from 'vitest'
import { finalPoint, hasNatural } from '@/rules/chemin-de-fer/play/result'
import {
  at,
  CARTA,
  CON_TERZI,
  coupOf,
  dealtWith,
  NO,
  opens,
  STANDS,
  shows,
  third,
} from './support/coup'
import { after, refusalOf } from './support/table'

const SOLO = {}
/** The banker and the punter on seat 3 play alla regola. */
const BY_RULE = { regola: [1, 3] }

it('S.75 a banker who offers a card with 8 has lost the natural: a three-card 9 of the punta wins', () => {
  const offered = dealtWith(SOLO, CARTA, opens(8, true), third('punta', 5), STANDS)
  expect(coupOf(after(offered, [at(shows(4))])).result).toBe('punta')
  expect(coupOf(after(offered, [at(shows(3))])).result).toBe('tie')
  expect(coupOf(after(offered, [at(shows(2))])).result).toBe('banco')
})

it('S.67 an error that counts as a natural is that of its side alone', () => {
  const coup = coupOf(dealtWith(SOLO))
  const fixed = {
    side: 'punta',
    point: 9,
    isNatural: true,
    provision: 'S.67',
    stands: 'final',
  } as const
  const erred = { ...coup, faults: { ...coup.faults, fixed: [fixed] } }
  expect([hasNatural(erred, 'punta'), hasNatural(erred, 'banco')]).toEqual([true, false])
})

it('S.76 the cards speak: a wrong point of the banker is put right, and the right one counts', () => {
  const cards = { type: 'showBank', cards: ['Kp', '6c'] }
  const named = dealtWith(SOLO, NO, cards, { type: 'namePoint', side: 'banco', point: 7 })
  expect(finalPoint(coupOf(named), 'banco')).toBe(6)
  expect(refusalOf(named, at({ type: 'tellPoints', punta: 6, banco: 7 }))).toBe('S.76 cards-speak')
})

it('S.76 a banker who names a point other than baccara may not draw any more', () => {
  const open = dealtWith(SOLO, NO, opens(4))
  const named = after(open, [at({ type: 'namePoint', side: 'banco', point: 4 })])
  expect(refusalOf(named, at(third('banco', 4)))).toBe('S.76 draw-over')
  const baccara = after(open, [at({ type: 'namePoint', side: 'banco', point: 0 })])
  expect(refusalOf(baccara, at(third('banco', 4)))).toBeNull()
})

it('S.76 before the cards are open a point is nothing, and alla regola the rule still has the banker draw', () => {
  const name = at({ type: 'namePoint', side: 'banco', point: 4 })
  expect(refusalOf(dealtWith(SOLO, NO), name)).toBe('null not-this-phase')
  const byRule = after(dealtWith(BY_RULE, NO, opens(4)), [name])
  expect(refusalOf(byRule, at(third('banco', 4)))).toBeNull()
})

it('S.119 the cards of a solo punter speak against a wrong point', () => {
  const cards = { type: 'showPunta', cards: ['2p', '3c'] }
  const shown = dealtWith(SOLO, NO, { type: 'showBank' }, STANDS, cards)
  expect(refusalOf(shown, at({ type: 'tellPoints', punta: 6, banco: 4 }))).toBe('S.119 cards-speak')
  const named = after(shown, [at({ type: 'namePoint', side: 'punta', point: 6 })])
  expect(finalPoint(coupOf(named), 'punta')).toBe(5)
})

it('S.118 a false draw of a solo punter who is not bound to the rule stands', () => {
  const drawn = dealtWith(SOLO, CARTA, opens(6), third('punta', 9), STANDS, shows(7))
  expect(coupOf(drawn).result).toBe('tie')
  const bound = dealtWith(BY_RULE, CARTA, opens(6), third('punta', 9))
  expect(refusalOf(bound, at(shows(7)))).toBe('S.113c false-draw')
  // S.12, cd6: a natural of the bank bars the card, which is owed to nobody.
  const barred = dealtWith(BY_RULE, CARTA, opens(8), shows(7))
  expect(coupOf(barred).result).toBe('banco')
})

it('S.120 a solo punter who lets a natural go by loses to the bank’s, even 9 against 8 and 9 against 9', () => {
  for (const [bank, punta] of [
    [8, 9],
    [9, 9],
    [8, 8],
  ] as const) {
    const coup = coupOf(dealtWith(SOLO, NO, opens(bank), shows(punta)))
    expect([coup.result, coup.resultBy]).toEqual(['banco', 'S.120'])
  }
})

it('S.120 without a natural of the bank the point counts, and con terzi the cards speak', () => {
  expect(coupOf(dealtWith(SOLO, NO, opens(6), STANDS, shows(9))).result).toBe('punta')
  const conTerzi = coupOf(dealtWith(CON_TERZI, NO, opens(8), shows(9)))
  expect([conTerzi.result, conTerzi.resultBy]).toEqual(['punta', null])
})

it('S.121 before the banker has turned, the last word of the punta holds', () => {
  const changedTo = dealtWith(SOLO, CARTA, { type: 'changeWord', word: 'no' })
  expect(coupOf(changedTo)).toMatchObject({ puntaWord: 'no', puntaWords: ['carta', 'no'] })
  expect(refusalOf(changedTo, at({ type: 'changeWord', word: 'no' }))).toBe('S.121 same-word')
})

it('S.121 after turning, the banker says whether the card is given, before it is drawn', () => {
  const open = dealtWith(SOLO, NO, opens(5))
  const change = { type: 'changeWord', word: 'carta' }
  expect(refusalOf(open, at(change))).toBe('S.121 banker-answers')
  expect(coupOf(after(open, [at({ ...change, given: true })])).puntaWord).toBe('carta')
  expect(coupOf(after(open, [at({ ...change, given: false })])).puntaWord).toBe('no')
  const drawn = dealtWith(SOLO, CARTA, opens(5), third('punta', 4))
  expect(refusalOf(drawn, at({ type: 'changeWord', word: 'no', given: false }))).toBe(
    'S.121 card-drawn',
  )
})

it('S.121 a baccara is given its card', () => {
  const open = dealtWith(SOLO, CARTA, opens(5))
  const change = { type: 'changeWord', word: 'no', baccara: true }
  expect(refusalOf(open, at({ ...change, given: false }))).toBe('S.121 baccara-gets-card')
  expect(refusalOf(open, at({ ...change, given: true }))).toBeNull()
})

it('S.121 a punta bound to the rule does not change its word once the banker has turned', () => {
  const change = at({ type: 'changeWord', word: 'carta', given: true })
  expect(refusalOf(dealtWith(CON_TERZI, NO, opens(5)), change)).toBe('S.121 bound-to-rule')
})

it('S.122 the punter keeps the cards covered until the draws are over', () => {
  for (const words of [[], [NO]])
    expect(refusalOf(dealtWith(SOLO, ...words), at(shows(5)))).toBe('S.122 keeps-covered')
})

it('S.125 at the end the punter lays the cards open, once, and the coup is decided', () => {
  const over = dealtWith(SOLO, NO, opens(6), STANDS)
  expect(refusalOf(over, at({ type: 'showPunta' }))).toBe('S.125 point-missing')
  const shown = after(over, [at({ type: 'showPunta', cards: ['2p', '5c'] })])
  expect(coupOf(shown)).toMatchObject({ phase: 'decided', result: 'punta', punta: [0, 15] })
  expect(refusalOf(dealtWith(SOLO, NO, { type: 'showBank' }, STANDS, shows(3)), at(shows(4)))).toBe(
    'S.125 already-open',
  )
})

it('V.values points and results may be told where cards are not entered', () => {
  expect(coupOf(dealtWith(SOLO, { type: 'tellPoints', punta: 4, banco: 7 })).result).toBe('banco')
  expect(coupOf(dealtWith(SOLO, { type: 'enterResult', result: 'punta' })).result).toBe('punta')
  const open = dealtWith(SOLO, NO, opens(6), STANDS)
  expect(
    refusalOf(after(open, [at(shows(7))]), at({ type: 'enterResult', result: 'banco' })),
  ).not.toBeNull()
})
