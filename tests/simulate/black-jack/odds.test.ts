import { describe, expect, it } from 'vitest'
import { BLACK_JACK_ODDS } from '@/rules/black-jack/chances/day'
import { fullShoe } from '@/rules/black-jack/chances/full'
import { blackJackGame as rules } from '@/rules/black-jack/decider'
import type { AnyEvent } from '@/rules/kernel/decider'
import { blackJackBy } from '@/simulate/black-jack/game'
import { playEvening } from '@/simulate/evening'
import { cases } from '../../support/generated'

interface Part {
  casella: number
  hand: number | null
  outcome: string
  stake: number
}
interface Past {
  serial: number
  isVoid: boolean
  won: number
  parts: Part[]
  caselle: { number: number; isVoid: boolean; puntate: { amount: number }[] }[]
}
type Tables = Record<string, { past: Past[]; settings: { packs: number } }>

/**
 * A colpo that the state keeps, reckoned from its puntate: casella by casella and pair by pair, an insurance against an
 * ace winning two for each card of ten among the others.
 */
function clerks({ caselle, parts, won }: Past, packs: number) {
  const { mean, variance, covariance, insured } = fullShoe(packs)
  const alive = caselle.filter((one) => !one.isVoid)
  const laid = alive.map(({ puntate }) => puntate.reduce((sum, { amount }) => sum + amount, 0))
  const chips = parts
    .filter(({ hand, outcome }) => hand === null && outcome !== 'given-back')
    .reduce((sum, { stake }) => sum + stake, 0)
  const wins = (16 * packs) / (52 * packs - 1)
  let [due, spread] = [chips * (1 - 3 * wins), 9 * chips * chips * wins * (1 - wins)]
  for (const [a, one] of laid.entries()) {
    due -= one * mean
    spread += one * one * variance + 2 * one * chips * insured
    for (const other of laid.slice(a + 1)) spread += 2 * one * other * covariance
  }
  return { laid: laid.reduce((sum, one) => sum + one, 0), won, mean: due, variance: spread }
}

describe('chance beside the book of black jack', () => {
  it('B.8.1 B.13.1 B.13.4 each colpo’s handle, result, mean and variance are a clerk’s, at every level, taken back and corrected', () => {
    let compared = 0
    let insured = 0
    for (let seed = 1; seed <= cases(8); seed++) {
      const level = seed % 2 === 0 ? 3 : 2
      const { steps } = playEvening(blackJackBy(rules), 900 + seed, { level, keep: true })
      const day = BLACK_JACK_ODDS.begin()
      let state = rules.initial
      let position = 0
      const kept = new Map<string, Past & { packs: number }>()
      for (const [index, step] of steps.entries()) {
        const decided = rules.decide(state, step)
        if (!decided.accepted) continue
        for (const event of decided.events) {
          position += 1
          const row = { position, commandId: String(index), at: step.at, event }
          if ((BLACK_JACK_ODDS.events as readonly string[]).includes((event as AnyEvent).type))
            day.take(row as never)
          state = rules.evolve(state, event, step)
        }
        for (const [id, table] of Object.entries((state as unknown as { tables: Tables }).tables))
          for (const past of table.past)
            kept.set(`${id}/${past.serial}`, {
              ...past,
              packs: kept.get(`${id}/${past.serial}`)?.packs ?? table.settings.packs,
            })
      }
      for (const table of day.tables()) {
        const found = table.furthest(Infinity).sort((a, b) => a.serial - b.serial)
        const due = [...kept]
          .filter(([key, { isVoid }]) => key.startsWith(`${table.table}/`) && !isVoid)
          .map(([, past]) => ({ serial: past.serial, ...clerks(past, past.packs) }))
          .filter(({ laid }) => laid > 0)
          .sort((a, b) => a.serial - b.serial)
        expect(found.map(({ serial, laid, won }) => ({ serial, laid, won }))).toEqual(
          due.map(({ serial, laid, won }) => ({ serial, laid, won })),
        )
        for (const [at, one] of due.entries()) {
          const its = found[at]
          expect(Math.abs((its?.mean ?? Number.NaN) - one.mean)).toBeLessThan(1e-9)
          expect(Math.abs((its?.variance ?? 0) / one.variance - 1)).toBeLessThan(1e-9)
        }
        compared += due.length
        insured += table.parts.find((part) => part.of === 'insured')?.sample ?? 0
      }
    }
    expect(compared).toBeGreaterThan(50)
    expect(insured).toBeGreaterThan(0)
  })
})
