import { expect, it } from 'vitest'
import { bankerFollows } from '@/rules/chemin-de-fer/10-banker-errors/errors'
import { BANKER_ERRORS_TELLING } from '@/rules/chemin-de-fer/10-banker-errors/sentences'
import { caseAt } from '@/rules/chemin-de-fer/errors/report'
import { consequences } from '@/rules/chemin-de-fer/telling/consequences'
import { coupOf } from './support/coup'
import {
  answers,
  atStake,
  bankerErrs,
  bankerRefusal,
  call,
  holder,
  lastCoup,
} from './support/errors'
import { stakes } from './support/night'
import { chipsBefore } from './support/seguito'
import {
  after,
  changed,
  decided,
  inspector,
  m,
  ofM,
  phone,
  refusalOf,
  T1,
  tableOf,
  tablet,
} from './support/table'

const close = { type: 'closeAsking', table: T1 } as const

it('S.54 a card detached before the closing binds the banker to the coup', () => {
  const bound = bankerErrs(atStake({ 2: 40 }), { kind: 'drawnEarly' })
  expect(coupOf(bound).faults.isBound).toBe(true)
  expect(coupOf(bound).incidents.map(({ provision }) => provision)).toEqual(['S.54'])
})

it('S.54 a banker alla regola is freed where the house frees them, and the card is kept for the next coup', () => {
  const open = changed(atStake({ 2: 40 }), { regola: [m(1)] })
  const freed = coupOf(bankerErrs(open, { kind: 'drawnEarly' }))
  expect(freed.faults.isBound).toBe(false)
  expect(freed.surplus.map(({ fate }) => fate)).toEqual(['next-coup'])
})

it('S.54 drawnFreesRegola: a house that does not free them binds a banker alla regola too', () => {
  const isBound = (drawnFreesRegola: boolean) => {
    const settings = { drawnFreesRegola }
    const open = changed(atStake({ 2: 40 }, {}, { settings }), { regola: [m(1)] })
    return coupOf(bankerErrs(open, { kind: 'drawnEarly' })).faults.isBound
  }
  expect([isBound(false), isBound(true)]).toEqual([true, false])
})

it('S.54 a bound banker who refuses the coup leaves the seat; stakes and bank go back', () => {
  const bound = bankerErrs(atStake({ 2: 40 }), { kind: 'drawnEarly' })
  const refuseCoup = { type: 'refuseBoundCoup', ...ofM(1), passes: false } as const
  expect(refusalOf(atStake({ 2: 40 }), refuseCoup)).toBe('S.54 not-bound')
  const left = after(bound, [refuseCoup], phone(1))
  const { seats, mano, coup, turn } = tableOf(left)
  expect([seats[0]?.holder, mano, coup, turn]).toEqual([null, null, null, 2])
  expect([chipsBefore(left, 1), chipsBefore(left, 2)]).toEqual([1000, 1000])
})

it('S.54 with the inspector’s leave, and only so, a bound banker passes the mano instead', () => {
  const bound = bankerErrs(atStake({ 2: 40 }), { kind: 'drawnEarly' })
  const pass = { type: 'refuseBoundCoup', ...ofM(1), passes: true } as const
  expect(refusalOf(bound, pass)).toBe('S.54 inspector-only')
  const passed = tableOf(after(bound, [pass], inspector))
  expect(passed.seats[0]?.holder).toBe(m(1))
  expect(passed.seguito).toMatchObject({ outgoing: m(1), sum: 100 })
})

it('S.54 after the closing a detached card is no error', () => {
  expect(bankerRefusal(atStake({ 2: 40 }, { phase: 'closed' }), { kind: 'drawnEarly' })).toBe(
    'S.54 not-this-phase',
  )
})

it('S.57 a solo caller who has not taken up the cards may refuse, and the coup is void', () => {
  const coup = { phase: 'dealt', holder: holder(2, true), calls: [call(2, 100)] } as const
  const asked = bankerErrs(atStake({ 2: 100 }, coup), { kind: 'lookedEarly' })
  expect(coupOf(asked).asking).toMatchObject({ waiting: [m(2)], may: ['keep', 'refuse'] })
  const refused = after(asked, [answers(2, 'refuse')], phone(2))
  expect(lastCoup(refused)).toMatchObject({ result: 'void', resultBy: 'S.57' })
  expect(chipsBefore(refused, 2)).toBe(1000)
})

it('S.57 several punters may each withdraw or reduce, all at once; the coup is played with the minimum left', () => {
  const open = atStake({ 2: 40, 3: 30, 4: 20 }, { phase: 'closed' })
  const asked = bankerErrs(open, { kind: 'lookedEarly' })
  expect(coupOf(asked).asking?.waiting).toEqual([m(2), m(3), m(4)])
  const heard = after(asked, [answers(4, 'withdraw'), answers(2, 'reduce', 10)])
  expect(coupOf(heard).asking?.waiting).toEqual([m(3)])
  const played = after(heard, [close])
  expect(coupOf(played).asking).toBeNull()
  expect(coupOf(played).bets.map(({ member, plays }) => [member, plays])).toEqual([
    [m(2), 10],
    [m(3), 30],
  ])
  expect([chipsBefore(played, 2), chipsBefore(played, 3), chipsBefore(played, 4)]).toEqual([
    990, 970, 1000,
  ])
})

it('S.57 below the minimum the coup is void and every stake goes back', () => {
  const asked = bankerErrs(atStake({ 2: 40, 3: 9 }, { phase: 'closed' }), { kind: 'lookedEarly' })
  const voided = after(asked, [answers(2, 'withdraw'), answers(3, 'keep')])
  expect(lastCoup(voided)).toMatchObject({ result: 'void', resultBy: 'S.57' })
  expect([chipsBefore(voided, 2), chipsBefore(voided, 3)]).toEqual([1000, 1000])
})

it('S.57 a stake is reduced to less than it was, and not to nothing', () => {
  const asked = bankerErrs(atStake({ 2: 40, 3: 30 }, { phase: 'closed' }), {
    kind: 'lookedEarly',
  })
  for (const chips of [0, 40])
    expect(refusalOf(asked, answers(2, 'reduce', chips))).toBe('S.57 not-less')
  expect(refusalOf(asked, answers(2, 'add', 5))).toBe('S.61e answer-not-open')
  expect(refusalOf(asked, answers(5, 'keep'))).toBe('S.61e not-asked')
})

it('S.57 a caller who reduces calls no more, and the game can be closed', () => {
  const open = atStake({ 2: 100, 3: 30 }, { calls: [call(2, 100)] })
  const asked = bankerErrs(open, { kind: 'lookedEarly' })
  const reduced = after(asked, [answers(2, 'reduce', 40), close])
  expect(coupOf(reduced).calls).toEqual([])
  expect(coupOf(after(reduced, [{ type: 'closeGame', table: T1 }])).bets).toHaveLength(2)
})

it('S.58 a punter who touched the cards is bound, and nobody is asked', () => {
  const coup = { phase: 'dealt', holder: holder(2, false, { touched: true }) } as const
  const bound = coupOf(bankerErrs(atStake({ 2: 40, 3: 30 }, coup), { kind: 'lookedEarly' }))
  expect(bound.asking).toBeNull()
  expect(bound.faults.isBound).toBe(true)
  expect(bound.incidents.at(-1)?.provision).toBe('S.58')
})

it('S.58 a punter who asks whether the banker gives a card is bound, and the asking ends', () => {
  const looked = bankerErrs(atStake({ 2: 40, 3: 30 }, { phase: 'closed' }), {
    kind: 'lookedEarly',
  })
  const bound = coupOf(bankerErrs(looked, { kind: 'puntaAsked' }))
  expect(bound.asking).toBeNull()
  expect(bound.faults.isBound).toBe(true)
  expect(bankerRefusal(atStake({ 2: 40 }), { kind: 'puntaAsked' })).toBe('S.58 nobody-looked')
})

it('S.59 all may withdraw when the banker lays down too soon', () => {
  const coup = { phase: 'dealt', holder: holder(2, false) } as const
  const asked = bankerErrs(atStake({ 2: 40, 3: 30 }, coup), { kind: 'laidDownEarly' })
  expect(coupOf(asked).asking?.may).toEqual(['keep', 'withdraw'])
  const played = after(asked, [answers(2, 'withdraw'), close])
  expect(coupOf(played)).toMatchObject({ phase: 'closed', holder: null })
  expect(coupOf(played).bets.map(({ member }) => member)).toEqual([m(3)])
})

it('S.59 a punter who touched a card cannot withdraw, and the card counts as seen', () => {
  const coup = { phase: 'dealt', holder: holder(2, false, { touched: true }) } as const
  const stays = coupOf(bankerErrs(atStake({ 2: 40 }, coup), { kind: 'laidDownEarly' }))
  expect(stays.asking).toBeNull()
  expect(stays.holder?.seen).toBe(true)
})

it('S.60 the banker who turns a card of the punta uncovers one; the stakes stay', () => {
  const coup = coupOf(bankerErrs(atStake({ 2: 40 }, { phase: 'closed' }), { kind: 'turnedOne' }))
  expect(coup.asking).toBeNull()
  expect(coup.bets).toHaveLength(1)
  expect(coup.incidents.at(-1)?.provision).toBe('S.60')
})

const exposed = { kind: 'exposedPunta' } as const

it('S.61a with nothing staked the game stays open, and all may stake or call', () => {
  const open = bankerErrs(atStake({}), exposed)
  expect(coupOf(open)).toMatchObject({ phase: 'open', asking: null })
  expect(coupOf(after(open, [stakes(3, 20)])).bets).toHaveLength(1)
})

it('S.61b with stakes down they stand, and the difference goes first to who lost chipsBefore, then by the mano', () => {
  const open = changed(atStake({ 2: 40 }), { lastSolePunter: m(5) })
  const asked = bankerErrs(open, exposed)
  expect(coupOf(asked).asking?.waiting.slice(0, 3)).toEqual([m(5), m(2), m(3)])
  expect(coupOf(asked).asking?.waiting).not.toContain(m(1))
  expect(refusalOf(asked, answers(3, 'add', 10))).toBe('S.61b others-first')
  expect(refusalOf(asked, answers(5, 'add', 61))).toBe('S.61b difference-only')
  expect(refusalOf(asked, answers(2, 'withdraw'))).toBe('S.61e answer-not-open')
  const added = after(asked, [answers(5, 'add', 60), close])
  expect(coupOf(added).bets.map(({ member, plays }) => [member, plays])).toEqual([
    [m(2), 40],
    [m(5), 60],
  ])
  expect(chipsBefore(added, 5)).toBe(940)
})

it('S.61c with the game closed each may keep or withdraw, and nothing new is staked', () => {
  const asked = bankerErrs(atStake({ 2: 40, 3: 30 }, { phase: 'closed' }), exposed)
  expect(coupOf(asked).asking?.may).toEqual(['keep', 'withdraw'])
  expect(refusalOf(asked, answers(2, 'add', 10))).toBe('S.61e answer-not-open')
})

it('S.61d with banco called the game closes at the error; the caller has the coup and may refuse it', () => {
  const open = atStake({ 2: 100, 3: 20 }, { calls: [call(2, 100)] })
  const asked = bankerErrs(open, exposed)
  expect(coupOf(asked)).toMatchObject({ phase: 'closed', holder: { member: m(2) } })
  expect(coupOf(asked).asking).toMatchObject({ provision: 'S.61d', waiting: [m(2)] })
  expect(chipsBefore(asked, 3)).toBe(1000)
  expect(coupOf(after(asked, [answers(2, 'keep')])).holder?.member).toBe(m(2))
  expect(lastCoup(after(asked, [answers(2, 'refuse')]))?.result).toBe('void')
})

it('S.61e the banker plays the rule with the free cells forced; the punta is free on 5', () => {
  const asked = bankerErrs(atStake({ 2: 40 }, { phase: 'closed' }), exposed)
  expect(coupOf(asked).regime).toMatchObject({
    puntaFive: 'free',
    puntaByRule: true,
    bancoByRule: true,
    bancoForced: true,
    because: ['S.61e'],
  })
  const voided = after(asked, [answers(2, 'withdraw')])
  expect(lastCoup(voided)?.result).toBe('void')
})

it('S.61e while answers are awaited no cards are dealt', () => {
  const coup = { phase: 'closed', holder: holder(2, false) } as const
  const asked = bankerErrs(atStake({ 2: 40, 3: 30 }, coup), exposed)
  expect(refusalOf(asked, { type: 'dealCards', table: T1 }, tablet)).toBe('S.11a still-asked')
})

const wrong = { kind: 'wrongOrder', seen: false, disputed: false } as const

it('S.65 mixed up and unseen it is put right, and the stakes are free to change', () => {
  const coup = { phase: 'dealt', holder: holder(2, false) } as const
  const asked = bankerErrs(atStake({ 2: 40, 3: 30 }, coup), wrong)
  expect(coupOf(asked).asking?.may).toEqual(['keep', 'reduce', 'withdraw', 'add'])
  const changedStakes = after(asked, [answers(3, 'add', 30), close])
  expect(coupOf(changedStakes).bets.map(({ plays }) => plays)).toEqual([40, 60])
})

it('S.65 disputed, the coup is void; seen, it can no longer be put right', () => {
  const coup = { phase: 'dealt', holder: holder(2, false) } as const
  const voided = bankerErrs(atStake({ 2: 40 }, coup), { ...wrong, disputed: true })
  expect(lastCoup(voided)).toMatchObject({ result: 'void', resultBy: 'S.65' })
  expect(bankerRefusal(atStake({ 2: 40 }, coup), { ...wrong, seen: true })).toBe(
    'S.65 cards-were-seen',
  )
})

it('S.65 nothing can be claimed once the coup is over', () => {
  const over = atStake({ 2: 40 }, { phase: 'decided', result: 'banco' })
  expect(bankerRefusal(over, wrong)).toBe('S.65 not-this-phase')
})

it('S.74 a banker who passes the cards answers for it: it is on record', () => {
  const coup = coupOf(bankerErrs(atStake({ 2: 40 }, { phase: 'closed' }), { kind: 'passedCards' }))
  expect(coup.incidents).toMatchObject([{ provision: 'S.74', member: m(1) }])
})

it('S.61c that which follows is known before it is confirmed, and told in the same words', () => {
  const open = atStake({ 2: 40, 3: 30 }, { phase: 'closed' })
  const kase = caseAt(open, T1)
  if ('refusal' in kase) throw new Error('no case')
  const follows = bankerFollows(kase, { kind: 'exposedPunta' })
  if ('refusal' in follows) throw new Error('refused')
  expect(consequences(follows).map(({ key }) => key)).toEqual(['asked', 'forced'])
  const decision = decided(open, {
    type: 'reportBankerError',
    table: T1,
    error: { kind: 'exposedPunta' },
  })
  const event = decision.accepted ? decision.events[0] : null
  if (event?.type !== 'bankerErred') throw new Error('not reported')
  const told = [BANKER_ERRORS_TELLING.bankerErred(event)].flat()
  expect(told.map(({ key }) => key)).toEqual(['exposedPunta', 'asked', 'forced'])
})
