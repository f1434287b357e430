import { loadavg } from 'node:os'
import { readArgv } from '@/server/starting/argv'
import { FOLDER_SCENES } from './folders'
import { FAULTS } from './strikes'
import { sceneTried, type Tried, trial } from './trial'

/** Kinds of blows in the middle of an evening, and scenes of programs that meet on one data folder. */
const KINDS = [...Object.keys(FAULTS), ...Object.keys(FOLDER_SCENES)]
const USAGE = `usage: npm run faults -- [--rounds 200] [--seed 7] [--only ${KINDS.join()}]`
const { values } = readArgv(USAGE, {
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
    /** Kinds of faults, separated by commas; all without it. */
    only: { type: 'string', default: KINDS.join() },
  },
})
const [rounds, seed] = [values.rounds, values.seed].map(Number)
const kinds = values.only.split(',')
const unknown = kinds.find((kind) => !KINDS.includes(kind))
if (![rounds, seed].every(Number.isSafeInteger) || unknown !== undefined) {
  console.error(`faults: --rounds and --seed take whole numbers, --only some of ${KINDS.join()}`)
  process.exit(1)
}

function progress({ kind, rounds: done, accepted }: Tried): void {
  if (done % 20 === 0) console.log(`${kind}: ${done} blows, ${accepted} commands acknowledged`)
}

let failed = false
console.log(
  `seed ${seed}, ${rounds} blows of each kind, load average before ${loadavg()[0]?.toFixed(1)}`,
)
for (const kind of kinds) {
  const begun = performance.now()
  try {
    const trying = { rounds: rounds ?? 0, seed: seed ?? 0, progress }
    const so = Object.hasOwn(FOLDER_SCENES, kind)
      ? await sceneTried(kind, trying)
      : await trial(kind, trying)
    for (const fault of so.faults) console.log(`FAULT ${kind}: ${fault}`)
    if (so.faults.length > 0) failed = true
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(
      `${kind}: ${so.rounds} blows, ${so.accepted} acknowledged, ${so.refused} refused, ${so.retries} sent again, ${so.faults.length} faults, ${seconds} s`,
    )
  } catch (error) {
    failed = true
    console.log(`${kind}: not tried to its end: ${error instanceof Error ? error.message : error}`)
  }
}
process.exit(failed ? 1 : 0)
