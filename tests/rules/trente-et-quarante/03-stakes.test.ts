import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bancoOf, chipsOf, unnamedOf } from '@/rules/banked/accounts'
import { asMember } from '@/rules/kernel/ids'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { aDay, inspector, Play, p, phone, T1, tablet } from './support/table'

const opened = () => new Play().invite().lay(1, 'nero', 20)
const withdraw = (posta: number, n = 1) =>
  ({ type: 'withdrawStake', table: T1, player: p(n), posta }) as const
const lay = (n: number) =>
  ({ type: 'layStake', table: T1, player: p(n), chance: 'rosso', chips: 20 }) as const

it('T.7.1 from the first card shown no stake is taken back, moved or made larger', () => {
  const play = opened().call().cards('K')
  expect(play.refused(withdraw(1))).toBe('T.7.1 first-card-shown')
  play.cards('K K 3')
  expect(play.refused(withdraw(1))).toBe('T.7.1 first-card-shown')
})

it('T.7.1 A1 before the call a free stake is altered at will, and only by its owner', () => {
  const play = opened()
  expect(play.refused(withdraw(1, 2))).toBe('T.7.1 no-such-stake')
  expect(play.refused(withdraw(9))).toBe('T.7.1 no-such-stake')
  play.give(withdraw(1), phone(1))
  expect(play.cloth).toEqual([])
  expect(play.won(1)).toBe(0)
})

it('T.7.2 from the first card shown no new stake is added, not by repeating either', () => {
  const play = opened().call().cards('K')
  expect(play.refused(lay(2))).toBe('T.7.2 no-new-stakes')
  expect(play.refused({ type: 'repeatStakes', table: T1, player: null })).toBe(
    'T.7.2 no-new-stakes',
  )
})

it('T.8 every stake moves by its own transfers with the float, never from stake to stake nor netted', () => {
  const play = new Play().invite()
  play.lay(1, 'nero', 20).lay(1, 'nero', 30).lay(1, 'rosso', 20).lay(1, 'colore', 50)
  play.call().rows(33, 36, 'nero').settle()
  const bank = bancoOf(T1)
  const purse = chipsOf(asMember('m1'))
  expect(play.transfers).toEqual([
    { from: 'poste:T1:nero:m1', to: purse, chips: 20 },
    { from: bank, to: purse, chips: 20 },
    { from: 'poste:T1:nero:m1', to: purse, chips: 30 },
    { from: bank, to: purse, chips: 30 },
    { from: 'poste:T1:rosso:m1', to: bank, chips: 20 },
    { from: 'poste:T1:colore:m1', to: purse, chips: 50 },
    { from: bank, to: purse, chips: 50 },
  ])
})

it('T.8 each transfer of a settlement has one stake on one side and the float or its owner on the other', () => {
  const stake = fc.record({
    n: fc.integer({ min: 1, max: 3 }),
    chance: fc.constantFrom(...CHANCES),
    chips: fc.integer({ min: 5, max: 300 }).map((half) => half * 2),
  })
  const total = fc.integer({ min: 31, max: 40 })
  fc.assert(
    fc.property(
      fc.array(stake, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(total, total, fc.constantFrom('nero' as const, 'rosso' as const)), {
        minLength: 1,
        maxLength: 4,
      }),
      (stakes, results) => {
        const play = new Play(aDay({ settings: { level: 2, zero: 'nested' } }))
        for (const [nero, rosso, first] of results) {
          play.invite()
          for (const { n, chance, chips } of stakes) play.lay(n, chance, chips)
          play.give({
            ...{ type: 'recordResult', table: T1, nero, rosso, first },
            ...{ isLast: false, invites: false },
          })
          const place = /^(?:poste|prigione|premi):T1:(.*)$/
          for (const { from, to } of play.transfers) {
            const [of, into] = [place.exec(from)?.[1], place.exec(to)?.[1]]
            // From the cloth to prison and back a stake stays its owner's, on its chance.
            expect(of === undefined || into === undefined || of === into).toBe(true)
          }
          const parts = play.last.parts
          const moved = parts.filter(({ takes, pays }) => takes > 0 || pays > 0)
          const withBank = play.transfers.filter(
            ({ from, to }) => from === bancoOf(T1) || to === bancoOf(T1),
          )
          expect(withBank).toHaveLength(moved.length)
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('T.8 D3 a person without a name stakes and is paid like a member, and the book keeps one account for all of them', () => {
  const play = new Play().invite()
  const unnamed = { type: 'layStake', table: T1, player: '@1', chance: 'nero', chips: 40 } as const
  play.give(unnamed).call().rows(33, 36).settle()
  expect(play.chips(unnamedOf(T1))).toBe(40)
  expect(play.banco).toBe(-40)
})

it('T.8 a member stakes the chips in front of them, and no others', () => {
  const play = new Play(aDay({ chips: 30 })).invite().lay(1, 'nero', 20)
  expect(play.refused(lay(1))).toBe('T.8 not-enough-chips')
})

it('T.2.1 the stakes of the latest colpo are offered again, all of them or one person’s, while stakes are open', () => {
  const play = new Play().played([[1, 'nero', 20]], [33, 36])
  const offered = () =>
    offersOf('repeatStakes', play.evening, tablet, play.at).map(({ payload }) => payload.player)
  expect(offered()).toEqual([])
  play.invite()
  expect(offered()).toEqual([null, p(1)])
})

it('T.2.1 at a table without an earlier colpo there is nothing to repeat', () => {
  const play = new Play().invite()
  const repeat = { type: 'repeatStakes', table: T1, player: null } as const
  expect(play.refused(repeat)).toBe('T.2.1 nothing-to-repeat')
})

it('K.3 a table keeps its latest thirty colpi', () => {
  const play = new Play()
  const voided = { type: 'voidColpo', table: T1, slip: 'surplus-card', why: 'una in più' } as const
  for (let colpo = 1; colpo <= 31; colpo++) play.invite().give(voided, inspector)
  expect(play.table.past.map(({ serial }) => serial)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 2),
  )
})
