import { expect, it } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import type { Settings } from '@/rules/chemin-de-fer/settings'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import { coupOf } from './support/coup'
import { atStake, cards, holder, lastCoup, third } from './support/errors'
import { after, aTable, changed, m, ofM, phone, refusalOf, tableOf } from './support/table'

const declare = (n: number) => ({ type: 'declareRule', ...ofM(n) }) as const
const drop = (n: number) => ({ type: 'dropRule', ...ofM(n) }) as const
const advise = (n: number, says: 'carta' | 'no') => ({ type: 'advise', ...ofM(n), says }) as const
const ignored = (n: number, bearing: 'helps' | 'hurts' | 'nothing' | null = null) =>
  ({ type: 'reportAdviceIgnored', ...ofM(n), bearing }) as const
const ruleError = (n: number, isMendable: boolean): CheminCommand => ({
  type: 'reportRuleError',
  ...ofM(n),
  isMendable,
  spares: [],
  hands: NO_HANDS,
})

it('S.108 a player declares to play alla regola, and drops it, between two coups', () => {
  const declared = after(aTable(), [declare(2)], phone(2))
  expect(tableOf(declared).regola).toEqual([m(2)])
  expect(refusalOf(declared, declare(2))).toBe('S.108 already-declared')
  const dropped = after(declared, [drop(2)], phone(2))
  expect(tableOf(dropped).regola).toEqual([])
  expect(refusalOf(dropped, drop(2))).toBe('S.108 not-declared')
})

it('S.108 during a coup nobody declares or drops the rule', () => {
  expect(refusalOf(atStake({ 2: 40 }), declare(2))).toBe('S.108 coup-in-play')
})

const dealt: Partial<Coup> = { phase: 'dealt', holder: holder(2, true) }

it('S.109 a punter who asks is alla regola for that coup, and the 5 stands', () => {
  const coup = coupOf(after(atStake({ 2: 100 }, dealt), [advise(2, 'no')]))
  expect(coup.faults.advice).toEqual([{ member: m(2), side: 'punta', says: 'no' }])
  expect(coup.regime).toMatchObject({ puntaByRule: true, puntaFive: 'stands' })
})

it('S.109 the employee advises by the table, once, and only the player whose word it is', () => {
  const five = { ...dealt, punta: cards('3c', '2c') }
  expect(refusalOf(atStake({ 2: 100 }, five), advise(2, 'carta'))).toBe('S.109 against-the-table')
  expect(refusalOf(atStake({ 2: 100 }, dealt), advise(1, 'no'))).toBe('S.109 not-their-word')
  expect(refusalOf(atStake({ 2: 100 }, dealt), advise(3, 'no'))).toBe('S.109 not-their-word')
  const advised = after(atStake({ 2: 100 }, dealt), [advise(2, 'no')])
  expect(refusalOf(advised, advise(2, 'no'))).toBe('S.109 already-advised')
})

it('S.109 a banker who asks is bound to the table for that coup', () => {
  const shown: Partial<Coup> = {
    ...dealt,
    phase: 'shown',
    puntaWord: 'no',
    banco: cards('6c', 'Kc'),
  }
  expect(refusalOf(atStake({ 2: 100 }, shown), advise(1, 'carta'))).toBe('S.109 against-the-table')
  const coup = coupOf(after(atStake({ 2: 100 }, shown), [advise(1, 'no')]))
  expect(coup.regime.bancoByRule).toBe(true)
})

const nobody = { phase: 'spoken', puntaWord: 'carta' } as const
const advice = (n: number, side: 'punta' | 'banco', says: 'carta' | 'no') => ({
  faults: { isBound: false, fixed: [], advice: [{ member: m(n), side, says }] },
})

it('S.110 advice not followed by the punta: the word is the one advised', () => {
  const open = atStake({ 2: 100 }, { ...dealt, ...nobody, ...advice(2, 'punta', 'no') })
  expect(coupOf(after(open, [ignored(2)]))).toMatchObject({ puntaWord: 'no', phase: 'spoken' })
  const followed = atStake({ 2: 100 }, { ...dealt, ...nobody, ...advice(2, 'punta', 'carta') })
  expect(refusalOf(followed, ignored(2))).toBe('S.110 advice-followed')
  expect(refusalOf(atStake({ 2: 100 }, { ...dealt, ...nobody }), ignored(2))).toBe(
    'S.110 no-advice',
  )
})

/** A banker with 6 advised to stand took a card against a punta of 7. */
const took = (name: string, settings: Partial<Settings>) =>
  atStake(
    { 2: 100 },
    {
      ...dealt,
      ...advice(1, 'banco', 'no'),
      phase: 'decided',
      puntaWord: 'no',
      bancoWord: 'carta',
      punta: cards('7p', 'Kp'),
      banco: cards('6c', 'Kc', name),
      thirds: { punta: null, banco: third(name) },
      result: 'tie',
    },
    { settings },
  )

it('S.110 a card that a banker took against advice is always void in one house', () => {
  for (const name of ['2p', '5p']) {
    const coup = coupOf(after(took(name, { advisedCard: 'void' }), [ignored(1)]))
    expect(coup).toMatchObject({ result: 'punta', bancoWord: 'no', phase: 'decided' })
    expect(coup.banco).toEqual(cards('6c', 'Kc'))
    expect(coup.surplus).toMatchObject([{ fate: 'void' }])
  }
})

it('S.110 in the other house it is void if it helps the banker and changes nothing else', () => {
  const helped = coupOf(after(took('2p', { advisedCard: 'void-if-helps' }), [ignored(1)]))
  expect(helped.banco).toEqual(cards('6c', 'Kc'))
  const same = coupOf(after(took('5p', { advisedCard: 'void-if-helps' }), [ignored(1)]))
  expect(same.surplus).toHaveLength(1)
})

it('S.110 where the points are not known, the employee says whether the card helps', () => {
  const unknown = atStake(
    { 2: 100 },
    { ...dealt, ...advice(1, 'banco', 'no'), phase: 'decided', bancoWord: 'carta', result: 'tie' },
    { settings: { advisedCard: 'void-if-helps' } },
  )
  expect(refusalOf(unknown, ignored(1))).toBe('S.110 say-whether-it-helps')
})

it('S.110 advisedCard: a card that hurts the banker is kept in one house, and void in the other', () => {
  const hurt = (advisedCard: Settings['advisedCard']) =>
    atStake(
      { 2: 100 },
      {
        ...dealt,
        ...advice(1, 'banco', 'no'),
        phase: 'decided',
        puntaWord: 'no',
        bancoWord: 'carta',
        punta: cards('5p', 'Kp'),
        banco: cards('6c', 'Kc', '5c'),
        thirds: { punta: null, banco: third('5c') },
        result: 'punta',
      },
      { settings: { advisedCard } },
    )
  const kept = coupOf(after(hurt('void-if-helps'), [ignored(1)]))
  expect(kept).toMatchObject({ result: 'punta', phase: 'decided' })
  expect(kept.banco).toHaveLength(3)
  const mended = coupOf(after(hurt('void'), [ignored(1)]))
  expect(mended).toMatchObject({ result: 'banco', phase: 'decided' })
  expect(mended.banco).toHaveLength(2)
})

it('S.110 a banker advised to draw who stood draws after all', () => {
  const open = atStake(
    { 2: 100 },
    {
      ...dealt,
      ...advice(1, 'banco', 'carta'),
      phase: 'decided',
      puntaWord: 'no',
      bancoWord: 'no',
      result: 'punta',
    },
  )
  expect(coupOf(after(open, [ignored(1)]))).toMatchObject({
    phase: 'shown',
    bancoWord: null,
    result: null,
  })
})

it('S.111 an error of a player alla regola is mended by the rule for both sides', () => {
  const regola = changed(atStake({ 2: 100 }, dealt), { regola: [m(2)] })
  const coup = coupOf(after(regola, [ruleError(2, true)]))
  expect(coup.regime).toMatchObject({ puntaByRule: true, bancoByRule: true, bancoForced: true })
  expect(refusalOf(regola, ruleError(1, true))).toBe('S.111 not-by-rule')
})

it('S.111 that which cannot be mended makes the coup void', () => {
  const regola = changed(atStake({ 2: 100 }, dealt), { regola: [m(2)] })
  expect(lastCoup(after(regola, [ruleError(2, false)]))).toMatchObject({
    result: 'void',
    resultBy: 'S.111',
  })
})
