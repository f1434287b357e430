import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import {
  INSTRUMENTER_CONSTANTS,
  type InstrumenterContext,
  type MutantResult,
} from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import * as vitest from 'vitest'
import { isSaid, lineOf, NOT_DRAWN } from './mutants'

export const BUNDLE = 'artifacts/mutants.bundle.cjs'
/** The time of each test and the mutants that it reached, for the workers that come after the first. */
const REACHED = 'artifacts/mutants.reached.json'

interface Test {
  readonly id: string
  run(): unknown
}
type Body = (...given: unknown[]) => unknown
interface Reached {
  readonly spentMs: Readonly<Record<string, number>>
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Collects tests as vitest does, and nothing more: loading and trying them takes a hundredth of the time. */
function collecting(tests: Test[]) {
  const bodyOf = (more: readonly unknown[]) => more.find((one) => typeof one === 'function') as Body
  const eachOf =
    (one: (name: string, body: Body) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, ...more: readonly unknown[]) => {
      for (const row of rows) one(name, () => bodyOf(more)(...(Array.isArray(row) ? row : [row])))
    }
  const add = (name: string, run: Body) => tests.push({ id: `${tests.length} ${name}`, run })
  const it = Object.assign((name: string, ...more: unknown[]) => add(name, bodyOf(more)), {
    each: eachOf(add),
  })
  const describe = Object.assign((_: string, ...more: unknown[]) => bodyOf(more)(), {
    each: eachOf((_, body) => body()),
  })
  return { ...vitest, it, test: it, describe }
}

const failureOf = async ({ run }: Test): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error ?? 'failed'
  }
}

/** Tries mutants on the bundle, which is loaded anew only for those that loading reaches. */
class Runner implements TestRunner {
  private readonly script = new Script(
    `(function (require, module, exports, __dirname) {${readFileSync(BUNDLE, 'utf8')}\n})`,
    { filename: path.resolve(BUNDLE) },
  )
  /** Where the mutants look which of them is active. */
  private readonly scope: InstrumenterContext = {}
  private reached: Reached | undefined
  /** The bundle as it is loaded, unless a mutant was active while it was. */
  private tests: Test[] | undefined

  constructor() {
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.scope })
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  private load(): Test[] {
    const tests: Test[] = []
    const vitestAgain = collecting(tests)
    const require = createRequire(path.resolve('package.json'))
    const required = (name: string) => (name === 'vitest' ? vitestAgain : require(name))
    // Beside the support of the tests, which look for journals from there.
    this.script.runInThisContext()(required, { exports: {} }, {}, path.resolve('tests/support'))
    return tests
  }

  async dryRun(): Promise<DryRunResult> {
    this.scope.activeMutant = undefined
    const results: TestResult[] = []
    this.tests = this.load()
    for (const test of this.tests) {
      const { id } = test
      this.scope.currentTestId = id
      const from = performance.now()
      const failure = await failureOf(test)
      const result = { id, name: id, timeSpentMs: performance.now() - from }
      results.push(
        failure === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: String(failure) },
      )
    }
    this.scope.currentTestId = undefined
    const mutantCoverage = this.scope.mutantCoverage ?? { static: {}, perTest: {} }
    const spentMs = Object.fromEntries(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
    writeFileSync(REACHED, JSON.stringify({ spentMs, perTest: mutantCoverage.perTest }))
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit, reloadEnvironment } = options
    const { id } = activeMutant
    Object.assign(this.scope, { activeMutant: id, hitCount: 0, hitLimit })
    if (reloadEnvironment) this.tests = undefined
    let tried = 0
    let found: { by: string; error: unknown } | undefined
    try {
      this.tests ??= this.load()
      for (const test of this.inOrder(this.tests, id, testFilter)) {
        tried += 1
        const error = await failureOf(test)
        if (error === undefined) continue
        found = { by: test.id, error }
        this.scope.activeMutant = undefined
        // A scene that a mutant before this one spoilt fails without a mutant as well.
        if (!reloadEnvironment && (await failureOf(test)) !== undefined)
          return this.mutantRun({ ...options, reloadEnvironment: true })
        break
      }
    } catch (error) {
      // The tests could not even be loaded, since their scenes are made of the rules.
      found = { by: 'loading', error }
    }
    if (reloadEnvironment || found?.by === 'loading') this.tests = undefined
    if (!found) return { status: MutantRunStatus.Survived, nrOfTests: tried }
    const reason = determineHitLimitReached(this.scope.hitCount, hitLimit)?.reason
    if (reason) return { status: MutantRunStatus.Timeout, reason }
    return {
      status: MutantRunStatus.Killed,
      killedBy: [found.by],
      failureMessage: String(found.error),
      nrOfTests: tried,
    }
  }

  /** First the tests that reach the mutant, the quick ones before the slow; then the others, where loading reaches it. */
  private inOrder(tests: readonly Test[], mutant: string, only: readonly string[] | undefined) {
    this.reached ??= JSON.parse(readFileSync(REACHED, 'utf8')) as Reached
    const { perTest, spentMs } = this.reached
    const lateness = ({ id }: Test) => (perTest[id]?.[mutant] ? 0 : 1e9) + (spentMs[id] ?? 0)
    const filter = only && new Set(only)
    return tests
      .filter(({ id }) => filter?.has(id) ?? true)
      .toSorted((a, b) => lateness(a) - lateness(b))
  }
}

/** Says each mutant that no test failed for as soon as it is tried: a run that is stopped has said something. */
class Said implements Reporter {
  private tried = 0

  onMutantTested(result: Readonly<MutantResult>): void {
    if (result.statusReason === NOT_DRAWN) return
    this.tried += 1
    if (isSaid(result)) console.log(lineOf(result))
    if (this.tried % 50 === 0) console.log(`(${this.tried} tried, ${new Date().toISOString()})`)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'bundle', Runner),
  declareClassPlugin(PluginKind.Reporter, 'said', Said),
]
