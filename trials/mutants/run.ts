import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { readArgv, wrong } from '@/server/starting/argv'
import { type Drawable, drawn, keyOf, mutantsOf } from './mutants'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Here the sample, the copies of the files and the results lie. */
const PLACE = 'artifacts/mutants'
/** The tests near each rule set, which are tried on its mutants. */
const TESTS: Readonly<Record<string, string>> = {
  poker: 'tests/rules/*.test.ts tests/rules/{play,poker,refusals,strangers}/**/*.test.ts',
  'chemin-de-fer': 'tests/rules/chemin-de-fer/**/*.test.ts',
  float: 'tests/rules/float/**/*.test.ts',
  'black-jack': 'tests/rules/{banked,black-jack}/**/*.test.ts',
  'trente-et-quarante': 'tests/rules/{banked,trente-et-quarante}/**/*.test.ts',
  banked: 'tests/rules/{banked,black-jack,trente-et-quarante}/**/*.test.ts',
}
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

const files = execFileSync('git', ['ls-files', `rules/${game}/*.ts`], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const all = (await mutantsOf(ROOT, files)).filter(isDrawable)
const chosen = drawn(all, sample, seed)
const keys = path.join(ROOT, PLACE, `${game}.keys.json`)
mkdirSync(path.dirname(keys), { recursive: true })
writeFileSync(keys, JSON.stringify(chosen.map(keyOf)))
Object.assign(process.env, {
  CIRCOLO_MUTANTS: keys,
  CIRCOLO_MUTANT_TESTS: tests,
  // A tenth of the generated cases: enough to notice most mutants, and a survivor does not take minutes.
  CIRCOLO_TEST_TIMES: process.env.CIRCOLO_TEST_TIMES ?? '0.1',
})

const rangeOf = ({ fileName, location: { start, end } }: Drawable) =>
  `${path.relative(ROOT, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
const results = await new Stryker({
  mutate: [...new Set(chosen.map(rangeOf))],
  testRunner: 'vitest',
  vitest: { configFile: 'trials/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  checkers: ['drawn'],
  checkerNodeArgs: ['--import', 'tsx'],
  plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'checker.ts')],
  concurrency,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  // StrykerJS would read it with TypeScript's old interface, which TypeScript 7 has no more; vitest does not need it.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  tempDirName: PLACE,
  ignorePatterns: [
    '/artifacts',
    '/.data',
    '/.next*',
    '/app',
    '/components',
    '/docs',
    '/public',
    '/messages',
  ],
  allowConsoleColors: false,
  // biome-ignore lint/suspicious/noExplicitAny: StrykerJS does not type the options of its own plugins
} as any).runMutationTest()

/** The mutants of the sample with this fate. */
const drawnWith = (...fates: readonly MutantResult['status'][]) =>
  results.filter((one) => fates.includes(one.status) && one.statusReason !== 'not drawn')
const lineOf = (mutant: MutantResult) => {
  const {
    fileName,
    location: { start, end },
  } = mutant
  const text = readFileSync(fileName, 'utf8').split('\n')
  const was =
    start.line === end.line
      ? text[start.line]?.slice(start.column, end.column)
      : `${text[start.line]?.slice(start.column)} …`
  const now = mutant.replacement?.split('\n')[0]
  return `${path.relative(ROOT, fileName)}:${start.line + 1}:${start.column} ${mutant.mutatorName}: ${was} → ${now}`
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
