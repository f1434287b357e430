import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import {
  blankResult,
  hadBefore as hadBeforeOfChips,
  matching,
  openSide,
  outcomeWritten,
  putBy,
  sideTakers,
  voidedByOpener,
  type Written,
  withChosen,
  withHonour,
  withLost,
  withPut,
  withUscitaBack,
  withWinner,
  writtenOf,
} from '@/rules/poker/12-showdown/written'
import { preview } from '@/rules/poker/colpo/preview'
import {
  contestedIn as contestedInOfChips,
  settleMiddle as settleMiddleOfChips,
} from '@/rules/poker/colpo/settle'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'
import { plainly } from '@/tests/support/plainly'
import type { GivenOutcome } from './support/colpi'
import { colpoOf, SETTINGS } from './support/recorded'

const ALFA = asMember('alfa')
const BETA = asMember('beta')
const GAMMA = asMember('gamma')

const contestedIn = plainly(contestedInOfChips)
const settleMiddle = plainly(settleMiddleOfChips)
const hadBefore = plainly(hadBeforeOfChips)
const asOutcome = (outcome: GivenOutcome) => outcome as RecordedOutcome

const shown = (written: Written, colpo: Colpo) => {
  const outcome = outcomeWritten(written, colpo)
  return outcome && preview(SETTINGS, colpo, outcome)
}

const taken = (written: Written, winner: MemberId): Written => ({
  ...written,
  sides: [...written.sides, [winner]],
})

describe('a result as it is being written', () => {
  it('X.2 IX.7 a hand that left takes its uscita back, and one put out loses all it put in', () => {
    const colpo = colpoOf([100, 100, 100])
    const put = withPut(withPut(blankResult(colpo, ALFA), ALFA, asChips(20)), BETA, asChips(50))
    expect(shown(withLost(withLost(put, BETA), BETA), colpo)).toEqual(shown(put, colpo))
    const lost = withLost(put, BETA)
    expect(outcomeWritten(lost, colpo)).toMatchObject({ kind: 'won', lost: [BETA] })
    const left = withUscitaBack(lost, colpo, GAMMA, asChips(3))
    const outcome = outcomeWritten(left, colpo)
    expect(outcome).toMatchObject({ back: [{ member: GAMMA, chips: 3 }] })
    expect(outcomeWritten(withUscitaBack(left, colpo, GAMMA, asChips(3)), colpo)).toEqual(
      outcomeWritten(lost, colpo),
    )
  })

  it('XII.4 a side amount beyond the winner’s resto is asked for before the result can be confirmed', () => {
    const colpo = colpoOf([20, 100, 100])
    const written = withPut(
      withPut(blankResult(colpo, ALFA), BETA, asChips(60)),
      GAMMA,
      asChips(60),
    )
    expect(openSide(written, colpo.players)).toEqual({ chips: 80, among: ['beta', 'gamma'] })
    expect(outcomeWritten(written, colpo)).toBeNull()
    expect(shown(taken(written, GAMMA), colpo)).toMatchObject({
      net: { alfa: 55, beta: -60, gamma: 20 },
    })
  })

  it('XII.4 a result that is opened for correction and left unchanged is the same result', () => {
    const put = ['alfa', 'beta', 'gamma'].map((member, index) => ({
      member,
      chips: 20 + 10 * index,
    }))
    const played: GivenOutcome[] = [
      {
        kind: 'won',
        put,
        ranking: [['alfa'], ['beta']],
        honours: [{ member: 'alfa', honour: 'poker', unopposed: false }],
        refund: 'beta',
        sides: [{ upTo: 30, winners: ['beta'] }],
        back: [{ member: 'delta', chips: 5 }],
        lost: ['gamma'],
        partito: true,
      },
      { kind: 'parol', put, remainers: ['alfa', 'beta'], back: [{ member: 'delta', chips: 5 }] },
      { kind: 'parol', put, remainers: ['alfa', 'beta'], opener: 'gamma' },
      { kind: 'nobody-opened' },
    ]
    for (const outcome of played) {
      const colpo = { ...colpoOf([100, 100, 100, 100]), outcome: asOutcome(outcome) }
      expect(outcomeWritten(writtenOf(colpo), colpo)).toEqual(outcome)
    }
  })

  it('C3 the side amounts name only those who took one: a player second by the cards who put in no more took nothing', () => {
    const alone: Written = {
      ...blankResult(colpoOf([100, 100, 100]), ALFA),
      put: { [ALFA]: asChips(60), [BETA]: asChips(60), [GAMMA]: asChips(60) },
      sides: [[BETA], [GAMMA]],
    }
    expect(sideTakers(alone)).toEqual([])
    expect(
      sideTakers({
        ...alone,
        put: { [ALFA]: asChips(20), [BETA]: asChips(60), [GAMMA]: asChips(60) },
      }),
    ).toEqual(['beta'])
  })

  it('C3 a corrected amount or winner asks for the side amounts again; lost stakes stay lost', () => {
    const put = ['alfa', 'beta', 'gamma', 'delta'].map((member, index) => ({
      member,
      chips: index === 0 ? 20 : 60,
    }))
    const outcome: GivenOutcome = {
      kind: 'won',
      put,
      ranking: [['alfa', 'beta']],
      honours: [],
      refund: null,
      sides: [{ upTo: 60, winners: ['gamma'] }],
      lost: ['delta'],
    }
    const colpo = { ...colpoOf([100, 100, 100, 100]), outcome: asOutcome(outcome) }
    const alone = withChosen(writtenOf(colpo), BETA)
    expect(openSide(alone, colpo.players)).toEqual({ chips: 120, among: ['beta', 'gamma'] })
    expect(outcomeWritten(taken(alone, GAMMA), colpo)).toEqual({
      kind: 'won',
      put,
      ranking: [['alfa'], ['gamma']],
      honours: [],
      refund: null,
      lost: ['delta'],
    })
  })

  it('XII.4 a winner with nothing written put in as much as the highest bet, within their resto', () => {
    const colpo = colpoOf([20, 100, 100])
    const called = withPut(blankResult(colpo, BETA), GAMMA, asChips(60))
    expect(putBy(called, BETA)).toBe(60)
    const short = withPut(blankResult({ ...colpo, pot: asChips(15) }, ALFA), GAMMA, asChips(60))
    expect(putBy(short, ALFA)).toBe(20)
    expect(putBy(short, BETA)).toBe(0)
  })

  it('C2 a player below the pot answers for a new passata, so nothing limits how much they match', () => {
    const colpo = { ...colpoOf([10, 200]), pot: asChips(50) }
    expect(matching(withPut(blankResult(colpo, null), BETA, asChips(80)), ALFA)).toBe(80)
  })

  it('C4 a player all’altezza could put in the amount fixed at the deal', () => {
    const colpo = { ...colpoOf([10, 200]), altezza: { alfa: 200 } }
    expect(hadBefore(colpo, 'alfa')).toBe(200)
    expect(hadBefore(colpo, 'beta')).toBe(200)
    expect(hadBefore(colpo, 'nobody')).toBe(0)
  })

  it('XIII.1 a parol needs two players who remained', () => {
    const colpo = colpoOf([100, 100, 100])
    const one: Written = { ...blankResult(colpo, ALFA), kind: 'parol' }
    expect(outcomeWritten(one, colpo)).toBeNull()
    expect(outcomeWritten(withChosen(one, GAMMA), colpo)).toEqual({
      kind: 'parol',
      put: [],
      remainers: ['alfa', 'gamma'],
    })
  })

  it('XIV.5 a player is honoured once, and not at all when no longer among the winners', () => {
    const colpo = colpoOf([100, 100])
    const poker = withHonour(blankResult(colpo, ALFA), ALFA, 'poker')
    const royal = withHonour(poker, ALFA, 'scala-reale')
    expect(royal.honours).toEqual([{ member: 'alfa', honour: 'scala-reale', unopposed: false }])
    expect(withHonour(royal, ALFA, 'scala-reale').honours).toEqual([])
    expect(withChosen(royal, ALFA).honours).toEqual([])
    expect(withChosen(withChosen(royal, BETA), BETA).honours).toEqual(royal.honours)
  })

  it('C3 after an amount is removed the side amounts are asked for again, even where the cards had judged them', () => {
    const colpo = colpoOf([100, 100, 100])
    const judged: Written = {
      ...withPut(blankResult(colpo, ALFA), BETA, asChips(40)),
      judged: [{ upTo: asChips(40), winners: [BETA] }],
    }
    expect(withPut(judged, BETA, null)).toMatchObject({ put: {}, judged: null, sides: [] })
  })
})

describe('the amount contested in the middle', () => {
  it('C3 an unmatched amount does not count; lost stakes count, uscite taken back do not', () => {
    const put = [
      { member: 'alfa', chips: 90 },
      { member: 'beta', chips: 60 },
    ]
    expect(contestedIn(15, { put })).toBe(15 + 60 + 60)
    expect(contestedIn(15, { put, lost: ['alfa'] })).toBe(15 + 90 + 60)
    expect(contestedIn(15, { put, back: [{ member: 'gamma', chips: 5 }] })).toBe(10 + 60 + 60)
  })

  it('C3 the amount contested is the total that the winners take', () => {
    const giro = ['alfa', 'beta', 'gamma', 'delta']
    const puts = fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90))
    fc.assert(
      fc.property(puts, fc.nat(100), fc.boolean(), (chips, pot, isLost) => {
        const put = giro.map((member, at) => ({ member, chips: chips[at] ?? 0 }))
        const lost = isLost ? ['delta'] : []
        const by = Object.fromEntries(put.map((one) => [one.member, one.chips]))
        const settled = settleMiddle({ pot, put: by, ranking: [giro.slice(0, 3)], giro, lost })
        if (!settled.claimed) throw new Error('a ranking of all leaves nothing unclaimed')
        const won = settled.won.reduce((sum, one) => sum + one.chips, 0)
        fc.pre(chips[3] === 0 || isLost)
        expect(won).toBe(contestedIn(pot, { put, lost }))
      }),
    )
  })
})

describe('the winner as a finger enters them', () => {
  const won = (chosen: readonly MemberId[], more: Partial<Written> = {}): Written => ({
    ...blankResult(colpoOf([20, 100, 100]), null),
    chosen,
    ...more,
  })

  it('XII.4 C3 one tap gives the win to a player alone, a second one takes it from them', () => {
    expect(withWinner(won([]), ALFA).chosen).toEqual([ALFA])
    expect(withWinner(won([ALFA, BETA]), ALFA).chosen).toEqual([ALFA])
    expect(withWinner(won([BETA]), ALFA).chosen).toEqual([ALFA])
    expect(withWinner(won([ALFA]), ALFA).chosen).toEqual([])
  })

  it('VI.6 XII.3 an opener without the opening who wins voids the colpo, by whether they were alone', () => {
    const [five, none] = [asChips(5), asChips(0)]
    const entered = { refund: ALFA, put: { [ALFA]: five, [BETA]: none } }
    expect(voidedByOpener(won([ALFA], entered))).toBe('VI.6')
    expect(voidedByOpener(won([ALFA], { ...entered, put: { [BETA]: five } }))).toBe('XII.3')
    expect(voidedByOpener(won([BETA], entered))).toBeNull()
    expect(voidedByOpener(won([ALFA], { ...entered, refund: null }))).toBeNull()
    expect(voidedByOpener(won([ALFA], { ...entered, kind: 'parol' }))).toBeNull()
  })
})
