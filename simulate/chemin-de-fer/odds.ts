import { bankGain, chancesOf, dealsWon, PACKS, PLAYS } from './chances'

/** A share as a percentage to the thousandth. */
const percent = (share: number, digits = 4): string => `${(100 * share).toFixed(digits)} %`

const HEADS = ['3 gives 8', 'punta’s 5', '3 gives 9', '5 gives 4', 'bank', 'punta', 'tie', 'gain']

const rows = PLAYS.map((play) => {
  const deals = dealsWon(play)
  const { banco, punta, tie } = chancesOf(deals)
  return [
    play.threeGivingEight,
    play.puntaFive,
    play.threeGivingNine,
    play.fiveGivingFour,
    percent(banco),
    percent(punta),
    percent(tie),
    percent(bankGain(deals)),
  ]
})

const widths = HEADS.map((head, at) =>
  Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
)
const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')

console.log(`Chances of a coup alla regola, from a full sabot of ${PACKS} packs; the gain is the`)
console.log('bank’s, in parts of the stakes and before the tax.')
console.log()
console.log(line(HEADS))
for (const row of rows) console.log(line(row))
console.log()
for (const puntaFive of ['stand', 'draw'] as const) {
  const usual = { puntaFive, threeGivingNine: 'stand', fiveGivingFour: 'draw' } as const
  const cost =
    bankGain(dealsWon({ ...usual, threeGivingEight: 'stand' })) -
    bankGain(dealsWon({ ...usual, threeGivingEight: 'draw' }))
  console.log(
    `A banker’s 3 that gave an 8 and draws costs the bank ${percent(cost)} of the stakes, the punta’s 5 ${puntaFive === 'stand' ? 'standing' : 'drawing'}.`,
  )
}
