import { cpus, loadavg } from 'node:os'
import { startTestServer } from '@/tests/support/database'
import { benchAppend } from './append'
import { benchHands } from './hands'
import { benchHttp } from './http'
import { benchMembers } from './members'
import { benchPages } from './pages'
import { benchRules } from './rules'
import { benchScreens } from './screens'
import { benchSimulated } from './simulated'
import { benchStart } from './start'

/** The parts of the bench in running order; `npm run bench -- rules http` runs these two. */
const PARTS: Readonly<Record<string, { database: boolean; run(): void | Promise<void> }>> = {
  hands: { database: false, run: benchHands },
  rules: { database: false, run: benchRules },
  simulated: { database: false, run: benchSimulated },
  append: { database: true, run: benchAppend },
  members: { database: true, run: benchMembers },
  http: { database: true, run: benchHttp },
  screens: { database: true, run: benchScreens },
  pages: { database: true, run: benchPages },
  start: { database: false, run: benchStart },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`bench: no part is called ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const load = loadavg()[0]?.toFixed(1)
console.log(`Node ${process.version}, ${cpus().length} cores, load average before it ${load}`)
for (const [name, { database, run }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const server = database ? await startTestServer() : null
  try {
    await run()
  } finally {
    await server?.stop()
  }
}
process.exit(0)
