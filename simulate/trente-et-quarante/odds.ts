import { added, asNumber, NOTHING } from '@/rules/kernel/fraction'
import { colpoChances, houseShare, worthInPrison } from '@/rules/trente-et-quarante/chances/house'
import { jointChances, rowChances, TOTALS } from '@/rules/trente-et-quarante/chances/rows'
import { Settings } from '@/rules/trente-et-quarante/settings'

const WIDTH = 10
const percent = (share: number, digits = 5): string => `${(100 * share).toFixed(digits)} %`
const line = (cells: readonly string[]): string =>
  cells.map((cell) => cell.padStart(WIDTH)).join(' ')

const row = rowChances()
console.log('One row, from a full taglia of six packs: every sequence of cards (T.3.2, T.3.3)\n')
for (const [total, chance] of row) console.log(line([String(total), percent(asNumber(chance), 7)]))
const sum = [...row.values()].reduce(added, NOTHING)
console.log(line(['sum', `${sum.over} / ${sum.under}`]))

const joint = jointChances()
console.log('\nBoth rows, nero down and rosso across (T.3.1)\n')
console.log(line(['', ...TOTALS.map(String)]))
for (const [at, total] of TOTALS.entries())
  console.log(line([String(total), ...(joint[at] ?? []).map((chance) => percent(chance))]))
const all = joint.flat().reduce((one, other) => one + other, 0)
console.log(`\nsum − 1: ${all - 1}`)

const chances = colpoChances(joint)
console.log('\nA colpo')
console.log(`  a chance wins   ${percent(chances.wins, 7)}`)
console.log(`  it loses        ${percent(chances.loses, 7)}`)
console.log(`  null (T.5.1)    ${percent(chances.null, 7)}`)
console.log(`  31–31 (T.5.2)   ${percent(chances.refait, 7)}`)

const CUSTOMS: readonly { name: string; custom: object }[] = [
  { name: 'divide', custom: { zero: 'divide' } },
  { name: 'prison, again divide', custom: { zero: 'prison', again: 'divide' } },
  { name: 'prison, again stay', custom: { zero: 'prison', again: 'stay' } },
  { name: 'prison, again lost', custom: { zero: 'prison', again: 'lost' } },
  { name: 'nested, deepest 2', custom: { zero: 'nested', deepest: 2 } },
  { name: 'nested, deepest 3', custom: { zero: 'nested', deepest: 3 } },
  { name: 'nested without end', custom: { zero: 'nested', deepest: 0 } },
]
console.log('\nThe house’s share of a stake, each colpo from a full taglia, null colpi counted')
console.log(
  '  left: in prison until freed or lost · withdrawn: at once, for half · insured: whole\n',
)
console.log(`${''.padEnd(22)}${line(['worth ×1', 'left', 'withdrawn', 'insured'])}`)
for (const { name, custom } of CUSTOMS) {
  const settings = Settings.parse(custom)
  const { left, withdrawn, insured } = houseShare(chances, settings)
  const worth = settings.zero === 'divide' ? 1 / 2 : worthInPrison(chances, settings)
  const shares = [worth, left, withdrawn, insured].map((share) => percent(share))
  console.log(`${name.padEnd(22)}${line(shares)}`)
}
const taken = houseShare(chances, Settings.parse({ premiumOnNull: 'taken' }))
console.log(`\nInsured, a premium taken on a null colpo too: ${percent(taken.insured)}`)
