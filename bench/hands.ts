import { createRequire } from 'node:module'
import { evaluate, straightsFrom } from '@/rules/poker/cards/hands'
import { perSecond, report } from './measure'

const HANDS = 100_000
const phe = createRequire(import.meta.url)('phe/lib/evaluator5') as (
  ...codes: readonly [number, number, number, number, number]
) => number

/** The same random five-card hands of the 52-card pack for both programs, from a small generator with a fixed seed. */
function randomHands(): Uint8Array {
  const hands = new Uint8Array(HANDS * 5)
  let seed = 7
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * 52)
  }
  for (let at = 0; at < hands.length; at += 5) {
    const five = new Set<number>()
    while (five.size < 5) five.add(next())
    hands.set([...five], at)
  }
  return hands
}

/** Five-card hands evaluated per second on one core, compared with the npm package phe. */
export function benchHands() {
  const hands = randomHands()
  const straights = straightsFrom(2)
  let kept = 0
  const card = (at: number) => hands[at] as number
  const ours = perSecond(() => {
    for (let at = 0; at < hands.length; at += 5)
      kept ^= evaluate(straights, card(at), card(at + 1), card(at + 2), card(at + 3), card(at + 4))
    return HANDS
  })
  const theirs = perSecond(() => {
    for (let at = 0; at < hands.length; at += 5)
      kept ^= phe(card(at), card(at + 1), card(at + 2), card(at + 3), card(at + 4))
    return HANDS
  })
  if (kept === Number.MIN_SAFE_INTEGER) throw new Error('the hands were not valued')
  report({
    what: 'five-card hands valued',
    value: ours,
    unit: '/s',
    baseline: { what: 'phe', value: theirs },
  })
}
