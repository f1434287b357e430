import { expect, it } from 'vitest'
import { asPlayer } from '@/rules/banked/ids'
import { offersOf } from '@/rules/black-jack/offers'
import { ceilingOn, Settings } from '@/rules/black-jack/settings'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { aDay, desk, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'

const stake = (casella: number, n: number, chips: number) =>
  ({ type: 'layStake', table: T1, casella, player: p(n), chips }) as const
const invited = (evening = aDay()) => new Play(evening).give({ type: 'inviteStakes', table: T1 })
const change = (minimum: number, maximum: number) =>
  ({ type: 'changeLimits', table: T1, minimum, maximum, as: 'management' }) as const
const sign = { type: 'signLimits', table: T1, as: 'control' } as const

it('B.2.1 a table opens with its limits and two signatures, and less than the minimum is refused', () => {
  const open = {
    type: 'openTable',
    minimum: 10,
    maximum: 100,
    settings: Settings.parse({}),
    as: 'management',
  } as const
  const play = new Play(aDay()).give(open, inspector)
  const again = { type: 'signTable', table: 'T2', as: 'control' } as const
  expect(play.refused({ type: 'inviteStakes', table: 'T2' }, inspector)).toBe('null table-not-open')
  expect(play.refused(again, inspector)).toBe('B.2.3 two-persons')
  play.give(again, desk)
  expect(Object.values(play.evening.tables)[1]).toMatchObject({
    status: 'open',
    limits: { minimum: 10, maximum: 100 },
  })
  expect(invited().refused(stake(1, 1, 8))).toBe('B.2.1 below-minimum')
  expect(invited().refused(stake(1, 1, 11))).toBe('B.2.1 not-in-steps')
  expect(play.refused({ ...open, minimum: 11 }, inspector)).toBe('B.2.1 not-in-steps')
  expect(play.refused({ ...open, minimum: 200 }, inspector)).toBe('B.2.1 minimum-above-maximum')
})

it('B.2.2 the maximum counts per person and casella', () => {
  const play = invited().lay(1, p(1), 100).lay(1, p(2), 100).lay(2, p(1), 100)
  expect(play.refused(stake(1, 1, 102))).toBe('B.2.2 above-maximum')
})

it('B.2.3 the two sign, different persons, and the limits change when the stakes open', () => {
  const play = new Play().give(change(20, 200), inspector)
  expect(play.refused({ ...sign, as: 'management' }, desk)).toBe('B.2.3 not-a-signer')
  expect(play.refused(sign, inspector)).toBe('B.2.3 two-persons')
  expect(play.refused(sign, phone(1))).toBe('B.2.3 not-a-signer')
  play.give({ type: 'inviteStakes', table: T1 })
  expect(play.table.limits.minimum).toBe(10)
  play.give({ type: 'voidColpo', table: T1, why: 'nessuna puntata' }, inspector)
  play.give(sign, desk)
  expect(play.table.limits.minimum).toBe(10)
  play.give({ type: 'inviteStakes', table: T1 })
  expect(play.table.limits).toMatchObject({ minimum: 20, maximum: 200, since: 2 })
  expect(play.table.limitsAsked).toBeNull()
})

it('B.2.3 B1.stakes.1 latest puntate are laid again within the limits that the next colpo will have', () => {
  const played = (withSign: boolean) => {
    const play = twoStaked().cards('10 9 7 K 8').say(1, 'no').say(2, 'no').cards('K').settle()
    play.give(change(20, 200), inspector)
    if (withSign) play.give(sign, desk)
    return play.give({ type: 'repeatStakes', table: T1 })
  }
  const laid = ({ colpo }: Play) => colpo.caselle.map(({ number }) => number)
  expect([laid(played(false)), laid(played(true))]).toEqual([[1, 2], [1]])
})

it('B1.stakes.1 A1 a puntata of somebody unnamed is laid again while they hold their seat, or stand', () => {
  const [seated, stands] = [asPlayer('@5'), asPlayer('@2a')]
  const repeated = (after: (play: Play) => unknown) => {
    const play = new Play().give({ type: 'takeSeat', table: T1, player: seated, seat: 5 })
    play.stakes([1, p(1), 10], [2, stands, 10], [5, seated, 10]).cards('10 9 8 7 K 8 9')
    play.say(1, 'no').say(2, 'no').say(5, 'no').cards('K').settle()
    after(play)
    play.give({ type: 'repeatStakes', table: T1 })
    return play.colpo.caselle.map(({ number }) => number)
  }
  const remove = { type: 'removePerson', table: T1, player: seated, why: 'carta piegata' } as const
  expect(repeated(() => null)).toEqual([1, 2, 5])
  expect(repeated((play) => play.give({ type: 'leaveSeat', table: T1, player: seated }))).toEqual([
    1, 2,
  ])
  expect(repeated((play) => play.give(remove, inspector))).toEqual([1, 2])
})

it('B.22.1 a stake is offered up to the chips before its player, by the table’s step', () => {
  const play = new Play(aDay({ chips: 57, minimum: 12, maximum: 120, settings: { step: 4 } }))
  play.give({ type: 'inviteStakes', table: T1 }).lay(1, p(1), 16)
  const most = (casella: number) =>
    offersOf('layStake', play.evening, tablet, play.at).find(
      ({ payload }) => payload.casella === casella && payload.player === p(1),
    )?.bounds?.chips?.max
  expect([most(1), most(2)]).toEqual([56, 40])
})

it('B.2.3 limits change at an open table only', () => {
  const limits = { minimum: 10, maximum: 100, settings: Settings.parse({}) }
  const play = new Play().give({ type: 'openTable', ...limits, as: 'management' }, inspector)
  expect(play.refused({ ...change(20, 200), table: 'T2' }, inspector)).toBe('null table-not-open')
})

it('B.2.3 a signature is for the limits that its giver saw, not for others asked since', () => {
  const play = new Play().give(change(20, 200), inspector)
  const seen = { ...sign, minimum: 20, maximum: 200 }
  const [offer] = offersOf('signLimits', play.evening, desk, play.at)
  expect({ type: offer?.type, ...offer?.payload }).toEqual(seen)
  play.give({ type: 'dropLimits', table: T1 }, inspector).give(change(40, 400), inspector)
  expect(play.refused(seen, desk)).toBe('B.2.3 other-limits-wait')
  expect(play.refused({ ...sign, maximum: 200 }, desk)).toBe('B.2.3 other-limits-wait')
  expect(play.give(sign, desk).table.limitsAsked?.signed).toHaveLength(2)
})

it('B.2.3 J.5 while the chips are counted no table is opened and no limits change', () => {
  const play = new Play().give(change(20, 200), inspector)
  const limits = { minimum: 10, maximum: 100, settings: Settings.parse({}) }
  const open = { type: 'openTable', ...limits, as: 'management' } as const
  play.give(open, inspector).give({ type: 'beginCount' }, desk)
  const signTable = { type: 'signTable', table: 'T2', as: 'control' } as const
  expect(play.refused(open, inspector)).toBe('J.5 counting-begun')
  expect(play.refused(signTable, desk)).toBe('J.5 counting-begun')
  expect(play.refused(change(40, 400), inspector)).toBe('J.5 counting-begun')
  expect(play.refused(sign, desk)).toBe('J.5 counting-begun')
})

it('B.2.4 ratio: changed limits keep one to ten, exactly or at most', () => {
  expect(new Play().refused(change(20, 180), inspector)).toBe('B.2.4 not-one-to-ten')
  const most = new Play(aDay({ settings: { ratio: 'at-most' } }))
  expect(most.refused(change(20, 220), inspector)).toBe('B.2.4 not-one-to-ten')
  expect(most.give(change(20, 180), inspector).table.limitsAsked?.maximum).toBe(180)
  const open = { type: 'openTable', settings: Settings.parse({}), as: 'management' } as const
  const { evening } = new Play().give({ ...open, minimum: 20 }, inspector)
  expect(Object.values(evening.tables)[1]?.limits).toMatchObject({ minimum: 20, maximum: 200 })
})

it('B.2.5 ceilings: never above the ceiling in force on the day', () => {
  expect(new Play().refused(change(600, 6_000), inspector)).toBe('B.2.5 above-ceiling')
  const ceilings = [
    { from: '2000-01-01', chips: asChips(100) },
    { from: '2004-06-11', chips: asChips(5_000) },
  ]
  expect(ceilingOn({ ceilings }, '2004-06-10')).toBe(100)
  expect(ceilingOn({ ceilings }, '2026-11-20')).toBe(5_000)
})

it('B.2.5 a table is offered with limits under the ceiling, however large its step', () => {
  const ceilings = [{ from: '2004-06-11', chips: 5_000 }]
  const offered = (step: number) => {
    const [offer] = offersOf('openTable', aDay({ settings: { step, ceilings } }), inspector, 0)
    return [offer?.payload.minimum, offer?.bounds?.minimum?.max]
  }
  expect(offered(2)).toEqual([10, 500])
  expect(offered(250)).toEqual([500, 500])
})

it('B1.stakes.1 a puntata is laid before the deal, made larger or smaller, and taken back', () => {
  const play = invited().lay(3, p(3), 20).lay(3, p(3), 40)
  expect([play.lying(3, 3), play.won(3)]).toEqual([40, -40])
  play.give({ type: 'withdrawStake', table: T1, casella: 3, player: p(3) })
  expect([play.lying(3, 3), play.won(3)]).toEqual([0, 0])
  expect(play.refused({ type: 'closeStakes', table: T1 })).toBe('B.3.1 nothing-staked')
})

it('B1.deal.1 the dealer alone closes, whenever they hold the time enough', () => {
  const play = invited().lay(1, p(1), 10).lay(2, p(1), 10)
  expect(play.refused({ type: 'closeStakes', table: T1 }, phone(1))).toBe('null not-allowed')
})

it('B.3.1 no stake before the invitation', () => {
  expect(new Play().refused(stake(1, 1, 10))).toBe('null no-colpo')
})

it('B.3.2 after the call nothing grows or shrinks', () => {
  const play = twoStaked()
  expect(play.refused(stake(1, 1, 40))).toBe('B.3.2 stakes-closed')
  expect(play.refused({ type: 'withdrawStake', table: T1, casella: 1, player: p(1) })).toBe(
    'B.3.2 stakes-closed',
  )
})

it('B.3.2 after the call no stake is offered', () => {
  const { evening, at } = twoStaked()
  expect(offersOf('layStake', evening, phone(1), at)).toEqual([])
})

it('B.22.2 a stake is the house’s own chips in the casella: chips asked for play once handed', () => {
  const play = invited(aDay({ chips: 30 }))
  play.give({ type: 'askCassa', member: asMember('m1'), chips: 20 }, phone(1))
  expect(play.refused(stake(1, 1, 50))).toBe('B.22.1 not-enough-chips')
  play.give({ type: 'handCassa', member: asMember('m1'), chips: 20 }, desk).lay(1, p(1), 50)
  expect([play.lying(1, 1), play.won(1)]).toEqual([50, -1_000])
})

it('B.22.1 nothing by word: a stake moves chips that lie before the player', () => {
  const play = invited(aDay({ chips: 30 }))
  expect(play.refused(stake(1, 1, 40))).toBe('B.22.1 not-enough-chips')
  play.lay(1, p(1), 30)
  expect(play.evening.accounts).toMatchObject({ 'puntate:T1:1:m1': 30, 'chips:m1': 0 })
})

it('B.27.2 every puntata has an account of its own, in which nobody else’s chips lie', () => {
  const play = invited().lay(1, p(1), 10).lay(1, p(2), 20)
  expect(play.evening.accounts).toMatchObject({ 'puntate:T1:1:m1': 10, 'puntate:T1:1:m2': 20 })
})

it('B.2.1 step: stakes go by the table’s even step', () => {
  expect(Settings.safeParse({ step: 5 }).success).toBe(false)
  const play = invited(aDay({ settings: { step: 20 }, minimum: 20 }))
  expect(play.refused(stake(1, 1, 30))).toBe('B.2.1 not-in-steps')
  expect(play.lay(1, p(1), 40).lying(1, 1)).toBe(40)
})
