import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startCluster } from '@/tests/support/database'
import type { CheckedOut } from './checkedOut'
import type { Signed } from './club'
import { loadOf, togglersOf } from './http'
import { report, say } from './measure'
import { outputOf, processorOf, ROOT } from './processes'

/** Turns that each side takes; the order changes at each, so that neither is always the first. */
const TURNS = 6
const CONNECTIONS = [1, 16, 64]
const ROUNDS = '30000'
const GAMES = ['chemin-de-fer', 'black-jack', 'trente-et-quarante']

/** Figures by what they measure, each with its unit and a value for each turn. */
type Measured = Map<string, { unit: string; values: number[] }>

/** Measures parts of the bench here and at another commit in turns, and prints medians and the spread of their ratio. */
export async function benchAgainst(there: CheckedOut, parts: readonly string[]): Promise<void> {
  // Both sides measure in the same way: the first benches took time as it passes.
  if (existsSync(path.join(there.root, 'bench')))
    copyFileSync(path.join(ROOT, 'bench/measure.ts'), path.join(there.root, 'bench/measure.ts'))
  const here = { name: 'here', root: ROOT }
  for (const part of parts) {
    say(`${part}, in ${TURNS} turns beside ${there.name}`)
    if (part === 'http') await servers(here, there)
    else if (part === 'simulated') await inTurns([here, there], simulated)
    else await inTurns([here, there], (side) => figuresOf(part, side))
  }
}

async function inTurns(
  sides: readonly [CheckedOut, CheckedOut],
  measure: (side: CheckedOut) => Promise<readonly Line[]>,
): Promise<void> {
  const [ours, others]: [Measured, Measured] = [new Map(), new Map()]
  for (let turn = 0; turn < TURNS; turn++) {
    for (const n of turn % 2 === 0 ? [0, 1] : [1, 0])
      note(n === 0 ? ours : others, await measure(n === 0 ? sides[0] : sides[1]))
  }
  tell(ours, others, sides[1].name)
}

interface Line {
  what: string
  value: number
  unit: string
}

function note(measured: Measured, lines: readonly Line[]): void {
  for (const { what, value, unit } of lines) {
    const known = measured.get(what) ?? { unit, values: [] }
    known.values.push(value)
    measured.set(what, known)
  }
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** Prints the medians of both sides, and the ratios of the turns from the least to the most. */
function tell(ours: Measured, others: Measured, name: string): void {
  for (const [what, { unit, values }] of ours) {
    const beside = others.get(what)
    if (!beside) {
      report({ what: `  ${what}`, value: median(values), unit })
      continue
    }
    const ratios = values.map((value, turn) => value / (beside.values[turn] ?? Number.NaN))
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    const ratio = `${median(ratios).toFixed(2)}× of ${name} (${round(median(beside.values))}), ${spread}`
    say(`  ${what.padEnd(58)} ${round(median(values)).padStart(12)} ${unit}   ${ratio}`)
  }
}

const round = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(value)

/** The figures that a commit's own bench prints for a part. */
async function figuresOf(part: string, { root }: CheckedOut): Promise<Line[]> {
  const text = await outputOf(['--import', 'tsx', 'bench/run.ts', part], root)
  return text.split('\n').flatMap((line) => {
    const found = /^(.{20,}?)\s+([\d,]+(?:\.\d+)?) (\S+)(?: {3}.*)?$/.exec(line)
    if (!found) return []
    const [, what = '', value = '', unit = ''] = found
    // Sizes and times in brackets are figures of this run, and no part of the name.
    const name = what.replace(/ \([^)]*\d[^)]*\)/g, '').trim()
    return [{ what: name, value: Number(value.replaceAll(',', '')), unit }]
  })
}

/** Rounds and commands by second of processor time of a commit's own simulator at poker; here at the other games too. */
async function simulated({ root }: CheckedOut): Promise<Line[]> {
  const script = ['start.ts', 'run.ts'].find((one) => existsSync(path.join(root, 'simulate', one)))
  const games = root === ROOT ? ['poker', ...GAMES] : ['poker']
  const lines: Line[] = []
  for (const game of games) {
    const flags = game === 'poker' ? ['--colpi', ROUNDS] : ['--game', game, '--coups', ROUNDS]
    const run = ['--max-semi-space-size=64', '--import', 'tsx', `simulate/${script}`]
    const text = await outputOf([...run, '--evenings', '1000000', '--seed', '7', ...flags], root)
    const found = (what: RegExp) => Number(what.exec(text)?.[1]?.replaceAll(',', ''))
    const rounds = found(/([\d,]+) a second of processor time/)
    // Rounds of another commit may be shorter: its simulator may know less that can happen in one.
    const inRound = found(/([\d,]+) commands \(/) / found(/([\d,]+) \w+ of [\d,]+ evenings/)
    lines.push({ what: `${game}: rounds`, value: rounds, unit: '/s' })
    lines.push({ what: `${game}: commands`, value: rounds * inRound, unit: '/s' })
  }
  return lines
}

/** A club served by one side, and the processor time that its server and its database have used, in ms. */
interface Served {
  url: string
  evening: string
  members: Signed[]
  used(): { server: number; database: number }
  stop(): Promise<void>
}

/** Both sides serve a club at once, each with a Postgres of its own, and take the same load in turns. */
async function servers(here: CheckedOut, there: CheckedOut): Promise<void> {
  const [ours, theirs] = [await serve(here), await serve(there)]
  try {
    for (const connections of CONNECTIONS) {
      const loaded = async ({ name }: CheckedOut) =>
        await commandsTo(name === here.name ? ours : theirs, connections)
      await Promise.all([loaded(here), loaded(there)])
      await inTurns([here, there], loaded)
    }
  } finally {
    await ours.stop()
    await theirs.stop()
  }
}

async function commandsTo(served: Served, connections: number): Promise<Line[]> {
  const { url } = served
  const before = served.used()
  const senders = togglersOf(served.evening, served.members)
  const { perSecond, done, p99 } = await loadOf(
    `${url}/api/trpc/poker.setPresence`,
    connections,
    senders,
  )
  const after = served.used()
  const each = (of: 'server' | 'database') => (after[of] - before[of]) / done
  const of = `${connections} connections`
  return [
    {
      what: `${of}: processor time of the server for a command`,
      value: each('server'),
      unit: 'ms',
    },
    { what: `${of}: the same of the database`, value: each('database'), unit: 'ms' },
    { what: `${of}: commands`, value: perSecond, unit: '/s' },
    { what: `${of}: p99`, value: p99, unit: 'ms' },
  ]
}

async function serve({ root }: CheckedOut): Promise<Served> {
  const cluster = await startCluster()
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'bench/host.ts')], {
    cwd: root,
    // A line for each request, where the commit has them.
    env: { ...process.env, CIRCOLO_TEST_SERVER: cluster.url, CIRCOLO_LOG: 'info' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const told = JSON.parse(String(line)) as Omit<Served, 'used' | 'stop'>
  const server = childrenOf(child.pid).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serverProcess'),
  )
  return {
    ...told,
    used: () => ({
      server: processorOf(server ?? 0) ?? Number.NaN,
      database: childrenOf(cluster.pid).reduce((sum, pid) => sum + (processorOf(pid) ?? 0), 0),
    }),
    async stop() {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
      await cluster.stop()
    },
  }
}

function childrenOf(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}
