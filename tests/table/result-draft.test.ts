import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  draftOf,
  openSide,
  outcomeOf,
  putBy,
  sideTakers,
  startDraft,
  takeSide,
  toggleChosen,
  writeAmount,
  writeDigit,
  writeFor,
} from '@/components/poker/table/result/draft'
import { preview } from '@/rules/poker/12-showdown/preview'
import { Settings } from '@/rules/poker/settings'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'

const MEMBERS = ['alfa', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']
const settings = Settings.parse({ uscita: 5, passata: 100 })

function colpoOf(stakes: readonly number[]): Colpo {
  const players = MEMBERS.slice(0, stakes.length)
  return {
    number: 1,
    giro: 1,
    cartaro: 'alfa',
    cartaroSeat: 1,
    cutter: null,
    dealtAt: 0,
    players,
    absent: [],
    lowest: 6,
    formers: players,
    opening: 'J',
    pot: 5 * players.length,
    honourPot: null,
    stakes: Object.fromEntries(players.map((member, index) => [member, stakes[index] ?? 0])),
    altezza: {},
    parolOf: null,
    outcome: null,
    settledAt: null,
    dealt: [],
    settled: [],
    rebuys: [],
    before: { cartaro: 1, opening: 'J', parol: null, honourPots: [] },
    corrected: 0,
  }
}

const shown = (draft: Draft, colpo: Colpo) => {
  const outcome = outcomeOf(draft, colpo)
  return outcome && preview(settings, colpo, outcome)
}

describe('the result of a colpo, tapped in', () => {
  it('a winner alone takes the pot in two taps', () => {
    const colpo = colpoOf([100, 100, 100])
    expect(shown(startDraft(colpo, 'beta'), colpo)).toMatchObject({
      net: { beta: 15 },
      refusal: null,
    })
  })

  it('one amount written for the winner is matched by a tap on who called him', () => {
    const colpo = colpoOf([100, 100, 100])
    const written = writeDigit(writeDigit(startDraft(colpo, 'alfa'), '4'), '0')
    const called = writeFor(written, 'beta')
    expect(shown(called, colpo)).toMatchObject({ net: { alfa: 55, beta: -40, gamma: 0 } })
  })

  it('the digits after a matched amount write it anew', () => {
    const colpo = colpoOf([100, 100, 100])
    const forty = writeAmount(startDraft(colpo, 'alfa'), 40)
    expect(putBy(writeDigit(writeFor(forty, 'beta'), '7'), 'beta')).toBe(7)
  })

  it('XII.4 a side amount beyond the winner’s resto is asked for before the result can be confirmed', () => {
    const colpo = colpoOf([20, 100, 100])
    let draft = writeAmount(writeFor(startDraft(colpo, 'alfa'), 'beta'), 60)
    draft = writeFor(draft, 'gamma')
    expect(openSide(draft, colpo.players)).toEqual({ chips: 80, among: ['beta', 'gamma'] })
    expect(outcomeOf(draft, colpo)).toBeNull()
    expect(shown(takeSide(draft, 'gamma'), colpo)).toMatchObject({
      net: { alfa: 55, beta: -60, gamma: 20 },
    })
  })

  it('XII.4 a result opened to be corrected, and left as it is, is the same result', () => {
    const put = ['alfa', 'beta', 'gamma'].map((member, index) => ({
      member,
      chips: 20 + 10 * index,
    }))
    const played: RecordedOutcome[] = [
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
      { kind: 'nobody-opened' },
    ]
    for (const outcome of played) {
      const colpo = { ...colpoOf([100, 100, 100, 100]), outcome }
      expect(outcomeOf(draftOf(colpo), colpo)).toEqual(outcome)
    }
  })

  it('C3 the side amounts name only who took one: not whom the cards put second with no more in', () => {
    const alone: Draft = {
      ...startDraft(colpoOf([100, 100, 100]), 'alfa'),
      put: { alfa: 60, beta: 60, gamma: 60 },
      sides: [['beta'], ['gamma']],
    }
    expect(sideTakers(alone)).toEqual([])
    expect(sideTakers({ ...alone, put: { alfa: 20, beta: 60, gamma: 60 } })).toEqual(['beta'])
  })

  it('C3 a corrected amount or winner asks for the side amounts again; lost stakes stay lost', () => {
    const put = ['alfa', 'beta', 'gamma', 'delta'].map((member, index) => ({
      member,
      chips: index === 0 ? 20 : 60,
    }))
    const outcome: RecordedOutcome = {
      kind: 'won',
      put,
      ranking: [['alfa', 'beta']],
      honours: [],
      refund: null,
      sides: [{ upTo: 60, winners: ['gamma'] }],
      lost: ['delta'],
    }
    const colpo = { ...colpoOf([100, 100, 100, 100]), outcome }
    const alone = toggleChosen(draftOf(colpo), 'beta')
    expect(openSide(alone, colpo.players)).toEqual({ chips: 120, among: ['beta', 'gamma'] })
    expect(outcomeOf(takeSide(alone, 'gamma'), colpo)).toEqual({
      kind: 'won',
      put,
      ranking: [['alfa'], ['gamma']],
      honours: [],
      refund: null,
      lost: ['delta'],
    })
  })

  it('XII.4 a result the screen calls complete never leaves a side amount unclaimed', () => {
    const stakes = fc.array(fc.integer({ min: 30, max: 300 }), { minLength: 2, maxLength: 6 })
    const puts = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(stakes, puts, fc.nat(), fc.nat(), (had, put, first, second) => {
        const colpo = colpoOf(had)
        const { players } = colpo
        const member = (index: number) => players[index % players.length] ?? 'alfa'
        let draft = startDraft(colpo, member(first))
        players.forEach((one, index) => {
          const most = had[index] ?? 0
          draft = writeAmount(writeFor(draft, one), Math.min(put[index] ?? 0, most))
        })
        if (second % 3 === 0 && member(second) !== member(first))
          draft = toggleChosen(draft, member(second))
        for (let side = openSide(draft, players); side; side = openSide(draft, players))
          draft = takeSide(draft, side.among[0] ?? 'alfa')
        const seen = shown(draft, colpo)
        expect(seen?.refusal?.code).not.toBe('side-amount-unclaimed')
        if (seen?.refusal) expect(seen.refusal.sentence, seen.refusal.code).not.toBeNull()
      }),
    )
  })
})
