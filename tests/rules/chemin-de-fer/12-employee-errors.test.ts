import { expect, it } from 'vitest'
import type { EmployeeError } from '@/rules/chemin-de-fer/12-employee-errors/errors'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { coupOf } from './support/coup'
import {
  atStake,
  call,
  cards,
  employeeErrs,
  employeeRefusal,
  hands,
  holder,
  lastCoup,
  spare,
  third,
} from './support/errors'
import { chipsBefore } from './support/seguito'
import { after, aTable, m, refusalOf, T1, tableOf, withBank } from './support/table'

const two = { 2: 60, 3: 40 }
const conTerzi = { holder: holder(2, false) } as const
const solo = { holder: holder(2, true) } as const
const forced = { puntaByRule: true, bancoByRule: true, bancoForced: true }

it('S.131a cards in the basket by the employee make the coup void, but for the first of the taglia', () => {
  const dealt: Partial<Coup> = { phase: 'dealt', ...solo }
  expect(lastCoup(employeeErrs(atStake({ 2: 100 }, dealt), { kind: 'basket' }))).toMatchObject({
    result: 'void',
    resultBy: 'S.131a',
  })
  const first = atStake({ 2: 100 }, { ...dealt, number: 1 })
  expect(coupOf(employeeErrs(first, { kind: 'basket' }))).toMatchObject({ result: null })
})

it('S.132 exposing the punta while passing closes the game, gives a called banco and forces the rule', () => {
  const open = atStake({ 2: 100, 3: 20 }, { calls: [call(2, 100)] })
  const erred = employeeErrs(open, { kind: 'exposed', passing: true })
  expect(coupOf(erred)).toMatchObject({
    phase: 'closed',
    asking: null,
    holder: { member: m(2), isSolo: true },
    regime: { ...forced, puntaFive: 'stands', because: ['S.132'] },
  })
  expect(chipsBefore(erred, 3)).toBe(1000)
})

it('S.132 with stakes down no stake moves', () => {
  const erred = employeeErrs(atStake(two), { kind: 'exposed', passing: true })
  expect(coupOf(erred).bets.map(({ plays }) => plays)).toEqual([60, 40])
  expect(coupOf(erred).phase).toBe('closed')
})

it('S.132 with nothing staked or called the coup is void', () => {
  expect(lastCoup(employeeErrs(atStake({}), { kind: 'exposed', passing: true }))?.resultBy).toBe(
    'S.132',
  )
})

it('S.133 the same later, before the banker has spoken, forces the rule and the 5 stands', () => {
  const spoken: Partial<Coup> = { phase: 'spoken', ...conTerzi, puntaWord: 'carta' }
  const error: EmployeeError = { kind: 'exposed', passing: false }
  expect(coupOf(employeeErrs(atStake(two, spoken), error)).regime).toMatchObject({
    ...forced,
    puntaFive: 'stands',
    because: ['S.133'],
  })
  const said: Partial<Coup> = { ...spoken, phase: 'shown', bancoWord: 'no' }
  expect(employeeRefusal(atStake(two, said), error)).toBe('S.133 banker-spoke')
})

it('S.134 cards muddled beyond repair make the coup void at any point', () => {
  for (const phase of ['open', 'closed', 'dealt', 'spoken', 'shown'] as const)
    expect(lastCoup(employeeErrs(atStake(two, { phase }), { kind: 'muddled' }))).toMatchObject({
      result: 'void',
      resultBy: 'S.134',
    })
})

const wrongTurn = { type: 'reportWrongTurn', table: T1, seat: asSeat(3) } as const

it('S.135 a mano given out of turn goes to its owner before the coup begins, with every chip back', () => {
  const back = after(atStake(two), [wrongTurn])
  expect(tableOf(back)).toMatchObject({ turn: 3, mano: null, coup: null })
  expect([1, 2, 3].map((n) => chipsBefore(back, n))).toEqual([1000, 1000, 1000])
})

it('S.135 also after a tie at its first coup; otherwise the mano goes on', () => {
  const tied = withBank(aTable(), 1, 100, { coups: 1, ties: 1 })
  expect(tableOf(after(tied, [wrongTurn]))).toMatchObject({ turn: 3, mano: null })
  const won = withBank(aTable(), 1, 100, { coups: 1, wins: 1 })
  expect(tableOf(after(won, [wrongTurn])).mano?.banker).toBe(m(1))
  const dealt = after(atStake(two, { phase: 'dealt', ...conTerzi }), [wrongTurn])
  expect(coupOf(dealt).phase).toBe('dealt')
})

it('S.135 the owner named must be another player with a seat', () => {
  const first = { ...wrongTurn, seat: asSeat(1) }
  expect(refusalOf(atStake(two), first)).toBe('S.135 owner-not-seated')
})

it('S.136a cards given to the wrong player go where they are due while unseen', () => {
  const wrong = atStake(two, { phase: 'dealt', holder: holder(3, false) })
  const coup = coupOf(employeeErrs(wrong, { kind: 'wrongHolder', seen: false }))
  expect(coup.holder?.member).toBe(m(2))
  expect(coup.regime.because).toEqual(['S.113b'])
})

it('S.136a once seen, the rule is played by the player who has them', () => {
  const wrong = atStake(two, { phase: 'dealt', holder: holder(3, false) })
  const coup = coupOf(employeeErrs(wrong, { kind: 'wrongHolder', seen: true }))
  expect(coup.holder).toMatchObject({ member: m(3), seen: true })
  expect(coup.regime).toMatchObject({ ...forced, because: ['S.136a'] })
  const right = atStake(two, { phase: 'dealt', ...conTerzi })
  expect(employeeRefusal(right, { kind: 'wrongHolder', seen: true })).toBe('S.136a already-due')
})

it('S.136b the stake of a caller who was denied the cards is null unless it lay properly', () => {
  const coup: Partial<Coup> = { phase: 'closed', calls: [call(3, 40)], ...conTerzi }
  const denied = { kind: 'deniedCards', member: m(3) } as const
  const nulled = employeeErrs(atStake(two, coup), { ...denied, laidProperly: false })
  expect(coupOf(nulled).bets.map(({ member }) => member)).toEqual([m(2)])
  expect(chipsBefore(nulled, 3)).toBe(1000)
  const laid = employeeErrs(atStake(two, coup), { ...denied, laidProperly: true })
  expect(coupOf(laid).bets).toHaveLength(2)
  expect(employeeRefusal(atStake(two, coup), { ...denied, member: m(2), laidProperly: true })).toBe(
    'S.136b not-denied',
  )
})

const wrongWord = (
  said: 'carta' | 'no',
  more: Partial<Extract<EmployeeError, { kind: 'wrongWord' }>> = {},
): EmployeeError => ({
  kind: 'wrongWord',
  said,
  out: [],
  hands: NO_HANDS,
  ...more,
})

it('S.137a the wrong word repeated: the said word holds and the rule is played', () => {
  const spoken: Partial<Coup> = { phase: 'spoken', ...conTerzi, puntaWord: 'no' }
  const coup = coupOf(employeeErrs(atStake(two, spoken), wrongWord('carta')))
  expect(coup).toMatchObject({ phase: 'spoken', puntaWord: 'carta' })
  expect(coup.regime).toMatchObject({ bancoForced: true, because: ['S.137a'] })
  expect(employeeRefusal(atStake(two, spoken), wrongWord('no'))).toBe('S.137a word-was-right')
})

it('S.137a "no" repeated for a "carta": the card that the bank drew is the punta’s', () => {
  const drew: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    puntaWord: 'no',
    bancoWord: 'carta',
    punta: cards('2c', 'Kc'),
    banco: cards('4c', 'Kp', '5p'),
    thirds: { punta: null, banco: third('5p') },
  }
  const coup = coupOf(employeeErrs(atStake(two, drew), wrongWord('carta')))
  expect(coup.punta).toEqual(cards('2c', 'Kc', '5p'))
  expect(coup).toMatchObject({ phase: 'shown', bancoWord: null, result: null })
})

/** The punta with 7 said no, the employee said card, and one came out. */
const cardOut = (banco: string[]): Partial<Coup> => ({
  phase: 'shown',
  ...conTerzi,
  puntaWord: 'carta',
  punta: cards('7c', 'Kc', '2p'),
  banco: cards(...banco),
  thirds: { punta: third('2p'), banco: null },
})

it('S.137b the card is the banker’s with less than 6, a second one void', () => {
  const out = [spare('9p')]
  const coup = coupOf(employeeErrs(atStake(two, cardOut(['5c', 'Kp'])), wrongWord('no', { out })))
  expect(coup.banco).toEqual(cards('5c', 'Kp', '2p'))
  expect(coup).toMatchObject({ phase: 'decided', result: 'tie', puntaWord: 'no' })
  expect(coup.surplus).toMatchObject([{ fate: 'void', seen: false }])
})

it('S.137b with 6 or 7 all of them are void', () => {
  for (const name of ['6c', '7p']) {
    const coup = coupOf(employeeErrs(atStake(two, cardOut([name, 'Kp'])), wrongWord('no')))
    expect(coup.banco).toHaveLength(2)
    expect(coup).toMatchObject({ bancoWord: 'no', phase: 'decided' })
    expect(coup.surplus).toMatchObject([{ fate: 'void' }])
  }
  const unknown = { ...cardOut([]), banco: [] }
  expect(employeeRefusal(atStake(two, unknown), wrongWord('no'))).toBe('S.137b banker-point-needed')
})

it('S.137c a punta on 5 puts the word right until the banker turns; then the first word holds', () => {
  const five = wrongWord('carta', { hands: hands(5, null) })
  const spoken: Partial<Coup> = { phase: 'spoken', ...conTerzi, puntaWord: 'no' }
  const righted = coupOf(employeeErrs(atStake(two, spoken), five))
  expect(righted.puntaWord).toBe('carta')
  expect(righted.incidents.at(-1)?.provision).toBe('S.137c')
  expect(employeeRefusal(atStake(two, { ...spoken, phase: 'shown' }), five)).toBe(
    'S.137c first-word-holds',
  )
})
