import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { readArgv, wrong } from '@/server/starting/argv'
import { type Drawable, drawn, keyOf, markUndrawn, mutantsOf, NOT_DRAWN } from './mutants'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Here the copies of the files lie. */
const PLACE = 'artifacts/mutants'
/** The folders of the tests near each rule set, which are tried on its mutants. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  poker: ['poker'],
  'chemin-de-fer': ['chemin-de-fer'],
  float: ['float'],
  'black-jack': ['black-jack', 'banked'],
  'trente-et-quarante': ['trente-et-quarante', 'banked'],
  banked: ['banked', 'black-jack', 'trente-et-quarante'],
}
/** Files that the tests of rules read, which are copied with the mutants in them. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  ...['rules', 'simulate', 'tests/rules', 'tests/journals', 'tests/support', 'trials/mutants'].map(
    (folder) => `${folder}/**`,
  ),
]
const USAGE = `usage: npm run mutate -- --game ${Object.keys(TESTS).join('|')} [--sample 100] [--seed 7] [--at-once 2]`

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
  },
})
const { game } = values
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
const chosen = drawn(all, sample, seed)
const texts = new Map(
  files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8').split('\n')]),
)
markUndrawn(new Set(chosen.map(keyOf)))
const testFiles = listed(tests.map((area) => `tests/rules/${area}/*.test.ts`))
Object.assign(process.env, {
  CIRCOLO_MUTANT_TESTS: JSON.stringify(testFiles),
  // A quarter of the generated cases: enough to notice most mutants, and a survivor does not take minutes.
  CIRCOLO_TEST_TIMES: process.env.CIRCOLO_TEST_TIMES ?? '0.25',
})

const rangeOf = ({ fileName, location: { start, end } }: Drawable) =>
  `${path.relative(ROOT, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
const results = await new Stryker({
  mutate: [...new Set(chosen.map(rangeOf))],
  testRunner: 'vitest',
  vitest: { configFile: 'trials/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner'],
  buildCommand: 'node --import tsx trials/mutants/bundle.ts',
  concurrency,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  // StrykerJS would read it with TypeScript's old interface, which TypeScript 7 has no more; vitest does not need it.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  tempDirName: PLACE,
  ignorePatterns: ['**', ...COPIED.map((place) => `!/${place}`)],
  allowConsoleColors: false,
  // biome-ignore lint/suspicious/noExplicitAny: StrykerJS does not type the options of its own plugins
} as any).runMutationTest()

/** The mutants of the sample with this fate. */
const drawnWith = (...fates: readonly MutantResult['status'][]) =>
  results.filter((one) => fates.includes(one.status) && one.statusReason !== NOT_DRAWN)
/** The place of a mutant, the code that stands there and the code instead; StrykerJS counts from 1. */
const lineOf = ({ fileName, location: { start, end }, mutatorName, replacement }: MutantResult) => {
  const file = path.relative(ROOT, fileName)
  const line = texts.get(file)?.[start.line - 1] ?? ''
  const was =
    start.line === end.line
      ? line.slice(start.column - 1, end.column - 1)
      : `${line.slice(start.column - 1)} …`
  return `${file}:${start.line}:${start.column} ${mutatorName}: ${was} → ${replacement?.split('\n')[0]}`
}

const noticed = drawnWith('Killed', 'Timeout')
const unnoticed = drawnWith('Survived', 'NoCoverage')
const static_ = drawnWith('Ignored')
const tried = noticed.length + unnoticed.length
for (const mutant of unnoticed)
  console.log(`${mutant.status === 'NoCoverage' ? 'NOT REACHED' : 'SURVIVED'} ${lineOf(mutant)}`)
for (const mutant of drawnWith('RuntimeError')) console.log(`NOT TRIED ${lineOf(mutant)}`)
console.log(
  `${game}, seed ${seed}: ${chosen.length} drawn of ${all.length}; ${static_.length} in tables read once, left out; ` +
    `${noticed.length} of ${tried} noticed (${((100 * noticed.length) / Math.max(tried, 1)).toFixed(1)} %)`,
)
