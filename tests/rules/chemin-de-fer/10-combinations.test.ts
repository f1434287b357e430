import { expect, it } from 'vitest'
import { at } from './support/coup'
import {
  answers,
  atStake,
  bankerErrs,
  bankerRefusal,
  cards,
  chipsBefore,
  coupOf,
  employeeErrs,
  hands,
  holder,
  lastCoup,
  punterErrs,
  spare,
  third,
} from './support/errors'
import { after, changed, m, refusalOf, T1, tableOf } from './support/table'

const solo = { phase: 'spoken', holder: holder(3, true) } as const
const two = { 3: 60, 4: 40 }
const MANY = { point: null, isOrderCertain: true, seen: true }
const opens = (point: number) => at({ type: 'showBank', point })

it('S.67 a natural among too many cards of the banker is no natural, and the punta has its card', () => {
  const many = bankerErrs(atStake({ 3: 100 }, { ...solo, puntaWord: 'carta' }), {
    kind: 'tooManyToBanco',
    cards: [],
    ...MANY,
  })
  const open = coupOf(after(many, [opens(9)]))
  expect(open).toMatchObject({ phase: 'shown', bancoWord: null })
  const drawn = after(many, [opens(9), at({ type: 'drawThird', side: 'punta', value: 4 })])
  expect(coupOf(drawn).result).toBeNull()
  expect(refusalOf(drawn, at({ type: 'sayWord', side: 'banco', word: 'no' }))?.provision).toBe(
    'S.48',
  )
})

it('S.66 the banker counts nothing after too many cards to the punta, a natural neither', () => {
  const many = bankerErrs(atStake({ 3: 100 }, { phase: 'dealt', holder: holder(3, true) }), {
    kind: 'tooManyToPunta',
    ...MANY,
    cards: ['2c', '3c', '4c'],
  })
  const said = after(many, [at({ type: 'sayWord', side: 'punta', word: 'no' }), opens(8)])
  expect(coupOf(said)).toMatchObject({ phase: 'shown', bancoWord: null, result: null })
  const over = after(said, [at({ type: 'drawThird', side: 'banco', value: 5 })])
  expect(coupOf(over)).toMatchObject({ phase: 'decided', result: 'punta' })
})

it('S.64 with 7 the banker stands; with baccara they draw', () => {
  const dropped = bankerErrs(atStake({ 3: 100 }, { ...solo, puntaWord: 'carta' }), {
    kind: 'droppedThird',
  })
  expect(coupOf(after(dropped, [opens(7)]))).toMatchObject({ phase: 'decided', result: 'punta' })
  const none = after(dropped, [opens(0)])
  expect(refusalOf(none, at({ type: 'sayWord', side: 'banco', word: 'no' }))?.provision).toBe(
    'S.48',
  )
})

it('S.64 a natural laid down owes no card, so none is dropped', () => {
  const natural = {
    phase: 'shown',
    holder: holder(3, true),
    puntaWord: 'carta',
    bancoWord: 'natural',
    banco: cards('8c', 'Kc'),
  } as const
  for (const kind of ['droppedThird', 'thirdCovered'] as const)
    expect(
      bankerRefusal(
        atStake({ 3: 100 }, natural),
        kind === 'droppedThird' ? { kind } : { kind, cards: [] },
      )?.provision,
    ).toBe('S.12')
})

it('S.69 an unasked card and the card drawn after it are two: the least point of any three', () => {
  const drew = {
    ...solo,
    phase: 'shown',
    puntaWord: 'no',
    bancoWord: 'carta',
    banco: cards('2c', '3c', '4c'),
    thirds: { punta: null, banco: third('4c') },
  } as const
  const coup = coupOf(
    bankerErrs(atStake({ 3: 100 }, drew), {
      kind: 'unaskedCard',
      first: spare('Kc', true),
      second: null,
    }),
  )
  expect(coup.faults.fixed).toMatchObject([{ side: 'banco', point: 5, provision: 'S.69' }])
})

it('S.69 alla regola the unasked card came first and is dealt again first', () => {
  const drew = {
    ...solo,
    phase: 'decided',
    puntaWord: 'no',
    bancoWord: 'carta',
    punta: cards('2c', '4p'),
    banco: cards('2c', '2p', '3c'),
    thirds: { punta: null, banco: third('3c') },
    result: 'banco',
  } as const
  const evening = changed(atStake({ 3: 100 }, { ...drew, phase: 'shown' }), { regola: [m(1)] })
  const coup = coupOf(
    bankerErrs(evening, { kind: 'unaskedCard', first: spare('5c', true), second: null }),
  )
  expect(coup.banco).toEqual(cards('2c', '2p', '5c'))
  expect(coup.surplus).toMatchObject([{ fate: 'void', card: cards('3c')[0] }])
})

it('S.69 an unasked card given before the banker turns leaves the cards to be laid open', () => {
  const given = bankerErrs(atStake({ 3: 100 }, { ...solo, puntaWord: 'no' }), {
    kind: 'unaskedCard',
    first: spare('5c', true),
    second: null,
  })
  const open = after(given, [at({ type: 'showBank', cards: ['2c', 'Kc'] })])
  expect(coupOf(open)).toMatchObject({ phase: 'shown', bancoWord: 'carta' })
  expect(coupOf(after(open, [at({ type: 'showPunta', point: 7 })]))).toMatchObject({
    result: 'tie',
  })
})

it('S.61e a punta alla regola stands on 5 even when the banker exposed its cards', () => {
  const dealt = {
    phase: 'dealt',
    holder: holder(3, false),
    regime: {
      puntaFive: 'stands',
      puntaByRule: true,
      bancoByRule: false,
      bancoForced: false,
      because: ['S.113b', 'S.113c'],
    },
  } as const
  const evening = changed(atStake(two, dealt), { regola: [m(3)] })
  expect(coupOf(bankerErrs(evening, { kind: 'exposedPunta' })).regime).toMatchObject({
    puntaFive: 'stands',
    bancoForced: true,
  })
})

it('S.57 a punter con terzi who is left alone is solo and free', () => {
  const byRule = {
    puntaFive: 'free',
    puntaByRule: true,
    bancoByRule: false,
    bancoForced: false,
    because: ['S.113b'],
  } as const
  const dealt = { phase: 'dealt', holder: holder(3, false), regime: byRule } as const
  const looked = bankerErrs(atStake(two, dealt, { settings: {} }), { kind: 'lookedEarly' })
  const alone = coupOf(after(looked, [answers(4, 'withdraw'), answers(3, 'keep')]))
  expect(alone.holder).toMatchObject({ member: m(3), isSolo: true })
  expect(alone.regime.puntaByRule).toBe(false)
})

it('S.61e forced by the exposed cards, a punter left alone keeps the rule', () => {
  const dealt = { phase: 'dealt', holder: holder(3, false) } as const
  const shown = bankerErrs(atStake(two, dealt), { kind: 'exposedPunta' })
  const alone = coupOf(after(shown, [answers(4, 'withdraw'), answers(3, 'keep')]))
  expect(alone.holder).toMatchObject({ isSolo: true })
  expect(alone.regime).toMatchObject({ puntaByRule: true, bancoForced: true })
})

it('S.54 refusing the bound coup leaves the seat wholly free', () => {
  const bound = bankerErrs(atStake({ 3: 50 }), { kind: 'drawnEarly' })
  const marked = changed(bound, {
    seats: tableOf(bound).seats.map((one) =>
      one.holder === m(1) ? { ...one, salutes: true } : one,
    ),
  })
  const left = after(marked, [{ type: 'refuseBoundCoup', table: T1, member: m(1), passes: false }])
  expect(tableOf(left).seats[0]).toMatchObject({ holder: null, salutes: false })
  expect(lastCoup(left)?.result).toBe('void')
  expect(chipsBefore(left, 3)).toBe(1000)
})

it('S.62 a third card whose value nobody entered leaves baccara to what is told', () => {
  const coup = {
    phase: 'shown',
    holder: holder(3, true),
    puntaWord: 'carta',
    firsts: { punta: 0, banco: null },
    thirds: { punta: { card: null, value: null }, banco: null },
  } as const
  const told = (baccara: boolean) =>
    coupOf(bankerErrs(atStake({ 3: 100 }, coup), { kind: 'basket', baccara })).result
  expect(told(true)).toBe('tie')
  expect(told(false)).toBe('punta')
})

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
    { type: 'reportAdviceIgnored', table: T1, member: m(3), bearing: null },
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
  expect(refusalOf(named, at({ type: 'drawThird', side: 'banco', value: 5 }))?.provision).toBe(
    'S.76',
  )
})

it('S.61c no points are told while stakes may still be withdrawn', () => {
  const shown = bankerErrs(atStake(two, { phase: 'dealt', holder: holder(3, false) }), {
    kind: 'exposedPunta',
  })
  expect(refusalOf(shown, at({ type: 'tellPoints', punta: 3, banco: 5 }))?.code).toBe('still-asked')
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
