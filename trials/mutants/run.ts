import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { readArgv, wrong } from '@/server/starting/argv'
import {
  type Drawable,
  drawn,
  keyOf,
  markUndrawn,
  mutantsOf,
  NOT_DRAWN,
  placeSaid,
  saidIn,
} from './mutants'
import { refusedByTypes } from './types'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Here the copies of the files lie. */
const PLACE = 'artifacts/mutants'
/** The beginnings of the tests near each rule set, which are tried on its mutants. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  poker: ['rules/poker/', 'simulate/poker'],
  'chemin-de-fer': ['rules/chemin-de-fer/', 'simulate/chemin', 'simulate/odds'],
  float: [
    'rules/float/',
    'rules/banked/',
    'rules/chemin-de-fer/whole',
    'rules/chemin-de-fer/float',
  ],
  'black-jack': ['rules/black-jack/', 'rules/banked/', 'simulate/black-jack'],
  'trente-et-quarante': [
    'rules/trente-et-quarante/',
    'rules/banked/',
    'simulate/trente',
    'simulate/odds',
  ],
  banked: ['rules/banked/', 'rules/black-jack/', 'rules/trente-et-quarante/'],
}
/** Files that the tests of rules read, which are copied with the mutants in them. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  ...[
    'rules',
    'simulate',
    'components/chemin-de-fer/member',
    'tests/rules',
    'tests/simulate',
    'tests/journals',
    'tests/support',
    'trials/mutants',
  ].map((folder) => `${folder}/**`),
]
const USAGE = `usage: npm run mutate -- --game ${Object.keys(TESTS).join('|')} [--sample 100] [--seed 7] [--at-once 2] [--again FILE]`

/** Lists of words: other tests read them (tests/house, docs), and a changed letter breaks no rule. */
const WORDS = /\/(provisions|refusals|sentences)\.ts$|\/(refusals|telling)\//
const ofWords = new Set(['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'])
const isDrawable = ({ fileName, mutatorName }: Drawable) =>
  !(WORDS.test(fileName) && ofWords.has(mutatorName))

const { values } = readArgv(USAGE, {
  options: {
    game: { type: 'string', default: '' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: '2' },
    /** Only those that this output of an earlier run names. */
    again: { type: 'string', default: '' },
  },
})
const { game, again } = values
const tests = TESTS[game]
if (tests === undefined) wrong(USAGE, `no rules of ${game || 'which game'}`)
const [sample = 0, seed = 0, concurrency] = [values.sample, values.seed, values['at-once']].map(
  Number,
)
if (![sample, seed, concurrency].every(Number.isSafeInteger)) wrong(USAGE, 'whole numbers only')

const listed = (patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
const files = listed([`rules/${game}/*.ts`])
const all = (await mutantsOf(ROOT, files)).filter(isDrawable)
const chosen = again ? saidIn(readFileSync(again, 'utf8'), all) : drawn(all, sample, seed)
markUndrawn(new Set(chosen.map(keyOf)))
const testFiles = listed(tests.map((area) => `tests/${area}*.test.ts`))
// The quick tests come first, so that those of generated evenings are tried on a few mutants alone.
process.env.CIRCOLO_TEST_TIMES ??= '0.25'
process.env.CIRCOLO_WHOLE ??= 'every'
Object.assign(process.env, {
  NODE_OPTIONS: '--import tsx',
  CIRCOLO_MUTANT_TESTS: JSON.stringify(testFiles),
})

const rangeOf = ({ fileName, location: { start, end } }: Drawable) =>
  `${path.relative(ROOT, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
const results = await new Stryker({
  mutate: [...new Set(chosen.map(rangeOf))],
  testRunner: 'bundle',
  coverageAnalysis: 'perTest',
  plugins: [path.join(import.meta.dirname, 'plugin.ts')],
  buildCommand: 'node --import tsx trials/mutants/bundle.ts',
  concurrency,
  timeoutMS: 60_000,
  timeoutFactor: 3,
  warnings: { slow: false },
  dryRunTimeoutMinutes: 30,
  // StrykerJS would read it with TypeScript's old interface, which TypeScript 7 has no more; vitest does not need it.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['said'],
  logLevel: 'warn',
  tempDirName: PLACE,
  ignorePatterns: ['**', ...COPIED.map((place) => `!/${place}`)],
  allowConsoleColors: false,
  // biome-ignore lint/suspicious/noExplicitAny: StrykerJS does not type the options of its own plugins
} as any).runMutationTest()

const drawnWith = (...fates: readonly MutantResult['status'][]) =>
  results.filter((one) => fates.includes(one.status) && one.statusReason !== NOT_DRAWN)
const noticed = drawnWith('Killed', 'Timeout').length
const left = drawnWith('Survived', 'NoCoverage', 'RuntimeError')
const mistyped = refusedByTypes(ROOT, left)
for (const one of mistyped) console.log(`REFUSED BY TYPES ${placeSaid(one)}`)
const tried = noticed + left.length
console.log(
  `${game}, ${again ? `again ${again}` : `seed ${seed}`}: ${chosen.length} drawn of ${all.length}; ` +
    `${noticed + mistyped.length} of ${tried} noticed ` +
    `(${((100 * (noticed + mistyped.length)) / Math.max(tried, 1)).toFixed(1)} %), ` +
    `${drawnWith('Timeout').length} of them out of time, ${mistyped.length} by TypeScript alone`,
)
