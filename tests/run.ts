import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium, NO_CHROMIUM } from './support/browser'

const ROOT = path.resolve(import.meta.dirname, '..')
const REPORTS = path.join(ROOT, 'artifacts')

interface Totals {
  passed: number
  failed: number
}

/** `npm test`: the checks, vitest and the browser tests, all of them whatever fails, and one line of totals. */
function main(): void {
  mkdirSync(REPORTS, { recursive: true })
  const parts = [...CHECKS.map(([name, ...args]) => check(name, args)), units(), browsers()]
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** What `npm run check` does, but for the house's own tests, which vitest counts. */
const CHECKS = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['tsc', '--noEmit', '-p', 'rules/tsconfig.json'],
] as const

function check(name: string, args: readonly string[]): Totals {
  const passed = run(name, args)
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} ${args.join(' ')}`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function units(): Totals {
  const report = freshReport('vitest.json')
  const ended = run('vitest', [
    ...['run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(report)
  return counted({ passed, failed }, ended)
}

function browsers(): Totals {
  const chromium = findChromium()
  if (chromium === undefined) {
    console.error(NO_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  const report = freshReport('playwright.json')
  // The configuration names the same report.
  const ended = run('playwright', ['test'])
  const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {}
  return counted({ passed: expected + flaky, failed: unexpected }, ended)
}

/** A runner that failed without a failing test, or that ran none, counts as one failure. */
function counted(totals: Totals, ended: boolean): Totals {
  if (ended && totals.passed > 0) return totals
  return { ...totals, failed: Math.max(totals.failed, 1) }
}

function run(name: string, args: readonly string[]): boolean {
  const program = path.join(ROOT, 'node_modules/.bin', name)
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}

function freshReport(name: string): string {
  const report = path.join(REPORTS, name)
  rmSync(report, { force: true })
  return report
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected?: number; flaky?: number; unexpected?: number }
}

function read(report: string): Report {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

main()
