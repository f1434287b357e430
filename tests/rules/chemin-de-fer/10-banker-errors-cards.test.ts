import { expect, it } from 'vitest'
import type { BankerError } from '@/rules/chemin-de-fer/10-banker-errors/errors'
import { bestTwo, leastThree } from '@/rules/chemin-de-fer/10-banker-errors/of-cards'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import { coupOf } from './support/coup'
import {
  atStake,
  bankerErrs,
  bankerRefusal,
  cards,
  hands,
  holder,
  lastCoup,
  spare,
} from './support/errors'
import { after, changed, m, T1 } from './support/table'

const solo = { holder: holder(2, true) } as const
const dealt: Partial<Coup> = { phase: 'dealt', ...solo }
const basket = { kind: 'basket', baccara: false } as const
const allaRegola = (coup: Partial<Coup>) => changed(atStake({ 2: 100 }, coup), { regola: [m(1)] })

it('S.62 a banker who puts cards into the basket too soon loses, also alla regola', () => {
  for (const open of [atStake({ 2: 100 }, dealt), allaRegola(dealt)])
    expect(coupOf(bankerErrs(open, basket))).toMatchObject({
      phase: 'decided',
      result: 'punta',
      resultBy: 'S.62',
    })
})

it('S.62 against a baccara of the punta it is a tie, from the cards or as told', () => {
  const told = bankerErrs(atStake({ 2: 100 }, dealt), { ...basket, baccara: true })
  expect(coupOf(told).result).toBe('tie')
  const known = atStake({ 2: 100 }, { ...dealt, phase: 'shown', punta: cards('Kc', 'Qc') })
  expect(coupOf(bankerErrs(known, basket)).result).toBe('tie')
})

it('S.62 in the first coup of the taglia the cards are taken back out', () => {
  const first = atStake({ 2: 100 }, { ...dealt, number: 1 })
  expect(coupOf(bankerErrs(first, { ...basket, baccara: true }))).toMatchObject({
    phase: 'dealt',
    result: null,
  })
})

it('S.63 cards of the punta dropped while dealing: it has a natural 9, which only a 9 ties', () => {
  const dropped = bankerErrs(atStake({ 2: 100 }, dealt), { kind: 'droppedFirst' })
  const shown = (point: number) =>
    coupOf(after(dropped, [{ type: 'showBank', table: T1, cards: [], point, laysDown: true }]))
  expect(shown(9)).toMatchObject({ phase: 'decided', result: 'tie' })
  expect(shown(8)).toMatchObject({ phase: 'decided', result: 'punta' })
  expect(shown(3)).toMatchObject({ phase: 'decided', result: 'punta' })
})

it('S.63 also alla regola; with the game open the difference may be played as by S.61b', () => {
  expect(
    coupOf(bankerErrs(allaRegola(dealt), { kind: 'droppedFirst' })).faults.fixed,
  ).toMatchObject([{ side: 'punta', point: 9, isNatural: true }])
  const coup = coupOf(bankerErrs(atStake({ 2: 40 }), { kind: 'droppedFirst' }))
  expect(coup.asking).toMatchObject({ provision: 'S.61b', may: ['keep', 'add'] })
  expect(coup.faults.fixed).toHaveLength(1)
  expect(coup.incidents.at(-1)?.provision).toBe('S.63')
})

it('S.64 the punta’s third card in the basket: it has 9, and a banker below 7 may draw', () => {
  const asked: Partial<Coup> = { phase: 'shown', ...solo, puntaWord: 'carta' }
  const low = { ...asked, banco: cards('4c', 'Kc') }
  const drew = after(bankerErrs(atStake({ 2: 100 }, low), { kind: 'droppedThird' }), [
    { type: 'drawThird', table: T1, side: 'banco', card: '5p', value: null },
  ])
  expect(coupOf(drew)).toMatchObject({ phase: 'decided', result: 'tie' })
  const high = { ...asked, banco: cards('7c', 'Kc') }
  expect(coupOf(bankerErrs(atStake({ 2: 100 }, high), { kind: 'droppedThird' }))).toMatchObject({
    phase: 'decided',
    result: 'punta',
    resultBy: 'S.64',
  })
  const stood = atStake({ 2: 100 }, { ...asked, puntaWord: 'no' })
  expect(bankerRefusal(stood, { kind: 'droppedThird' })).toBe('S.64 no-card-asked')
})

const many = { cards: ['2c', '6c', 'Kc'], point: null, isOrderCertain: false, seen: false }

it('S.66 too many cards to the punta: the best point of any two, and the banker counts as baccara', () => {
  expect(bestTwo(cards('2c', '3c', 'Kc'))).toBe(5)
  const coup = coupOf(
    bankerErrs(atStake({ 2: 100 }, dealt), {
      kind: 'tooManyToPunta',
      ...many,
      cards: ['2c', '3c', 'Kc'],
    }),
  )
  expect(coup.faults.fixed).toMatchObject([
    { side: 'punta', point: 5, isNatural: false },
    { side: 'banco', point: 0 },
  ])
  expect(coup.phase).toBe('dealt')
})

it('S.66 a natural among them wins at once; without cards the point must be told', () => {
  const open = atStake({ 2: 100 }, dealt)
  expect(coupOf(bankerErrs(open, { kind: 'tooManyToPunta', ...many }))).toMatchObject({
    result: 'punta',
    resultBy: 'S.66',
  })
  const untold: BankerError = { kind: 'tooManyToPunta', ...many, cards: [] }
  expect(bankerRefusal(open, untold)).toBe('S.66 point-needed')
})

it('S.67 too many cards to the banker: baccara whatever they make, and a card may still be drawn', () => {
  const kept = bankerErrs(atStake({ 2: 100 }, { ...dealt, phase: 'spoken', puntaWord: 'no' }), {
    kind: 'tooManyToBanco',
    ...many,
  })
  const drew = after(kept, [
    { type: 'showBank', table: T1, cards: ['9c', 'Kc'], point: null, laysDown: true },
    { type: 'drawThird', table: T1, side: 'banco', card: '4p', value: null },
    { type: 'showPunta', table: T1, cards: ['7p', 'Kp'], point: null },
  ])
  expect(coupOf(drew)).toMatchObject({ phase: 'decided', result: 'punta' })
  const natural = atStake({ 2: 100 }, { ...dealt, phase: 'spoken', puntaWord: 'natural' })
  expect(coupOf(bankerErrs(natural, { kind: 'tooManyToBanco', ...many }))).toMatchObject({
    result: 'punta',
    resultBy: 'S.67',
  })
})

it('S.68 by a banker alla regola either error is void beyond reconstruction, and mended while certain', () => {
  for (const kind of ['tooManyToPunta', 'tooManyToBanco'] as const) {
    expect(lastCoup(bankerErrs(allaRegola(dealt), { kind, ...many }))?.resultBy).toBe('S.68')
    const certain = { kind, ...many, isOrderCertain: true }
    const coup = coupOf(bankerErrs(allaRegola(dealt), certain))
    expect(coup.surplus).toMatchObject([{ fate: 'next-coup' }])
    expect(coup.regime).toMatchObject({ bancoByRule: true, because: ['S.111'] })
    expect(coup.faults.fixed).toEqual([])
    // A card that nobody names is out all the same.
    const unnamed = coupOf(bankerErrs(allaRegola(dealt), { ...certain, cards: [] }))
    expect(unnamed.surplus).toMatchObject([{ card: null, fate: 'next-coup' }])
  }
})

const stood: Partial<Coup> = {
  phase: 'shown',
  ...solo,
  puntaWord: 'no',
  punta: cards('6p', 'Kp'),
  banco: cards('6c', 'Kc'),
}

it('S.69 a card given to a punta that said no is the banker’s, whatever the bank has', () => {
  const coup = coupOf(
    bankerErrs(atStake({ 2: 100 }, stood), {
      kind: 'unaskedCard',
      first: spare('7c', true),
      second: null,
    }),
  )
  expect(coup.banco).toEqual(cards('6c', 'Kc', '7c'))
  expect(coup).toMatchObject({ phase: 'decided', result: 'punta', resultBy: 'S.69' })
})

it('S.69 with a card drawn too, the banker has the lowest point that any three of the four make', () => {
  expect(leastThree([6, 0, 3, 4])).toBe(0)
  const coup = coupOf(
    bankerErrs(atStake({ 2: 100 }, stood), {
      kind: 'unaskedCard',
      first: spare('3c', true),
      second: spare('4c', true),
    }),
  )
  expect(coup.faults.fixed).toMatchObject([{ side: 'banco', point: 0, stands: 'final' }])
  expect(coup.result).toBe('punta')
})

it('S.69 of two cards whose values nobody knows, both lie with the banker until their point is told', () => {
  const asked = atStake({ 2: 100 }, stood)
  const two = { first: spare(null), second: spare(null) }
  const coup = coupOf(bankerErrs(asked, { kind: 'unaskedCard', ...two }))
  expect(coup.surplus.map(({ fate }) => fate)).toEqual(['banco', 'banco'])
  expect(coup).toMatchObject({ phase: 'shown', result: null })
  expect(coup.thirds.banco).toEqual({ card: null, value: null })
})

it('S.69 alla regola the coup is restored: surplus cards unseen serve the next coup, seen ones are void', () => {
  for (const seen of [true, false]) {
    const coup = coupOf(
      bankerErrs(allaRegola(stood), {
        kind: 'unaskedCard',
        first: spare('7c', seen),
        second: null,
      }),
    )
    expect(coup.banco).toHaveLength(2)
    expect(coup).toMatchObject({ phase: 'decided', result: 'tie' })
    expect(coup.surplus).toMatchObject([{ fate: seen ? 'void' : 'next-coup' }])
  }
  const asked = atStake({ 2: 100 }, { ...stood, puntaWord: 'carta' })
  const error = { kind: 'unaskedCard', first: spare(null), second: null } as const
  expect(bankerRefusal(asked, error)).toBe('S.69 card-was-asked')
})

it('S.70 one card given covered: the punter may keep it covered, and nothing changes', () => {
  const asked: Partial<Coup> = { ...stood, puntaWord: 'carta' }
  const coup = coupOf(
    bankerErrs(atStake({ 2: 100 }, asked), { kind: 'thirdCovered', cards: [], hands: NO_HANDS }),
  )
  expect(coup).toMatchObject({ phase: 'shown', asking: null, result: null })
})

it('S.70 several in a muddle: the best one is the punter’s, the worst of the others the banker’s', () => {
  const asked: Partial<Coup> = { ...stood, puntaWord: 'carta' }
  const coup = coupOf(
    bankerErrs(atStake({ 2: 100 }, asked), {
      kind: 'thirdCovered',
      cards: ['4c', '3c', '2c'],
      hands: NO_HANDS,
    }),
  )
  expect(coup.punta).toEqual(cards('6p', 'Kp', '3c'))
  expect(coup.banco).toEqual(cards('6c', 'Kc', '4c'))
  expect(coup).toMatchObject({ phase: 'decided', result: 'punta', resultBy: 'S.70' })
  expect(coup.surplus).toEqual([{ card: cards('2c')[0], seen: true, fate: 'void' }])
  const covered = atStake({ 2: 100 }, { ...asked, punta: [], banco: [] })
  expect(
    bankerRefusal(covered, { kind: 'thirdCovered', cards: ['4c', '3c'], hands: NO_HANDS }),
  ).toBe('S.70 points-needed')
})

it('S.70 hands told with the error are enough to share the cards out, as cards or as points', () => {
  const covered = atStake({ 2: 100 }, { ...stood, puntaWord: 'carta', punta: [], banco: [] })
  const muddle = { kind: 'thirdCovered' as const, cards: ['4c', '3c', '2c'] }
  for (const told of [hands(6, 6), hands(['6p', 'Kp'], ['6c', 'Kc'])]) {
    const coup = coupOf(bankerErrs(covered, { ...muddle, hands: told }))
    expect(coup).toMatchObject({ phase: 'decided', result: 'punta', resultBy: 'S.70' })
    expect(coup.thirds).toMatchObject({ punta: { value: 3 }, banco: { value: 4 } })
  }
})

it('S.70 the cards of a muddle may be told by their values alone', () => {
  const covered = atStake({ 2: 100 }, { ...stood, puntaWord: 'carta', punta: [], banco: [] })
  const muddle = { kind: 'thirdCovered' as const, cards: [], values: [4, 3, 2] }
  const coup = coupOf(bankerErrs(covered, { ...muddle, hands: hands(6, 6) }))
  expect(coup.thirds).toEqual({ punta: { card: null, value: 3 }, banco: { card: null, value: 4 } })
  expect(coup.surplus).toEqual([{ card: null, value: 2, seen: true, fate: 'void' }])
  expect(coup).toMatchObject({ phase: 'decided', result: 'punta', resultBy: 'S.70' })
})

it('S.70 alla regola the coup is void', () => {
  const asked = allaRegola({ ...stood, puntaWord: 'carta' })
  expect(
    lastCoup(bankerErrs(asked, { kind: 'thirdCovered', cards: [], hands: NO_HANDS }))?.resultBy,
  ).toBe('S.70')
})
