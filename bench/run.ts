import { cpus, loadavg } from 'node:os'
import { readArgv, wrong } from '@/server/starting/argv'
import { startCitus, testsOn } from '@/tests/scale/citus'
import { startTestServer } from '@/tests/support/database'
import { benchAgainst } from './against'
import { benchAppend } from './append'
import { benchBanked } from './banked'
import { benchBytes } from './bytes'
import { checkedOut } from './checkedOut'
import { benchClubs } from './clubs'
import { benchDay } from './day'
import { benchFederation } from './federation'
import { benchGrowth } from './growth'

import { benchHands } from './hands'
import { benchHttp } from './http'
import { takePrinted } from './measure'
import { benchMembers } from './members'
import { benchPages } from './pages'
import { benchProfile } from './profile'
import { benchRules } from './rules'
import { benchScreens } from './screens'
import { benchSimulated } from './simulated'
import { benchStart } from './start'
import { benchViews } from './views'
import { writeFigures } from './written'

/** The parts of the bench in running order; `npm run bench -- rules http` runs these two. With `--write` their figures replace those in `docs/performance.md`. */
const PARTS: Readonly<Record<string, { database: boolean; run(): void | Promise<void> }>> = {
  hands: { database: false, run: benchHands },
  rules: { database: false, run: benchRules },
  views: { database: false, run: benchViews },
  simulated: { database: false, run: benchSimulated },
  growth: { database: false, run: benchGrowth },
  bytes: { database: false, run: benchBytes },
  append: { database: true, run: benchAppend },
  members: { database: true, run: benchMembers },
  http: { database: true, run: benchHttp },
  day: { database: true, run: benchDay },
  clubs: { database: true, run: benchClubs },
  profile: { database: true, run: benchProfile },
  screens: { database: true, run: benchScreens },
  banked: { database: true, run: benchBanked },
  pages: { database: true, run: benchPages },
  start: { database: false, run: benchStart },
  federation: { database: true, run: benchFederation },
}

const USAGE = `usage: npm run bench -- [against COMMIT] [${Object.keys(PARTS).join(' ')}] [--write]`
const { positionals, values } = readArgv(USAGE, {
  options: { write: { type: 'boolean', default: false } },
  words: Object.keys(PARTS).length + 2,
})
const isAgainst = positionals[0] === 'against'
const wanted = isAgainst ? positionals.slice(2) : positionals
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) wrong(USAGE, `no part is called ${unknown}`)

const machine = () =>
  `Node ${process.version}, ${cpus().length} cores, load average before it ${loadavg()[0]?.toFixed(1)}`
console.log(machine())
if (isAgainst) {
  const [, commit] = positionals
  if (commit === undefined) wrong(USAGE, 'against which commit?')
  const there = checkedOut(commit) ?? wrong(USAGE, `no commit is called ${commit}`)
  const before = machine()
  await benchAgainst(there, wanted.length > 0 ? wanted : ['http', 'rules', 'simulated'])
  if (values.write) writeFigures('against', before, takePrinted(), positionals.join(' '))
  process.exit(0)
}
// On a Citus, where a Postgres with it is named: `docs/scale.md`.
const { CITUS_PG_CONFIG } = process.env
const citus = CITUS_PG_CONFIG ? await startCitus(CITUS_PG_CONFIG, { settings: {} }) : null
if (citus) {
  await testsOn(citus)
  console.log(citus.versions)
}
for (const [name, { database, run }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const before = machine()
  const server = database ? await startTestServer({}) : null
  try {
    await run()
  } finally {
    await server?.stop()
  }
  const lines = takePrinted()
  if (values.write) writeFigures(name, before, lines)
}
await citus?.stop()
process.exit(0)
