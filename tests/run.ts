import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '@/server/starting/build'
import { findChromium, NO_CHROMIUM } from './support/browser'
import { costs, type Lane, laneSince, lanesOf, readSpent } from './support/lanes'
import { NO_PYTHON, PYTHON } from './support/python'

const ROOT = path.resolve(import.meta.dirname, '..')
const REPORTS = path.join(ROOT, 'artifacts')

interface Totals {
  passed: number
  failed: number
}

/** The output of a lane: this terminal, or a file that is printed when the lane has ended. */
type Output = 'terminal' | { file: string }

/** The part of the generated cases that a short run tries, and their multiple in a long one. */
const SHORT_TIMES = '0.25'
const LONG_TIMES = '5'

/** The costs of the lanes that have ended. */
const lanes: Lane[] = []

/**
 * `npm test`: the checks beside the building of the pages, then vitest and the browser tests side by side, all of them
 * even after a failure, what each lane cost, and one line of totals. The browser tests' output is printed at their end.
 * `--long` runs the long tests too, whole walks, and twenty times as many generated cases, and the browser tests after
 * vitest: nobody waits for it, and a browser beside an hour of generated cases is too slow for its own tests.
 */
async function main(): Promise<void> {
  const long = process.argv.includes('--long')
  if (long) Object.assign(process.env, { CIRCOLO_TEST_TIMES: LONG_TIMES, CIRCOLO_WHOLE: 'every' })
  else takeSample()
  mkdirSync(REPORTS, { recursive: true })
  const spent = freshReport('spent.jsonl')
  process.env.CIRCOLO_TEST_SPENT = spent
  const checking = checks()
  await build()
  const tested = long
    ? [await units(spent), await browsers()]
    : await Promise.all([units(spent), browsers()])
  const parts = [...(await checking), ...tested]
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  for (const line of costs(lanes, readSpent(spent))) console.log(line)
  if (!PYTHON) console.log(NO_PYTHON)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** The long tests are left out, and the walks are sampled: by another number each time, unless one is given. */
function takeSample(): void {
  process.env.CIRCOLO_TEST_SHORT = '1'
  process.env.CIRCOLO_TEST_TIMES ??= SHORT_TIMES
  process.env.CIRCOLO_TEST_SAMPLE ??= String(Date.now() % 2 ** 31)
  const sample = `CIRCOLO_TEST_SAMPLE=${process.env.CIRCOLO_TEST_SAMPLE}`
  console.log(`walks are sampled; the same steps again: ${sample} npm test`)
}

/**
 * The steps of `npm run check`, except for the house's own tests, which vitest counts. One checker: several would each
 * make the types of a whole game again, which takes four times as long.
 */
const CHECKS = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'],
  ['tsc', '--noEmit', '--checkers', '1', '-p', 'rules/tsconfig.json'],
] as const

async function checks(): Promise<Totals[]> {
  const found: Totals[] = []
  for (const [name, ...args] of CHECKS) found.push(await check(name, args))
  return found
}

async function check(name: string, args: readonly string[]): Promise<Totals> {
  const from = Date.now()
  const passed = await run(name, args, 'terminal')
  lanes.push(laneSince(`${name} ${args.at(-1)}`, from))
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} ${args.join(' ')}`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Both lanes open the released pages, which are built once before. The tests report a failure. */
async function build(): Promise<void> {
  const from = Date.now()
  const log = path.join(ROOT, '.next-build.log')
  const building = () => console.log('building the pages…')
  await ensureBuilt(ROOT, log, building, new AbortController().signal).catch((error: Error) =>
    console.error(error.message),
  )
  lanes.push(laneSince('pages', from))
}

async function units(spent: string): Promise<Totals> {
  const from = Date.now()
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await run('vitest', ['run', ...reporters], 'terminal')
  lanes.push(...lanesOf(laneSince('vitest itself', from), readSpent(spent)))
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read<Vitest>(report)
  return counted({ passed, failed }, ended)
}

async function browsers(): Promise<Totals> {
  if (findChromium() === undefined) {
    console.error(NO_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  const from = Date.now()
  const report = freshReport('playwright.json')
  const words = path.join(REPORTS, 'playwright.log')
  // The configuration names the same file for the report.
  const ended = await run('playwright', ['test'], { file: words })
  lanes.push(laneSince('browser', from))
  console.log(readFileSync(words, 'utf8'))
  const found = read<Playwright>(report)
  for (const title of flakyIn(found.suites ?? [])) console.log(`FLAKY, passed at a retry: ${title}`)
  const { expected = 0, flaky = 0, unexpected = 0 } = found.stats ?? {}
  return counted({ passed: expected + flaky, failed: unexpected }, ended)
}

/** A runner that failed without a failing test, or that ran none, counts as one failure. */
function counted(totals: Totals, ended: boolean): Totals {
  if (ended && totals.passed > 0) return totals
  return { ...totals, failed: Math.max(totals.failed, 1) }
}

/** The priority of all that prints to the terminal: the browser tests, which mostly wait, go first when they do not. */
const BEHIND = 10

/** True when the program exited with success. */
function run(name: string, args: readonly string[], output: Output): Promise<boolean> {
  const program = path.join(ROOT, 'node_modules/.bin', name)
  const toFile = output !== 'terminal'
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: toFile ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  if (!toFile && child.pid) setPriority(child.pid, BEHIND)
  if (toFile) {
    const words = createWriteStream(output.file)
    child.stdout?.pipe(words)
    child.stderr?.pipe(words)
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

function freshReport(name: string): string {
  const report = path.join(REPORTS, name)
  rmSync(report, { force: true })
  return report
}

interface Vitest {
  numPassedTests?: number
  numFailedTests?: number
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

interface Playwright {
  stats?: { expected?: number; flaky?: number; unexpected?: number }
  suites?: Suite[]
}

/** The titles of tests that failed first and passed when tried again. */
function flakyIn(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...flakyIn(inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
  ])
}

const read = <T extends object>(report: string): Partial<T> =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}

await main()
