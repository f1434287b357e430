import path from 'node:path'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'
import { PYTHON } from './tests/support/python.ts'
import { SlowFirst } from './tests/support/sequencer.ts'
import { UNTIL } from './tests/support/until.ts'

// Vitest loads the files of `globalSetup` in this process, which reads TypeScript by tsx too.
register()

const shared = {
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
}
/** Only a test that hangs takes so long, on a busy machine too; the long run has many times as many cases. */
const TIMEOUT_MS = 600_000 * Number(process.env.CIRCOLO_TEST_TIMES ?? 1)
const HOUSE = ['tests/house/**/*.test.ts']
/** How many generated cases are tried, and which. */
const GENERATED = ['tests/support/generated.ts']
/** Puts back, after each file, the clock and the globals that it replaced. */
const RESTORED = 'tests/support/restored.ts'
const under = (...areas: string[]) => areas.map((area) => `tests/${area}/**/*.test.{ts,tsx}`)
/** Left out of `npm test`, which is short; `test:rules`, `test:server` and `test:long` run them all. */
const LONG = [
  'tests/simulate/black-jack/at-best.test.ts',
  'tests/simulate/trente-et-quarante/dealt-rows.test.ts',
  'tests/start/again.test.ts',
  'tests/db/distribute.test.ts',
  'tests/server/hindered.test.ts',
  'tests/server/weight.test.ts',
  'tests/start/upgrade.test.ts',
  'tests/start/full-disk.test.ts',
  'tests/keeping/export.test.ts',
  'tests/print/broken.test.ts',
  'tests/print/fairness.test.ts',
  'tests/server/faults.test.ts',
  'tests/start/copied.test.ts',
  'tests/start/crowd.test.ts',
  'tests/server/chemin-killed.test.ts',
  'tests/server/thousand.test.ts',
  'tests/server/rehearsal-stories.test.ts',
  'tests/server/banked-killed.test.ts',
  'tests/server/float-database-killed.test.ts',
  'tests/server/crowd.test.ts',
  'tests/server/chemin-malformed.test.ts',
  'tests/server/black-jack-malformed.test.ts',
  'tests/server/float-killed.test.ts',
  'tests/server/guessing.test.ts',
  'tests/start/club.test.ts',
  'tests/start/programs.test.ts',
  'tests/start/release.test.ts',
  'tests/start/demo.test.ts',
  'tests/start/pool.test.ts',
  'tests/start/secret.test.ts',
  'tests/start/tls.test.ts',
  'tests/keeping/restore.test.ts',
  'tests/keeping/two-nights.test.ts',
  'tests/keeping/chemin.test.ts',
  'tests/server/outage.test.ts',
  'tests/server/rolling.test.ts',
  'tests/server/large-views.test.ts',
  'tests/server/two-cash.test.ts',
  'tests/server/forgetting-games.test.ts',
  'tests/print/float/book.test.ts',
  'tests/print/float/slips.test.ts',
  'tests/simulate/every-command.test.ts',
]
const LEFT_OUT = [
  // Those that a kind of database has not: `tests/scale`.
  ...(process.env.CIRCOLO_TEST_WITHOUT?.split(' ') ?? []),
  ...(process.env.CIRCOLO_TEST_SHORT ? LONG : []),
  // `npm test` says that they are not tried, and how they would be.
  ...(PYTHON ? [] : ['tests/keeping/proof.test.ts']),
]
/** They load modules of their own: one replaces the files of a disk that is full, one prints the first paper of its fonts. */
const ALONE = ['tests/start/full-disk.test.ts', 'tests/print/text.test.tsx']
/** Pure: neither a database nor a server. */
const RULES = under('rules')
const SIMULATE = under('simulate')
const SCREENS = under('desk', 'table', 'screens')

/** Their files mostly wait, so three at once, beside the browser tests. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 0 } }
/** After those; each worker loads the rules of all games once more. */
const BUSY = { maxWorkers: 2, sequence: { groupOrder: 1 } }

const LIMITS = {
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: UNTIL },
}

/** Modules are loaded by tsx, as in the programs. Vitest's own loader takes longer; only a test that replaces a module needs it. */
const LOADED = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx'],
}

/** Modules are loaded once for all files of a project, which saves most of the time: none of them changes one. */
const project = (name: string, more: object) => ({
  ...shared,
  test: {
    ...LIMITS,
    name,
    setupFiles: [...GENERATED, RESTORED],
    isolate: false,
    ...LOADED,
    // The name under which `npm test` counts what the files of the project cost.
    env: { CIRCOLO_TEST_LANE: name },
    ...more,
  },
})
/** One Postgres for all of their files, each of which has databases of its own. */
const WITH_DATABASE = { globalSetup: ['tests/support/vitest-setup.ts'] }

export default defineConfig({
  ...shared,
  test: {
    ...LIMITS,
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    projects: [
      project('house', { ...WAITING, include: HOUSE, setupFiles: [RESTORED] }),
      project('rules', { ...BUSY, include: RULES }),
      project('simulate', { ...BUSY, include: SIMULATE, exclude: LEFT_OUT }),
      project('screens', { ...BUSY, include: SCREENS }),
      project('server', {
        ...WAITING,
        ...WITH_DATABASE,
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [
          ...[...HOUSE, ...RULES, ...SIMULATE, ...SCREENS, ...ALONE],
          'tests/e2e/**',
          ...LEFT_OUT,
        ],
      }),
      project('alone', {
        ...WAITING,
        ...WITH_DATABASE,
        include: ALONE,
        exclude: LEFT_OUT,
        isolate: true,
        experimental: {},
        execArgv: [],
      }),
    ],
  },
})
