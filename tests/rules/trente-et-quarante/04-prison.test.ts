import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { halved } from '@/rules/trente-et-quarante/04-prison/zero'
import { prigioneOf } from '@/rules/trente-et-quarante/accounts'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import { wonByBank } from '@/rules/trente-et-quarante/play/settlement'
import { colpoView, partsOf } from '@/rules/trente-et-quarante/views/colpo'
import { aDay, desk, inPrison, inspector, Play, p, phone, T1 } from './support/table'

/** Another colpo with nothing new on the cloth. */
const next = (play: Play, nero: number, rosso: number) => play.invite().colpoOf(nero, rosso)
const answer = (play: Play, withdraws: boolean, n = 1) =>
  ({ type: 'answerPrison', table: T1, player: p(n), posta: play.posta(n), withdraws }) as const
const move = (play: Play, chance: 'nero' | 'rosso' | 'colore' | 'inverso', n = 1) =>
  ({ type: 'movePrisoner', table: T1, player: p(n), posta: play.posta(n), chance }) as const

it('T.5.1 A1 equal rows, but not at 31: nothing has any effect, and free stakes lie there until they are altered', () => {
  const play = new Play().played([[1, 'nero', 20]], [35, 35])
  expect(play.outcomes).toEqual(['null'])
  expect(play.cloth).toEqual(['m1 nero 20'])
  expect(play.banco).toBe(0)
  play.give({ type: 'withdrawStake', table: T1, player: p(1), posta: 1 })
  expect(play.won(1)).toBe(0)
})

it('T.5.1 A1 a null colpo leaves an imprisoned stake in prison', () => {
  const play = next(inPrison(), 34, 34)
  expect(play.outcomes).toEqual(['null'])
  expect(play.cloth).toEqual(['m1 nero 20 ×1'])
})

it('T.5.2 both rows at 31: the stake goes to prison; its chance then frees it, with nothing won', () => {
  const play = inPrison()
  expect(play.outcomes).toEqual(['prison'])
  expect(play.cloth).toEqual(['m1 nero 20 ×1'])
  expect(play.chips(prigioneOf(T1, 'nero', p(1)))).toBe(20)
  next(play, 32, 40)
  expect(play.outcomes).toEqual(['freed'])
  expect(play.cloth).toEqual(['m1 nero 20'])
  expect(play.banco).toBe(0)
})

it('T.5.3 B3 the owner is offered both answers, to withdraw it and to leave it', () => {
  const { evening, at } = inPrison()
  expect(
    offersOf('answerPrison', evening, phone(1), at).map(({ payload }) => payload.withdraws),
  ).toEqual([true, false])
})

it('T.5.2 B1 the contrary result loses the whole imprisoned stake', () => {
  const play = next(inPrison(), 40, 32)
  expect(play.outcomes).toEqual(['lost'])
  expect(play.won(1)).toBe(-20)
})

it('T.5.2 B6 a freed stake is taken by its owner, or left as a free stake of the next colpo', () => {
  const taken = next(inPrison(), 32, 40)
  expect(taken.table.poste[0]?.isFreed).toBe(true)
  taken.give({ type: 'withdrawStake', table: T1, player: p(1), posta: taken.posta(1) }, phone(1))
  expect(taken.won(1)).toBe(0)
  const left = next(next(inPrison(), 32, 40), 32, 40)
  expect(left.outcomes).toEqual(['won'])
  expect(left.won(1)).toBe(20)
})

it('T.5.2 zero: with divide there is never a prison, and half is taken at each 31–31', () => {
  const play = inPrison({ zero: 'divide' })
  expect(play.outcomes).toEqual(['divided'])
  expect([play.cloth, play.won(1), play.banco]).toEqual([[], -10, 10])
})

it('T.5.2 zero: with nested each 31–31 adds a prison, and each favourable result lifts one', () => {
  const play = next(next(inPrison({ zero: 'nested' }), 31, 31), 31, 31)
  expect(play.cloth).toEqual(['m1 nero 20 ×3'])
  next(play, 32, 40)
  expect(play.outcomes).toEqual(['lifted'])
  next(next(play, 32, 40), 32, 40)
  expect(play.outcomes).toEqual(['freed'])
  expect(play.cloth).toEqual(['m1 nero 20'])
})

it.each([
  ['divide', ['divided'], [], -10],
  ['stay', ['stays'], ['m1 nero 20 ×1'], -20],
  ['lost', ['lost'], [], -20],
] as const)('T.5.2 B2 a second 31–31 with %s', (again, outcomes, cloth, won) => {
  const play = next(inPrison({ again }), 31, 31)
  expect([play.outcomes, play.cloth, play.won(1)]).toEqual([outcomes, cloth, won])
})

it('T.5.2 again: a second 31–31 divides a stake in one prison, leaves it or loses it; with nested prisons it adds one', () => {
  const second = (custom: Parameters<typeof inPrison>[0]) => next(inPrison(custom), 31, 31).cloth
  expect(second({ again: 'divide' })).toEqual([])
  expect(second({ again: 'stay' })).toEqual(['m1 nero 20 ×1'])
  expect(second({ zero: 'nested', again: 'divide' })).toEqual(['m1 nero 20 ×2'])
})

it('T.5.2 again: a stake that stays is told with its provision', () => {
  const play = next(inPrison({ again: 'stay' }), 31, 31)
  expect(play.last.parts).toMatchObject([{ outcome: 'stays', provision: 'T.5.2' }])
})

it('T.5.2 deepest: with two prisons a third 31–31 loses the stake', () => {
  const play = next(inPrison({ zero: 'nested', deepest: 2 }), 31, 31)
  expect(play.cloth).toEqual(['m1 nero 20 ×2'])
  next(play, 31, 31)
  expect([play.outcomes, play.won(1)]).toEqual([['lost'], -20])
})

it('T.5.3 the owner is asked after each 31–31, and withdraws for half', () => {
  const play = inPrison()
  expect(play.table.poste[0]?.isAsked).toBe(true)
  play.give(answer(play, true), phone(1))
  expect([play.cloth, play.won(1), play.banco]).toEqual([[], -10, 10])
})

it('T.5.3 B3 the owner may withdraw before any later call, also after saying that it stays', () => {
  const play = inPrison()
  play.give(answer(play, false))
  expect(play.table.poste[0]?.isAsked).toBe(false)
  expect(play.refused(answer(play, false))).toBe('T.5.3 stays-already')
  next(play, 35, 35).invite()
  play.give(answer(play, true))
  expect(play.won(1)).toBe(-10)
})

it('T.5.3 B3 no answer: it stays; after the call nothing is withdrawn, and a free stake is not halved', () => {
  const play = inPrison().invite()
  expect(play.refused({ ...answer(play, true), posta: 9 })).toBe('T.5.3 not-in-prison')
  expect(play.refused({ type: 'withdrawStake', table: T1, player: p(1), posta: 1 })).toBe(
    'T.5.3 in-prison',
  )
  play.call()
  expect(play.table.poste[0]?.isAsked).toBe(false)
  expect(play.refused(answer(play, true))).toBe('T.1.7 called')
})

it('T.5.3 B4 in n prisons one half is lost for each, every half rounded down to the unit', () => {
  const play = next(inPrison({ zero: 'nested' }), 31, 31)
  play.give(answer(play, true))
  expect(play.won(1)).toBe(-15)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 9 }),
      (whole, times) => {
        const { lost, left } = halved(asChips(whole), times)
        expect(lost + left).toBe(whole)
        expect(left).toBe(Math.ceil(whole / 2 ** times))
      },
    ),
  )
})

it('T.5.4 B5 at its owner’s request the staff moves an imprisoned stake whole; it stays imprisoned', () => {
  const play = next(inPrison({ zero: 'nested' }), 31, 31)
  play.give(move(play, 'inverso'))
  expect(play.cloth).toEqual(['m1 inverso 20 ×2'])
  expect(play.chips(prigioneOf(T1, 'inverso', p(1)))).toBe(20)
  expect(play.refused(move(play, 'inverso'))).toBe('T.5.4 same-chance')
  play.invite().give(move(play, 'rosso'), desk)
  play.colpoOf(40, 32)
  expect(play.cloth).toEqual(['m1 rosso 20 ×1'])
})

it('T.5.4 B5 only the staff moves it, at its own owner’s request, before the call', () => {
  const play = inPrison()
  expect(play.refused(move(play, 'rosso'), phone(1))).toBe('null not-allowed')
  expect(play.refused({ ...move(play, 'rosso'), player: p(2) })).toBe('T.5.4 owner-asks')
  play.invite().call()
  expect(play.refused(move(play, 'rosso'))).toBe('T.1.7 called')
})

it('T.5.4 B5 the table’s maximum does not apply to a stake that is moved', () => {
  const play = new Play(aDay({ maximum: 100 })).played(
    [
      [1, 'nero', 100],
      [1, 'rosso', 100],
    ],
    [31, 31],
  )
  play.invite().lay(1, 'rosso', 100)
  play.give(move(play, 'rosso'))
  expect(play.cloth).toEqual(['m1 rosso 100 ×1', 'm1 rosso 100 ×1', 'm1 rosso 100'])
})

const lastTaglia = (settings = {}) =>
  new Play(aDay({ settings })).give({ type: 'declareLastTaglia', table: T1 }, inspector)
const lastColpo = (play: Play, nero: number, rosso: number) =>
  play.invite().give({ type: 'declareLastColpo', table: T1 }).colpoOf(nero, rosso)

it('T.9 the day’s last taglia ends with 31–31: no prison, the stakes are divided at once', () => {
  const play = lastTaglia().invite().lay(1, 'nero', 20).lay(2, 'rosso', 600).insure(2, 'rosso', 500)
  play.give({ type: 'declareLastColpo', table: T1 })
  expect(play.refused({ type: 'declareLastColpo', table: T1 })).toBe('T.9 last-colpo-already')
  play.colpoOf(31, 31)
  expect(play.outcomes).toEqual(['divided', 'given-back', 'divided', 'premium-taken'])
  expect([play.cloth, play.won(1), play.won(2)]).toEqual([[], -10, -55])
  expect(play.table.taglia.step).toBe('ended')
  expect(play.refused({ type: 'mixCards', table: T1 })).toBe('T.9 last-taglia-over')
})

it.each(['divide', 'prison', 'nested'] as const)(
  'T.9 F1 it prevails over the rules for zero: %s',
  (zero) => {
    const play = lastTaglia({ zero, again: 'lost', deepest: 1 }).played([[1, 'nero', 20]], [31, 31])
    lastColpo(play.invite().lay(2, 'rosso', 20).colpoOf(35, 35), 31, 31)
    expect(play.outcomes.every((outcome) => outcome === 'divided')).toBe(true)
    expect(play.won(2)).toBe(-10)
    expect(play.won(1)).toBe(-10)
  },
)

it('T.9 C2 stakes in prison when no colpo follows are divided as well, whatever the last result was not to free or lose them', () => {
  const play = lastTaglia({ zero: 'nested' }).played([[1, 'nero', 20]], [31, 31])
  next(play, 31, 31).invite().lay(2, 'rosso', 40)
  play.give({ type: 'declareLastColpo', table: T1 }).colpoOf(35, 35)
  expect([play.cloth, play.won(1), play.won(2)]).toEqual([[], -15, 0])
})

it('T.9 the last colpo is told before it is settled with the stakes that then come back or are divided', () => {
  const play = lastTaglia({ zero: 'nested' }).played([[1, 'nero', 20]], [31, 31])
  next(play, 31, 31).invite().lay(2, 'rosso', 40)
  play.give({ type: 'declareLastColpo', table: T1 }).call()
  const told = partsOf(play.table, { nero: 35, rosso: 35, first: 'nero' })
  const { banco } = play
  play.rows(35, 35)
  expect(colpoView(play.table)?.due).toEqual(told)
  play.settle()
  expect([play.banco - banco, wonByBank(told)]).toEqual([15, 15])
  expect(told.map(({ outcome }) => outcome)).toEqual(['null', 'null', 'divided', 'given-back'])
})

it('T.9 C1 at the end of any other taglia imprisoned stakes wait for the next one', () => {
  const play = inPrison().give({ type: 'endTaglia', table: T1 })
  expect(play.cloth).toEqual(['m1 nero 20 ×1'])
  play.give({ type: 'mixCards', table: T1 })
  play.give({ type: 'cutCards', table: T1, player: p(1), witness: null })
  play.give({ type: 'burnCards', table: T1 })
  expect(next(play, 32, 40).outcomes).toEqual(['freed'])
})

it('T.9 F2 divideAt: in a house that divides at the end of every taglia the imprisoned stakes are divided then', () => {
  const play = inPrison({ divideAt: 'everyTaglia', again: 'stay' })
  next(play, 31, 31).invite().lay(2, 'rosso', 20).colpoOf(35, 35)
  play.give({ type: 'endTaglia', table: T1 })
  expect([play.cloth, play.won(1)]).toEqual([['m2 rosso 20'], -10])
  const last = lastColpo(
    new Play(aDay({ settings: { divideAt: 'everyTaglia' } }))
      .invite()
      .lay(1, 'nero', 20)
      .call()
      .rows(35, 35)
      .settle(),
    31,
    31,
  )
  expect(last.outcomes).toEqual(['divided'])
})

it('T.9 C1 F6 the inspector declares the day’s last taglia before its first colpo; undeclared, closing the table divides', () => {
  const play = new Play()
  expect(play.refused({ type: 'declareLastTaglia', table: T1 })).toBe('null not-allowed')
  play.give({ type: 'declareLastTaglia', table: T1 }, inspector)
  expect(play.refused({ type: 'declareLastTaglia', table: T1 }, inspector)).toBe(
    'T.9 declared-already',
  )
  const begun = inPrison()
  expect(begun.refused({ type: 'declareLastTaglia', table: T1 }, inspector)).toBe(
    'T.9 taglia-begun',
  )
  begun.give({ type: 'closeTable', table: T1 }, inspector)
  expect([begun.cloth, begun.won(1)]).toEqual([[], -10])
})

it('T.9 F6 a taglia declared the day’s last before its cards are mixed is mixed and played', () => {
  const play = new Play(aDay({ taglia: { number: 0, step: 'laid-out' } }))
  play.give({ type: 'declareLastTaglia', table: T1 }, inspector)
  play.give({ type: 'mixCards', table: T1 })
  expect([play.table.taglia.step, play.table.taglia.isDaysLast]).toEqual(['mixed', true])
})

it('T.9 a void last colpo ends the taglia too', () => {
  const play = lastTaglia()
    .played([[1, 'nero', 20]], [31, 31])
    .invite()
  play.give({ type: 'declareLastColpo', table: T1 }).call()
  const slip = { slip: 'shown-early', why: 'carta vista' } as const
  play.give({ type: 'voidColpo', table: T1, ...slip }, inspector)
  expect([play.table.taglia.step, play.cloth, play.won(1)]).toEqual(['ended', [], -10])
})
