import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  startDraft,
  takeSide,
  toggleChosen,
  toggleDividing,
  toggleRefund,
  writeAmount,
  writeDigit,
  writeFor,
} from '@/components/poker/table/result/draft'
import { cellOf, placesAt } from '@/components/poker/table/result/places'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import {
  openSide,
  outcomeWritten,
  putBy,
  voidedByOpener,
  withAllLike,
} from '@/rules/poker/12-showdown/written'
import { preview } from '@/rules/poker/colpo/preview'
import type { Colpo } from '@/rules/poker/state/colpo'
import { colpoOf, SETTINGS } from '@/tests/rules/poker/support/recorded'

const ALFA = asMember('alfa')
const BETA = asMember('beta')

const shown = (draft: Draft, colpo: Colpo) => {
  const outcome = outcomeWritten(draft, colpo)
  return outcome && preview(SETTINGS, colpo, outcome)
}

describe('the result of a colpo, entered by taps', () => {
  it('a winner alone takes the pot in two taps', () => {
    const colpo = colpoOf([100, 100, 100])
    expect(shown(startDraft(colpo, BETA), colpo)).toMatchObject({
      net: { beta: 15 },
      refusal: null,
    })
  })

  it('one amount written for the winner is matched by a tap on the caller', () => {
    const colpo = colpoOf([100, 100, 100])
    const written = writeDigit(writeDigit(startDraft(colpo, ALFA), '4'), '0')
    const called = writeFor(written, BETA)
    expect(shown(called, colpo)).toMatchObject({ net: { alfa: 55, beta: -40, gamma: 0 } })
  })

  it('digits typed after a matched amount replace it', () => {
    const colpo = colpoOf([100, 100, 100])
    const forty = writeAmount(startDraft(colpo, ALFA), asChips(40))
    expect(putBy(writeDigit(writeFor(forty, BETA), '7'), BETA)).toBe(7)
  })

  it('a second tap on a matched amount takes it away again', () => {
    const colpo = colpoOf([100, 100, 100])
    const called = writeFor(writeAmount(startDraft(colpo, ALFA), asChips(40)), BETA)
    expect(putBy(called, BETA)).toBe(40)
    expect(putBy(writeFor(called, BETA), BETA)).toBe(0)
  })

  it('a second name moves the win; divided, both share it', () => {
    const colpo = colpoOf([100, 100, 100])
    const moved = toggleChosen(startDraft(colpo, ALFA), BETA)
    expect(moved.chosen).toEqual([BETA])
    const both = toggleChosen(toggleDividing(moved), ALFA)
    expect(both.chosen).toEqual([BETA, ALFA])
    expect(toggleDividing(both).chosen).toEqual([BETA])
  })

  it('all match the winner by one tap, each at most with what they had', () => {
    const colpo = colpoOf([100, 100, 30])
    const forty = writeAmount(startDraft(colpo, ALFA), asChips(40))
    expect(shown(withAllLike(forty, colpo, ALFA), colpo)).toMatchObject({
      net: { alfa: 85, beta: -40, gamma: -30 },
    })
  })

  it('XIII.1 in a parol one amount serves all who remain, written before or after their names', () => {
    const colpo = colpoOf([100, 100, 100])
    const parol: Draft = { ...startDraft(colpo, null), kind: 'parol' }
    const before = toggleChosen(toggleChosen(writeAmount(parol, asChips(10)), ALFA), BETA)
    const after = writeAmount(toggleChosen(toggleChosen(parol, ALFA), BETA), asChips(10))
    for (const draft of [before, after])
      expect(outcomeWritten(draft, colpo)).toMatchObject({
        put: [
          { member: ALFA, chips: 10 },
          { member: BETA, chips: 10 },
        ],
      })
    expect(outcomeWritten(toggleChosen(before, BETA), colpo)).toBeNull()
  })

  it('XII.3 a winner who opened without the opening voids the colpo; alone, by VI.6', () => {
    const colpo = colpoOf([100, 100, 100])
    const alone = toggleRefund(startDraft(colpo, ALFA), ALFA)
    expect(voidedByOpener(alone)).toBe('VI.6')
    const seen = writeFor(writeAmount(alone, asChips(40)), BETA)
    expect(voidedByOpener(seen)).toBe('XII.3')
    expect(voidedByOpener(toggleChosen(seen, BETA))).toBeNull()
  })

  it('a player keeps their place at every colpo, and one who left is shown at a free seat', () => {
    const seats = [BETA, null, ALFA, null].map((member, at) => ({ seat: at + 1, member }))
    const gone = asMember('gamma')
    const places = placesAt([ALFA, BETA, gone], seats)
    expect([ALFA, BETA, gone].map((member) => places.get(member))).toEqual([3, 1, 2])
  })

  it.each([5, 6, 7])('the cells of %i seats go round the table without meeting', (count) => {
    const cells = Array.from({ length: count }, (_, at) => cellOf(at + 1, count))
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(count)
    expect(cells[0]?.row).toBe(Math.max(...cells.map(({ row }) => row)))
  })

  it('XII.4 a result that the screen calls complete always has an owner for each side amount', () => {
    const stakes = fc.array(fc.integer({ min: 30, max: 300 }), { minLength: 2, maxLength: 6 })
    const puts = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(stakes, puts, fc.nat(), fc.nat(), (had, put, first, second) => {
        const colpo = colpoOf(had)
        const { players } = colpo
        const member = (index: number) => players[index % players.length] ?? ALFA
        let draft = startDraft(colpo, member(first))
        players.forEach((one, index) => {
          const most = had[index] ?? 0
          draft = writeAmount(writeFor(draft, one), asChips(Math.min(put[index] ?? 0, most)))
        })
        if (second % 3 === 0 && member(second) !== member(first))
          draft = toggleChosen(draft, member(second))
        for (let side = openSide(draft, players); side; side = openSide(draft, players))
          draft = takeSide(draft, side.among[0] ?? ALFA)
        const seen = shown(draft, colpo)
        expect(seen?.refusal?.code).not.toBe('side-amount-unclaimed')
        if (seen?.refusal) expect(seen.refusal.sentence, seen.refusal.code).not.toBeNull()
      }),
    )
  })
})
