import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { printedCell } from '@/rules/chemin-de-fer/play/table'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { at, coupOf, dealtWith } from './support/coup'
import { after, tablet } from './support/table'

/** The moves of a coup; results and points told at once would end it too soon. */
const MOVES = ['sayWord', 'changeWord', 'showBank', 'drawThird', 'namePoint', 'showPunta'] as const

/** Moves after which a random coup is long enough: a word may be changed again and again. */
const MOST_MOVES = 40

const tables = fc.record({
  isSolo: fc.boolean(),
  regola: fc.subarray([1, 3]),
  threeGivingEight: fc.constantFrom('draw', 'stand' as const),
  picks: fc.array(fc.nat(), { minLength: MOST_MOVES, maxLength: MOST_MOVES }),
})

it('S.113c by random offered moves a coup is never stuck, and a bound side never breaks the table', () => {
  fc.assert(
    fc.property(tables, ({ isSolo, regola, threeGivingEight, picks }) => {
      const stakes = isSolo
        ? [{ n: 3, chips: 9 }]
        : [
            { n: 3, chips: 5 },
            { n: 4, chips: 4 },
          ]
      const settings = { threeGivingEight, regolaTakesCards: true }
      let evening: Evening = dealtWith({ stakes, regola, settings })
      for (const pick of picks) {
        const coup = coupOf(evening)
        if (coup.phase === 'decided') break
        const offers = MOVES.flatMap((move) => offersOf(move, evening, tablet, 1) as Offered[])
        expect(offers.length).toBeGreaterThan(0)
        const known = offers.filter(isKnown)
        const offer = (known.length > 0 ? known : offers)[pick % (known.length || offers.length)]
        if (!offer) break
        evening = after(evening, [at({ type: offer.type, ...offer.payload })])
      }
      obeys(evening, regola.includes(1), threeGivingEight)
    }),
  )
})

interface Offered {
  readonly type: string
  readonly payload: Record<string, unknown>
}

/** A move that leaves no card unknown. */
const isKnown = ({ type, payload }: Offered): boolean =>
  (type !== 'showBank' || payload.point !== null) &&
  (type !== 'drawThird' || payload.value !== null)

/** A banker alla regola has drawn and stood as the printed table says; a bound punta too. */
function obeys(evening: Evening, isBankerBound: boolean, threeGivingEight: 'draw' | 'stand'): void {
  const { firsts, thirds, puntaWord, bancoWord, regime, phase, holder } = coupOf(evening)
  if (phase !== 'decided' || firsts.banco === null || firsts.punta === null) return
  if (puntaWord === 'natural' || bancoWord === 'natural') return
  if (isBankerBound) {
    const given = puntaWord === 'no' ? 'no' : (thirds.punta?.value ?? 0)
    const cell = printedCell(firsts.banco, given, { threeGivingEight })
    if (cell !== 'free') expect(thirds.banco === null ? 'stands' : 'draws').toBe(cell)
  }
  if (regime.puntaByRule && firsts.punta < 8) {
    if (firsts.punta < 5) expect(puntaWord).toBe('carta')
    if (firsts.punta > 5) expect(puntaWord).toBe('no')
  }
  if (holder?.isSolo === false) expect(regime.puntaByRule).toBe(true)
}
