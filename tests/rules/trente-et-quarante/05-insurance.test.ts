import { expect, it } from 'vitest'
import { premioOf } from '@/rules/trente-et-quarante/accounts'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import { aDay, inspector, Play, p, phone, T1, tablet } from './support/table'

const insure = (chips: number, n = 1, chance: 'nero' | 'rosso' = 'nero') =>
  ({ type: 'insure', table: T1, player: p(n), chance, chips }) as const
const drop = { type: 'dropInsurance', table: T1, player: p(1), chance: 'nero' } as const
const staked = (chips: number, settings = {}) =>
  new Play(aDay({ settings })).invite().lay(1, 'nero', chips)
const withdraw = (posta: number) =>
  ({ type: 'withdrawStake', table: T1, player: p(1), posta }) as const

it('T.6.1 one per cent is paid at once, and is the bank’s when the colpo is decided', () => {
  const play = staked(1_000).give(insure(1_000), phone(1))
  expect(play.chips(premioOf(T1, 'nero', p(1)))).toBe(10)
  play.colpoOf(33, 36)
  expect(play.outcomes).toEqual(['won', 'premium-taken'])
  expect(play.won(1)).toBe(990)
})

it('T.6.1 A2 on 31–31 the insured part stays free and the rest goes to prison', () => {
  const play = staked(700).give(insure(500)).colpoOf(31, 31)
  expect(play.outcomes).toEqual(['spared', 'prison', 'premium-taken'])
  expect(play.cloth).toEqual(['m1 nero 500', 'm1 nero 200 ×1'])
  expect(play.banco).toBe(5)
})

it('T.6.1 A2 it covers one colpo', () => {
  const play = staked(500).give(insure(500)).colpoOf(31, 31).invite().colpoOf(31, 31)
  expect(play.cloth).toEqual(['m1 nero 500 ×1'])
})

it('T.6.1 F2 divideAt: 31–31 at the end of a taglia divides the rest, and the insured part stays free on the cloth', () => {
  const ended = (last: boolean) => {
    const play = new Play(aDay({ settings: { divideAt: 'everyTaglia' } }))
    if (last) play.give({ type: 'declareLastTaglia', table: T1 }, inspector)
    play.invite().lay(1, 'nero', 700).give(insure(500))
    return play.give({ type: 'declareLastColpo', table: T1 }).colpoOf(31, 31)
  }
  const any = ended(false)
  expect(any.outcomes).toEqual(['spared', 'divided', 'premium-taken'])
  expect([any.table.taglia.step, any.cloth, any.won(1)]).toEqual(['ended', ['m1 nero 500'], -605])
  const days = ended(true)
  expect(days.outcomes).toEqual(['given-back', 'divided', 'premium-taken'])
  expect([days.cloth, days.won(1), days.banco]).toEqual([[], -105, 105])
})

it('T.6.1 A3 a premium that stands comes back when no colpo follows, with its stake', () => {
  const stands = () => staked(700).give(insure(500)).colpoOf(35, 35)
  const closed = stands().give({ type: 'closeTable', table: T1 }, inspector)
  expect([closed.won(1), closed.banco, closed.cloth]).toEqual([0, 0, []])
  expect(closed.events[0]).toMatchObject({
    parts: [
      { outcome: 'given-back', provision: 'T.9' },
      { outcome: 'premium-back', provision: 'T.9' },
    ],
  })
  expect(closed.table.insurances).toEqual([])
  const day = new Play().give({ type: 'declareLastTaglia', table: T1 }, inspector)
  day.invite().lay(1, 'nero', 700).give(insure(500)).colpoOf(35, 35)
  day.give({ type: 'endTaglia', table: T1 })
  expect([day.won(1), day.table.insurances]).toEqual([0, []])
  const taken = staked(500, { premiumOnNull: 'taken' }).give(insure(500)).colpoOf(35, 35)
  expect(taken.give({ type: 'closeTable', table: T1 }, inspector).won(1)).toBe(-5)
  const next = stands().give({ type: 'endTaglia', table: T1 })
  expect([next.cloth, next.table.insurances]).toMatchObject([['m1 nero 700'], [{ stands: true }]])
})

it('T.6.1 A5 insurance is paid before the first card, after the call too', () => {
  const play = staked(500).call().give(insure(500))
  const late = staked(500).call().cards('K')
  expect(late.refused(insure(500))).toBe('T.6.1 first-card-out')
  play.give(drop)
  expect(play.won(1)).toBe(-500)
  expect(play.refused(drop)).toBe('T.6.1 not-insured')
})

it('T.6.1 premiumOnNull: after a null colpo the premium stays in force, or is taken', () => {
  const stays = staked(500).give(insure(500)).colpoOf(35, 35)
  expect(stays.outcomes).toEqual(['null', 'premium-stands'])
  stays.invite().colpoOf(31, 31)
  expect(stays.outcomes).toEqual(['spared', 'premium-taken'])
  const taken = staked(500, { premiumOnNull: 'taken' }).give(insure(500)).colpoOf(35, 35)
  expect(taken.outcomes).toEqual(['null', 'premium-taken'])
  expect(taken.table.insurances).toEqual([])
})

it('T.6.1 F3 while a premium stands the insured part is not made smaller, and the whole stake withdrawn gives it back', () => {
  const play = staked(500).lay(1, 'nero', 100).give(insure(500)).colpoOf(35, 35)
  expect(play.refused(withdraw(1))).toBe('T.6.2 insured-part-stays')
  play.invite()
  expect(play.refused(drop)).toBe('T.6.1 premium-stands')
  play.give(withdraw(2))
  expect(play.won(1)).toBe(-505)
  play.give(withdraw(1))
  expect(play.won(1)).toBe(0)
  expect(play.table.insurances).toEqual([])
})

it('T.6.1 rate: a house may ask another premium, and a class whose premium is no whole number is refused', () => {
  const play = staked(500, { rate: 20 }).give(insure(500)).colpoOf(33, 36)
  expect(play.banco).toBe(-490)
  const settings = { ...play.table.settings, rate: 7 }
  const open = { type: 'openTable', minimum: 10, maximum: 100, as: 'management' } as const
  expect(play.refused({ ...open, settings }, inspector)).toBe('T.6.1 premium-not-whole')
})

it('T.6.1 a member pays the premium from the chips in front of them', () => {
  const play = new Play(aDay({ chips: 500 })).invite().lay(1, 'nero', 500)
  expect(play.refused(insure(500))).toBe('T.6.1 not-enough-chips')
})

it('T.6.2 A4 the insured amount is a multiple of 500 up to the stake', () => {
  const play = staked(1_200)
  const offers = offersOf('insure', play.evening, phone(1), play.at)
  expect(offers).toMatchObject([
    { payload: { chips: 1_000 }, bounds: { chips: { min: 500, max: 1_000, step: 500 } } },
  ])
  expect(play.refused(insure(400))).toBe('T.6.2 not-a-multiple')
  expect(play.refused(insure(1_500))).toBe('T.6.2 above-the-stake')
  play.give(insure(500)).give(insure(500))
  expect(play.refused(insure(500))).toBe('T.6.2 above-the-stake')
  expect(play.table.insurances).toMatchObject([{ insured: 1_000, premium: 10, stands: false }])
})

it('T.6.2 A4 stakes on different chances never add up; two of one owner on the same chance do', () => {
  const play = staked(300).lay(1, 'rosso', 300)
  expect(play.refused(insure(500))).toBe('T.6.2 above-the-stake')
  play.lay(1, 'nero', 300).give(insure(500))
  expect(play.refused(insure(500, 2))).toBe('T.6.2 nothing-to-insure')
})

it('T.6.2 F4 of two stakes part insured the one laid first is spared first', () => {
  const play = staked(300).lay(1, 'nero', 300).give(insure(500)).colpoOf(31, 31)
  expect(play.cloth).toEqual(['m1 nero 300', 'm1 nero 200', 'm1 nero 100 ×1'])
})

it('T.6.2 F4 two stakes of one owner insured in part: another owner’s, and another chance, are not spared', () => {
  const play = staked(400).lay(2, 'nero', 400).lay(1, 'rosso', 400).lay(1, 'nero', 800)
  play.give(insure(1_000)).colpoOf(31, 31)
  expect(play.cloth).toEqual([
    'm1 nero 400',
    'm2 nero 400 ×1',
    'm1 rosso 400 ×1',
    'm1 nero 600',
    'm1 nero 200 ×1',
  ])
  expect(play.won(1)).toBe(-1_600 - 10)
})

it('T.6.2 A5 an imprisoned stake cannot be insured', () => {
  const play = staked(500).colpoOf(31, 31).invite()
  expect(play.refused(insure(500))).toBe('T.6.2 nothing-to-insure')
})

it('T.6.2 A5 an imprisoned stake of the same owner on the same chance is not spared by a later insurance', () => {
  const play = staked(500).colpoOf(31, 31).invite().lay(1, 'nero', 500).give(insure(500))
  play.colpoOf(31, 31)
  expect(play.cloth).toEqual(['m1 nero 500'])
  expect(play.outcomes).toEqual(['divided', 'spared', 'premium-taken'])
})

it('T.6.2 insured: where only whole stakes are insured, a part is refused', () => {
  const play = staked(1_000, { insured: 'whole' })
  expect(play.refused(insure(500))).toBe('T.6.2 whole-stake-only')
  play.give(insure(1_000))
  const odd = staked(700, { insured: 'whole' })
  expect(odd.refused(insure(500))).toBe('T.6.2 whole-stake-only')
  expect(offersOf('insure', odd.evening, tablet, odd.at)).toEqual([])
})

it('T.6.2 insured: whole stakes alone are offered, and only to who can pay the premium', () => {
  const offered = (settings: object, chips = 1_504) => {
    const play = new Play(aDay({ chips, settings })).invite().lay(1, 'nero', 1_500)
    return offersOf('insure', play.evening, tablet, play.at).map(({ payload, bounds }) => [
      payload.chips,
      bounds?.chips?.max,
    ])
  }
  expect(offered({ insured: 'part', multiple: 100, step: 10 })).toEqual([[400, 400]])
  expect(offered({ insured: 'whole', multiple: 100, step: 10 })).toEqual([])
  expect(offered({ insured: 'whole', multiple: 100, step: 10 }, 1_515)).toEqual([[1_500, 1_500]])
})

it('T.6.2 multiple: a club insures by hundreds; a multiple that is no step is refused', () => {
  const play = staked(300, { multiple: 100 }).give(insure(300)).colpoOf(31, 31)
  expect(play.cloth).toEqual(['m1 nero 300'])
  const settings = { ...play.table.settings, multiple: 100, step: 6 }
  const open = { type: 'openTable', minimum: 12, maximum: 120, as: 'management' } as const
  expect(play.refused({ ...open, settings }, inspector)).toBe('T.6.2 multiple-not-in-steps')
})
