import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import type { CommandType } from '@/rules/poker/decider'
import { offersOf } from '@/rules/poker/offers'
import { memberView } from '@/rules/poker/views/member'
import { segretario } from '@/simulate/actors'
import { deputato, socio } from './support/people'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const of = { table: 'T1', dispute: 1 } as const
type Move = { from: string; to: string; chips: number }
const name = (member: string, ...arbiters: string[]) =>
  ({ type: 'nameArbiter', ...of, member, arbiters }) as const
const rule = (choice: { inFavourOf?: string; final?: boolean; transfers?: Move[] } = {}) => ({
  type: 'ruleDispute' as const,
  ...of,
  inFavourOf: 'bianchi' as string | null,
  why: 'Il rilancio era pronto.',
  provision: null,
  final: true,
  transfers: [] as Move[],
  ...choice,
})
const agree = (proposal = 1) => ({ type: 'agreeRuling', ...of, proposal }) as const
const appeal = { type: 'appealDispute', ...of } as const
const owed = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 4 }]

const opened = (): Scene => {
  const contenders = ['rossi', 'bianchi']
  const about = { table: 'T1', colpo: 1, about: 'Un rilancio', provision: null, contenders }
  return tableOfFive()
    .afterColpi(1)
    .give({ type: 'openDispute', ...about }, socio('rossi'))
}
const sent = () => opened().give(appeal)
const named = (...arbiters: string[]) =>
  sent()
    .give(name('rossi', ...arbiters))
    .give(name('bianchi', ...[...arbiters].reverse()))
const panel = () => named('serra', 'conti', 'fonti')
const offered = <T extends CommandType>(scene: Scene, member: string, type: T) =>
  offersOf(type, scene.evening, socio(member), scene.now)

describe('an arbiter', () => {
  it('XVII.4 without a deputato the arbiter named by all the contenders rules', () => {
    const one = sent().when(name('rossi', 'serra'), socio('rossi')).yields({
      type: 'arbiterNamed',
    })
    one.when(rule(), socio('serra')).isRefused('XVII.4', 'not-the-arbiter')
    const other = one.give(name('bianchi', 'conti'), socio('bianchi'))
    other.when(rule(), socio('serra')).isRefused('XVII.4', 'not-the-arbiter')
    const agreed = other.give(name('bianchi', 'serra'), segretario)
    agreed.when(rule(), socio('conti')).isRefused('XVII.4', 'not-the-arbiter')
    const ruled = agreed.when(rule(), socio('serra')).yields({ type: 'disputeRuled' })
    expect(ruled.table().disputes[0]).toMatchObject({
      status: 'final',
      decisions: [{ by: 'arbiter', member: 'serra', arbiters: ['serra'] }],
    })
  })

  it('XVII.4 the arbiter is offered the ruling and nothing else, on the phone', () => {
    expect(offered(named('serra'), 'serra', 'ruleDispute')).toHaveLength(3)
    expect(offered(named('serra'), 'conti', 'ruleDispute')).toEqual([])
    expect(offered(named('serra'), 'serra', 'nameArbiter')).toEqual([])
  })

  it('XVII.4 a contender is offered the person whom the others named, once, and may name anybody', () => {
    const three = tableOfFive()
      .afterColpi(1)
      .give({
        type: 'openDispute',
        ...{ table: 'T1', colpo: 1, about: 'Il pot', provision: null },
        contenders: ['rossi', 'bianchi', 'verdi'],
      })
      .give(appeal)
      .give(name('rossi', 'serra', 'conti'))
      .give(name('bianchi', 'conti', 'serra'))
    const his = offered(three, 'verdi', 'nameArbiter').map(({ payload }) => payload.arbiters)
    expect(his).toEqual([['—'], ['serra', 'conti']])
    expect(offered(three, 'rossi', 'nameArbiter')).toHaveLength(1)
  })

  it('XVII.4 the arbiter sees the dispute with the colpo and the resti, and nobody else does', () => {
    const { evening } = named('serra')
    const seenBy = (member: string) => memberView(evening, asMember(member), null, []).judges
    expect(seenBy('serra')).toMatchObject([
      { id: 'T1', disputes: [{ number: 1 }], colpi: [{ number: 1 }] },
    ])
    expect(seenBy('serra')[0]?.accounts[asAccount('resto:rossi')]).toBeGreaterThan(0)
    expect(seenBy('conti')).toEqual([])
    expect(seenBy('rossi')).toEqual([])
  })

  it('XVII.4 another dispute of the same table is not shown to the arbiter', () => {
    const other = named('serra').give({
      type: 'openDispute',
      ...{ table: 'T1', colpo: 0, about: 'Il posto', provision: null },
      contenders: ['verdi', 'neri'],
    })
    const [table] = memberView(other.evening, asMember('serra'), null, []).judges
    expect(table?.disputes.map(({ number }) => number)).toEqual([1])
  })

  it('XVII.4 refusals to name an arbiter, in their order', () => {
    opened()
      .when({ ...name('verdi', 'serra'), dispute: 2 })
      .isRefused('XVII.1', 'no-such-dispute')
    opened().when(name('verdi', 'serra')).isRefused('XVII.4', 'only-contenders-name')
    opened().when(name('rossi', 'serra')).isRefused('XVII.1', 'table-votes-first')
    const ruled = named('serra').give(rule(), socio('serra'))
    ruled.when(name('rossi', 'conti')).isRefused('XVII.2', 'nothing-to-rule')
    const moment = named('serra').give(rule({ final: false }), socio('serra'))
    moment.when(name('rossi', 'verdi')).isRefused('XVII.4', 'arbiters-have-spoken')
    sent().when(name('rossi', 'verdi')).isRefused('XVII.4', 'arbiter-plays-here')
    named('serra').when(name('rossi', 'serra')).isRefused('XVII.4', 'arbiter-named')
    sent().when(name('rossi', 'serra'), socio('bianchi')).isRefused(null, 'not-yours')
    sent().when(name('rossi', 'serra'), socio('viola')).isRefused(null, 'not-yours')
  })

  it('XVII.4 an arbiter who later sits down at the table may no longer rule on it', () => {
    const seated = named('serra')
      .signed('serra')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('serra'))
    seated.when(rule(), socio('serra')).isRefused('XVII.2', 'sits-at-this-table')
  })

  it('XVII.3 XVII.4 the deputato, if there is one, may still rule', () => {
    const ruled = named('serra').give(rule(), deputato())
    expect(ruled.table().disputes[0]?.decisions).toMatchObject([
      { by: 'deputato', member: 'deputato', arbiters: [] },
    ])
  })
})

describe('a panel', () => {
  it('XVII.4 a ruling written by one arbiter is a proposal; the chips move when most of the panel agree', () => {
    const proposed = panel()
      .when(rule({ transfers: owed }), socio('conti'))
      .yields({ type: 'rulingProposed', ruling: { inFavourOf: 'bianchi', transfers: owed } })
    const before = proposed.table().accounts[asAccount('resto:bianchi')] ?? 0
    expect(proposed.table().disputes[0]).toMatchObject({ status: 'to-deputato', decisions: [] })
    const ruled = proposed
      .when(agree(), socio('serra'))
      .yields({ type: 'rulingAgreed' }, { type: 'disputeRuled', transfers: owed })
    expect(ruled.table().accounts[asAccount('resto:bianchi')]).toBe(before + 4)
    expect(ruled.table().disputes[0]).toMatchObject({
      status: 'final',
      proposal: null,
      decisions: [{ by: 'arbiter', member: 'conti', arbiters: ['conti', 'serra'] }],
    })
  })

  it('XVII.4 a panel of two needs both; a panel of four needs three', () => {
    const two = named('serra', 'conti').give(rule(), socio('serra'))
    two.when(agree(), socio('conti')).yields({ type: 'rulingAgreed' }, { type: 'disputeRuled' })
    const four = named('serra', 'conti', 'fonti', 'galli').give(rule(), socio('serra'))
    const half = four.when(agree(), socio('conti')).yields({ type: 'rulingAgreed' })
    expect(half.table().disputes[0]?.decisions).toEqual([])
    half.when(agree(), socio('galli')).yields({ type: 'rulingAgreed' }, { type: 'disputeRuled' })
  })

  it('XVII.4 another arbiter may write a better proposal, and nobody agrees to one they have not read', () => {
    const second = panel()
      .give(rule(), socio('serra'))
      .give(rule({ inFavourOf: 'rossi' }), socio('conti'))
    second.when(agree(1), socio('fonti')).isRefused('XVII.4', 'proposal-changed')
    const ruled = second.give(agree(2), socio('serra'))
    expect(ruled.table().disputes[0]?.decisions).toMatchObject([
      { inFavourOf: 'rossi', arbiters: ['conti', 'serra'] },
    ])
  })

  it('XVII.4 refusals to agree to a ruling, in their order', () => {
    const proposed = panel().give(rule({ transfers: owed }), socio('serra'))
    proposed.when({ ...agree(), dispute: 2 }, socio('conti')).isRefused('XVII.1', 'no-such-dispute')
    proposed.when(agree(), socio('galli')).isRefused('XVII.4', 'not-the-arbiter')
    proposed.when(agree(), deputato()).isRefused('XVII.4', 'not-the-arbiter')
    panel().when(agree(), socio('conti')).isRefused('XVII.4', 'proposal-changed')
    proposed.when(agree(), socio('serra')).isRefused('XVII.4', 'ruling-agreed')
    const dealt = ['verdi', 'neri']
      .reduce(
        (so, member) => so.give({ type: 'voteDispute', ...of, member, inFavourOf: 'rossi' }),
        proposed,
      )
      .give({ type: 'deal', table: 'T1', out: [] })
    dealt.when(agree(), socio('conti')).isRefused('XVII.2', 'money-between-colpi')
    proposed.when(name('rossi', 'serra')).isRefused('XVII.4', 'arbiters-have-spoken')
    const ruled = proposed.give(rule(), deputato())
    ruled.when(agree(), socio('conti')).isRefused('XVII.2', 'nothing-to-rule')
  })

  it('XVII.4 a deputato whom the contenders put on the panel has one vote in it', () => {
    const sits = named('deputato', 'conti', 'fonti')
    const proposed = sits.when(rule(), deputato()).yields({ type: 'rulingProposed' })
    expect(proposed.give(agree(), socio('fonti')).table().disputes[0]?.decisions).toMatchObject([
      { by: 'arbiter', arbiters: ['deputato', 'fonti'] },
    ])
  })
})
