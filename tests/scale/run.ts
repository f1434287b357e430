import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '@/server/starting/build'
import { execute } from '../support/database'
import { type Citus, startCitus, TELLING, testsOn } from './citus'
import { type Carried, statementsIn } from './statements'

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORTS = path.join(ROOT, 'artifacts')
const TABLE = path.join(REPORTS, 'citus-statements.txt')

const NOT_HERE = [
  // It spreads databases that are not, with functions of Citus's names.
  'tests/db/distribute.test.ts',
  // They ask nothing of a Citus: each starts a database of its own, to be killed, filled or stopped, or none.
  'tests/db/outage.test.ts',
  'tests/server/faults.test.ts',
  'tests/server/float-database-killed.test.ts',
  'tests/server/rolling.test.ts',
  'tests/start/build.test.ts',
  'tests/start/crowd.test.ts',
  'tests/start/full-disk.test.ts',
  'tests/start/lock.test.ts',
  'tests/start/program.test.ts',
  'tests/start/stop.test.ts',
  'tests/start/tls.test.ts',
]

const WITHOUT =
  'npm run test:citus needs a Postgres with the extension Citus: install both (docs/scale.md) and set CITUS_PG_CONFIG to its pg_config, e.g. /usr/lib/postgresql/15/bin/pg_config'

/**
 * `npm run test:citus [FILE…]`: the tests that go through a database, on a Citus of three nodes that is started for them,
 * each on a copy of a database that is spread. Prints one line of totals, and writes how Citus carries every statement.
 */
async function main(files: readonly string[]): Promise<number> {
  const pgConfig = process.env.CITUS_PG_CONFIG
  if (!pgConfig) {
    console.error(WITHOUT)
    return 1
  }
  const citus = await startCitus(pgConfig, { telling: TELLING })
  try {
    console.log(citus.versions)
    const { template, tables } = await testsOn(citus)
    console.log(`${tables} tables spread`)
    process.env.CIRCOLO_TEST_WITHOUT = NOT_HERE.join(' ')
    if (files.length === 0) await build()
    const { passed, failed } = await vitest(files)
    const refused = await tell(citus, template)
    console.log(`\n${passed} passed, ${failed} failed`)
    return failed + refused > 0 ? 1 : 0
  } finally {
    await citus.stop()
  }
}

/** Tests that open the released pages find them built, and report a failure. */
async function build(): Promise<void> {
  const log = path.join(ROOT, '.next-build.log')
  const building = () => console.log('building the pages…')
  await ensureBuilt(ROOT, log, building, new AbortController().signal).catch((error: Error) =>
    console.error(error.message),
  )
}

async function vitest(files: readonly string[]) {
  mkdirSync(REPORTS, { recursive: true })
  const report = path.join(REPORTS, 'citus.json')
  rmSync(report, { force: true })
  const projects = ['--project=server', '--project=alone']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = path.join(ROOT, 'node_modules/.bin/vitest')
  const child = spawn(program, ['run', ...projects, ...reporters, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const ended = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = found
  return { passed, failed: ended && passed > 0 ? failed : Math.max(failed, 1) }
}

/** Writes the table of statements and prints its sums; the number of those that Citus refuses. */
async function tell(citus: Citus, template: string): Promise<number> {
  const rows = await execute(
    template,
    `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`,
  )
  const spread = rows.map(({ name }) => String(name))
  const { statements, refused } = await statementsIn(citus.told, template, spread)
  const sorted = statements.toSorted(
    (a, b) => a.carried.localeCompare(b.carried) || b.calls - a.calls,
  )
  const lines = sorted.map(({ carried, calls, text, why }) =>
    [carried.padEnd(16), String(calls).padStart(7), text, ...(why ? [`— ${why}`] : [])].join('  '),
  )
  const during = [...refused].map(([text, why]) => `refused while it ran: ${why}  ${text}`)
  writeFileSync(TABLE, `${[citus.versions, ...lines, ...during].join('\n')}\n`)
  const kinds = new Set(statements.map(({ carried }) => carried))
  const countOf = (kind: Carried) => statements.filter(({ carried }) => carried === kind).length
  for (const kind of kinds) console.log(`${kind}: ${countOf(kind)}`)
  console.log(`refused while they ran: ${refused.size}; the table: ${path.relative(ROOT, TABLE)}`)
  return countOf('refused') + refused.size
}

process.exitCode = await main(process.argv.slice(2))
