import { bancoFinals, FINALS, insuranceExpectation } from '@/rules/black-jack/chances/banco'
import { ranksOf, VALUES } from '@/rules/black-jack/play/points'
import type { CardsOut } from '@/rules/black-jack/state/shoe'
import { RANKS } from '@/rules/kernel/cards'
import { added, asNumber, type Fraction, NOTHING } from '@/rules/kernel/fraction'
import { chancesAtBest } from './at-best'

const PACKS = [4, 6] as const
const percent = (share: Fraction): string => `${(100 * asNumber(share)).toFixed(4)} %`
const HEADS = ['first card', ...FINALS, 'sum']
const WIDTH = 11

const line = (cells: readonly string[]): string =>
  cells.map((cell) => cell.padStart(WIDTH)).join('')

console.log(
  'The banco’s final hand by its first card: every sequence of cards that its rule allows,',
)
console.log('from a full shoe with that card out (B.25, B.7.2).')
for (const packs of PACKS) {
  console.log(`\n${packs} packs\n${line(HEADS)}`)
  for (const value of VALUES) {
    const [first] = ranksOf(value)
    if (!first) continue
    const out: CardsOut = { [first]: 1 }
    const finals = bancoFinals(first, { packs, out })
    const sum = FINALS.reduce((all, final) => added(all, finals[final]), NOTHING)
    const name = value === 1 ? 'A' : String(value)
    console.log(line([name, ...FINALS.map((final) => percent(finals[final])), percent(sum)]))
  }
}

/** The cards of a shoe out by value, in a sentence. */
const SHOES: readonly { name: string; out: CardsOut }[] = [
  { name: 'the ace alone is out', out: { A: 1 } },
  { name: 'the ace and ten cards of ten are out', out: { A: 1, K: 4, Q: 3, J: 3 } },
  {
    name: 'the ace and two of each low card are out',
    out: Object.fromEntries(
      RANKS.filter((rank) => !Number.isNaN(Number(rank)) && rank !== '10')
        .map((rank): [string, number] => [rank, 2])
        .concat([['A', 1]]),
    ),
  },
]

console.log('\nThe average gain of an insurance, in parts of its amount (B.13.1, B.13.2)')
for (const packs of PACKS)
  for (const { name, out } of SHOES)
    console.log(`  ${packs} packs, ${name}: ${percent(insuranceExpectation({ packs, out }))}`)

console.log(
  '\nA casella at best play, per chip of its puntata (B.5.2, B.8.1, B.10.1, B.11.1, B.13.4 to B.13.9):',
)
console.log('some seconds for each number of packs.')
for (const packs of PACKS) {
  const { mean, variance, covariance, insured } = chancesAtBest({ packs, softDoubling: true })
  console.log(`  ${packs} packs: mean ${mean}, variance ${variance}`)
  console.log(`    with another casella ${covariance}, with an insurance ${insured}`)
}
