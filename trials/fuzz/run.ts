import path from 'node:path'
import { readArgv } from '@/server/starting/argv'
import { ensureBuilt } from '@/server/starting/build'
import { startTestServer } from '@/tests/support/database'
import { House } from '@/tests/support/house'
import { type Fuzzed, fuzz } from './fuzz'

const ROOT = path.resolve(import.meta.dirname, '../..')
const USAGE = 'usage: npm run fuzz -- [--requests 100000] [--seed 7] [--from 0] [--without-pages]'
const { values } = readArgv(USAGE, {
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '7' },
    /** The number of the first request, to ask a part of a run again. */
    from: { type: 'string', default: '0' },
    /** Leaves the pages out, which then need not be built. */
    'without-pages': { type: 'boolean', default: false },
  },
})
const [requests, seed, from] = [values.requests, values.seed, values.from].map(Number)
if (![requests, seed, from].every(Number.isSafeInteger)) {
  console.error('fuzz: --requests, --seed and --from take whole numbers')
  process.exit(1)
}
const pages = !values['without-pages']

let told = 0
/** Tells each fault as soon as it is found: a long run may be ended before its end. */
function tellFaults({ faults }: Pick<Fuzzed, 'faults'>): void {
  for (const { number, why, asking } of faults.slice(told))
    console.log(`FAULT ${number}: ${why} ${asking ? JSON.stringify(asking) : ''}`.slice(0, 2_000))
  told = faults.length
}

function progress({ asked, faults }: Fuzzed): void {
  tellFaults({ faults })
  if (asked % 10_000 < 500) console.log(`${asked} requests, ${faults.length} faults`)
}

if (pages) {
  const log = path.join(ROOT, '.next-build.log')
  const building = () => console.log('building the pages…')
  await ensureBuilt(ROOT, log, building, new AbortController().signal)
  Object.assign(process.env, { NODE_ENV: 'production' })
}
const server = await startTestServer()
const house = await House.open(undefined, undefined, { next: pages })
const begun = performance.now()
const found = await fuzz(house, {
  seed: seed ?? 0,
  from: from ?? 0,
  requests: requests ?? 0,
  progress,
})
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
tellFaults(found)
console.log(
  `seed ${seed}, requests ${from} to ${Number(from) + found.asked}, ${pages ? 'with' : 'without'} pages: ` +
    `${found.reached.size} procedures and routes, ${seconds} s, answers ${JSON.stringify(found.statuses)}, ${found.faults.length} faults`,
)
await house.close()
await server.stop()
process.exit(found.faults.length > 0 ? 1 : 0)
