import { expect, it } from 'vitest'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { at, coupOf, withStakes } from './support/coup'
import {
  answers,
  atStake,
  bankerErrs,
  bankerRefusal,
  cards,
  holder,
  lastCoup,
  spare,
  third,
} from './support/errors'
import { stakes } from './support/night'
import { chipsBefore } from './support/seguito'
import {
  after,
  aTable,
  changed,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

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
  expect(refusalOf(drawn, at({ type: 'sayWord', side: 'banco', word: 'no' }))).toBe(
    'S.48 not-on-baccara',
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
  expect(refusalOf(none, at({ type: 'sayWord', side: 'banco', word: 'no' }))).toBe(
    'S.48 not-on-baccara',
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
        kind === 'droppedThird' ? { kind } : { kind, cards: [], hands: NO_HANDS },
      ),
    ).toBe('S.12 natural-bars')
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
    phase: 'shown',
    puntaWord: 'no',
    bancoWord: 'carta',
    punta: cards('2c', '4p'),
    banco: cards('2c', '2p', '3c'),
    thirds: { punta: null, banco: third('3c') },
  } as const
  const evening = changed(atStake({ 3: 100 }, drew), { regola: [m(1)] })
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
  const left = after(marked, [{ type: 'refuseBoundCoup', ...ofM(1), passes: false }])
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

it('S.57 refused cards that are given to another are the same cards and the same coup', () => {
  const asked = bankerErrs(
    atStake({ 3: 60, 4: 60 }, { phase: 'closed', number: 1 }, { bank: 120 }),
    { kind: 'lookedEarly' },
  )
  const stays = after(asked, [answers(3, 'keep'), answers(4, 'keep')])
  const given = (n: number) => ({ type: 'giveCards', ...ofM(n) }) as const
  const deal = { type: 'dealCards', table: T1 } as const
  const dealt = after(stays, [given(3), deal])
  const again = bankerErrs(dealt, { kind: 'laidDownEarly' })
  const over = after(again, [answers(3, 'withdraw'), answers(4, 'keep'), given(4), deal])
  expect(tableOf(over).taglia).toMatchObject({ coups: 1, cardsOut: 4 })
  expect(coupOf(over).holder).toMatchObject({ member: m(4), isSolo: true })
})

it('S.61a staked upon exposed cards, less than the minimum makes the coup void', () => {
  const laid = (sum: number) =>
    after(bankerErrs(atStake({}), { kind: 'exposedPunta' }), [stakes(3, sum)])
  const closed = (sum: number) => after(laid(sum), [{ type: 'closeGame', table: T1 }])
  expect(lastCoup(closed(9))).toMatchObject({ result: 'void', resultBy: 'S.61e' })
  expect(chipsBefore(closed(9), 3)).toBe(1000)
  expect(coupOf(closed(10)).phase).toBe('closed')
  // The tablet says so before it closes.
  const saysSo = (evening: Evening) => tableView(evening, T1, 0)?.coup?.isTooLittle
  expect([9, 10].map((sum) => saysSo(laid(sum)))).toEqual([true, false])
  expect(saysSo(closed(10))).toBe(false)
  // Exposed after the closing, or not at all, a small sum plays.
  const before = bankerErrs(atStake({ 3: 9 }, { phase: 'closed' }), { kind: 'exposedPunta' })
  expect([saysSo(before), saysSo(atStake({ 3: 9 }))]).toEqual([false, false])
})

it('S.61b the difference goes by the mano: after the seat of the bank, and round to it', () => {
  const laid = [{ n: 2, chips: 40 }]
  const open = withStakes(withBank(aTable(), 4, 100), laid, { phase: 'open', holder: null })
  const asked = bankerErrs(open, { kind: 'exposedPunta' })
  expect(coupOf(asked).asking?.waiting).toEqual([5, 6, 7, 8, 1, 2, 3].map(m))
  expect(offersOf('closeAsking', open, tablet, 0)).toEqual([])
  expect(offersOf('closeAsking', asked, tablet, 0)).toMatchObject([{ payload: { table: T1 } }])
})

it('S.61b with the least bank covered nobody is asked, and the coup goes on', () => {
  const covered = atStake({ 2: 10 }, {}, { bank: 10 })
  const open = coupOf(bankerErrs(covered, { kind: 'exposedPunta' }))
  expect(open).toMatchObject({ phase: 'open', asking: null })
})

it('S.61b a player who got up without a stake has no place for the difference', () => {
  const asked = bankerErrs(atStake({ 2: 40 }), { kind: 'exposedPunta' })
  const left = after(asked, [{ type: 'leaveSeat', ...ofM(3) }, answers(2, 'keep')])
  expect(refusalOf(left, answers(3, 'add', 10))).toBe('S.61b no-place')
})
