import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  startDraft,
  takeSide,
  toggleChosen,
  writeAmount,
  writeDigit,
  writeFor,
} from '@/components/poker/table/result/draft'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { preview } from '@/rules/poker/12-showdown/preview'
import { openSide, outcomeWritten, putBy } from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'
import { colpoOf, SETTINGS } from '@/tests/rules/support/recorded'

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
