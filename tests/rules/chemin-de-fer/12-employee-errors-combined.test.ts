import { expect, it } from 'vitest'
import { at, coupOf } from './support/coup'
import {
  atStake,
  bankerErrs,
  cards,
  employeeErrs,
  hands,
  holder,
  punterErrs,
  third,
} from './support/errors'
import { after, changed, m, ofM, refusalOf } from './support/table'

const solo = { phase: 'spoken', holder: holder(3, true) } as const

const two = { 3: 60, 4: 40 }

it('S.136a unseen cards that go where they are due bind their new holder only', () => {
  const dealt = {
    phase: 'dealt',
    holder: holder(4, false),
    regime: {
      puntaFive: 'stands',
      puntaByRule: true,
      bancoByRule: false,
      bancoForced: false,
      because: ['S.113b', 'S.113c'],
    },
  } as const
  const wrong = changed(atStake(two, dealt), { regola: [m(4)] })
  const right = coupOf(employeeErrs(wrong, { kind: 'wrongHolder', seen: false }))
  expect(right.holder?.member).toBe(m(3))
  expect(right.regime).toMatchObject({ puntaFive: 'free', puntaByRule: true })
})

it('S.137a with covered cards the coup goes on with the said word', () => {
  const drew = {
    ...solo,
    phase: 'shown',
    puntaWord: 'no',
    bancoWord: 'carta',
    firsts: { punta: null, banco: 4 },
    thirds: { punta: null, banco: { card: null, value: 5 } },
  } as const
  const back = employeeErrs(atStake({ 3: 100 }, drew), {
    kind: 'wrongWord',
    said: 'carta',
    out: [],
    hands: hands(null, null),
  })
  expect(coupOf(back)).toMatchObject({ phase: 'shown', puntaWord: 'carta', bancoWord: null })
  const on = after(back, [at({ type: 'drawThird', side: 'punta', value: 5 })])
  expect(coupOf(on).firsts.banco).toBe(4)
})

it('S.137a the rule prevails over a said word that it does not allow', () => {
  const drew = {
    ...solo,
    phase: 'decided',
    puntaWord: 'no',
    bancoWord: 'carta',
    punta: cards('2c', '4c'),
    banco: cards('4c', 'Kp', '5p'),
    thirds: { punta: null, banco: third('5p') },
    result: 'banco',
  } as const
  const back = coupOf(
    employeeErrs(atStake({ 3: 100 }, drew), {
      kind: 'wrongWord',
      said: 'carta',
      out: [],
      hands: hands(null, null),
    }),
  )
  expect(back).toMatchObject({ phase: 'decided', puntaWord: 'no', result: 'banco' })
})

it('S.110 advice that was not followed is the word of the restored coup', () => {
  const spoken = {
    phase: 'shown',
    holder: holder(3, true),
    puntaWord: 'no',
    firsts: { punta: null, banco: 4 },
    faults: { isBound: false, fixed: [], advice: [{ member: m(3), side: 'punta', says: 'carta' }] },
  } as const
  const back = after(atStake({ 3: 100 }, spoken), [
    { type: 'reportAdviceIgnored', ...ofM(3), bearing: null },
  ])
  expect(coupOf(back)).toMatchObject({ phase: 'shown', puntaWord: 'carta' })
})

it('S.76 a banker who names a point before the punta’s card is given may not draw any more', () => {
  const shown = {
    phase: 'shown',
    holder: holder(3, true),
    puntaWord: 'carta',
    firsts: { punta: null, banco: 4 },
  } as const
  const named = after(atStake({ 3: 100 }, shown), [
    at({ type: 'namePoint', side: 'banco', point: 4 }),
    at({ type: 'drawThird', side: 'punta', value: 2 }),
  ])
  expect(refusalOf(named, at({ type: 'drawThird', side: 'banco', value: 5 }))).toBe(
    'S.76 draw-over',
  )
})

it('S.61c no points are told while stakes may still be withdrawn', () => {
  const shown = bankerErrs(atStake(two, { phase: 'dealt', holder: holder(3, false) }), {
    kind: 'exposedPunta',
  })
  expect(refusalOf(shown, at({ type: 'tellPoints', punta: 3, banco: 5 }))).toBe('S.11a still-asked')
})

it('S.126b a restored false draw looks at the cards in their order', () => {
  const drew = {
    ...solo,
    phase: 'shown',
    holder: holder(3, false),
    puntaWord: 'carta',
    bancoWord: 'no',
    punta: cards('3c', '3p', '2c'),
    banco: cards('4c', 'Kp'),
    thirds: { punta: third('2c'), banco: null },
  } as const
  const coup = coupOf(
    punterErrs(atStake(two, drew), { kind: 'falseDraw', spares: [], hands: hands(null, null) }),
  )
  expect(coup).toMatchObject({ phase: 'decided', result: 'tie' })
  expect(coup.banco).toEqual(cards('4c', 'Kp', '2c'))
})
