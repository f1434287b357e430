import { cpus, loadavg } from 'node:os'
import { report, say } from '@/bench/measure'
import { readArgv, wrong } from '@/server/starting/argv'
import { startTestServer } from '@/tests/support/database'
import { type Friday, friday } from './friday'
import { SLIPS } from './slips'

const USAGE = 'usage: npm run friday -- [--hours 8] [--speed 60] [--seed 7]'
const { values } = readArgv(USAGE, {
  options: {
    hours: { type: 'string', default: '8' },
    /** How many times as fast as the machine’s the Club’s clock goes. */
    speed: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
  },
})
const [hours = 0, speed = 0, seed = 0] = [values.hours, values.speed, values.seed].map(Number)
if (!(hours > 0) || !(speed >= 1) || !Number.isSafeInteger(seed))
  wrong(USAGE, 'these are not hours, a speed and a seed')

function told({ tally, screens, memory, ...so }: Friday): void {
  const figure = (what: string, value: number, unit = '') => report({ what, value, unit })
  figure('people', so.people)
  figure('tables', so.tables)
  figure('screens', screens.all.length)
  figure('commands sent', tally.sent)
  figure('  accepted', tally.accepted)
  figure('  refused by the rules', tally.refused)
  figure('  sent again, their first answer lost with the network', tally.again)
  for (const [game, { made, mended }] of Object.entries(SLIPS)) {
    const of = (kinds: readonly string[]) => tally.of(kinds.map((kind) => `${game}.${kind}`))
    say(`  ${game}: ${of(made)} slips, ${of(mended)} mended or answered`)
  }
  figure('events in the journal', so.events)
  figure('command to answer, p50', tally.within(0.5), 'ms')
  figure('command to answer, p99', tally.within(0.99), 'ms')
  figure('processor time of the server for a command', so.processor / tally.sent, 'ms')
  figure('bytes of an answer', tally.bytes / tally.sent)
  figure('views to all screens', screens.bytes / 1e6, 'MB')
  figure('views to a screen for a command', screens.bytes / screens.all.length / tally.accepted)
  figure('lines cut', screens.cuts)
  figure('screens asleep for a while', screens.asleep)
  figure('lines that came back', screens.returned)
  figure('held by the server after the first quarter', memory.quarter / 1_000, 'MB')
  figure('held by the server at the end', memory.end / 1_000, 'MB')
  figure('tableaux', so.tableaux)
  figure('papers printed', so.papers)
  figure('bytes of a paper', so.paperBytes / Math.max(1, so.papers))
}

say(
  `Friday, ${hours} hours ${speed} times as fast, seed ${seed}; Node ${process.version}, ${cpus().length} cores, load average before it ${loadavg()[0]?.toFixed(1)}`,
)
const begun = performance.now()
const progress = (so: string) =>
  console.log(`${((performance.now() - begun) / 1_000).toFixed(0)} s: ${so}`)
const server = await startTestServer({})
let failed = true
try {
  const so = await friday({ hours, speed, seed, progress })
  told(so)
  for (const fault of so.faults) say(`FAULT ${fault}`)
  say(`${so.faults.length} faults`)
  failed = so.faults.length > 0
} finally {
  await server.stop()
}
process.exit(failed ? 1 : 0)
