import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { checkedOut } from '@/bench/checkedOut'
import { outputOf, ROOT } from '@/bench/processes'
import { readArgv, wrong } from '@/server/starting/argv'
import { SIMULATED } from '@/tests/simulate/games'
import type { RecordedEvening } from './record'

/*
 * `npm run earlier -- COMMIT`: evenings that an earlier version plays are replayed by this one, and each
 * field of its states is looked for in ours. A field that is gone, or has another value, is told once.
 */

const USAGE = 'usage: npm run earlier -- COMMIT [--evenings 30] [--game poker]'
const { values, positionals } = readArgv(USAGE, {
  options: {
    evenings: { type: 'string', default: '30' },
    /** May stand more than once; without it, all games. */
    game: { type: 'string', multiple: true, default: [] },
  },
  words: 1,
})
const [commit] = positionals
const unknown = values.game.find((game) => !SIMULATED.some(([known]) => known === game))
if (!commit) wrong(USAGE, 'name the commit of the earlier version')
if (unknown !== undefined) wrong(USAGE, `no game is called ${unknown}`)
if (!(Number(values.evenings) >= 1)) wrong(USAGE, 'these are not evenings')

const { name, root } = checkedOut(commit) ?? wrong(USAGE, `no commit is called ${commit}`)
if (!existsSync(path.join(root, 'tests/simulate/games.ts')))
  wrong(
    USAGE,
    `${name} has no list of the games that it simulates: name a commit since 26 November 2026`,
  )

const folder = mkdtempSync(path.join(tmpdir(), 'circolo-earlier-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'evenings')
const script = path.join(ROOT, 'trials/earlier/record.ts')
await outputOf(['--import', 'tsx', script, file, values.evenings, ...values.game], root)

const found = new Map<string, string>()
let events = 0
for await (const line of createInterface(createReadStream(file))) {
  const evening = JSON.parse(line) as RecordedEvening
  events += evening.rows.length
  for (const [where, what] of differences(evening)) if (!found.has(where)) found.set(where, what)
}
console.log(`${events} events of ${name}, ${found.size} fields that differ`)
for (const [where, what] of found) console.log(`${where}: ${what}`)

/** The fields of the earlier states that ours have not, or with another value, by their path without numbers and names. */
function* differences({ game, seed, rows, states }: RecordedEvening) {
  const played = SIMULATED.find(([one]) => one === game)?.[1]
  if (!played) throw new Error(`no game is called ${game}`)
  const rules = played.rulesFor(played.rules, seed)
  let state = rules.initial
  let done = 0
  for (const { after, state: then } of states) {
    for (; done < after; done++) {
      const row = rows[done]
      if (row) state = rules.evolve(state, row.event, row.occasion)
    }
    for (const [where, what] of unlike(then, JSON.parse(JSON.stringify(state)), game))
      yield [where, `${what}, seed ${seed} after ${after} events`] as const
  }
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function* unlike(then: unknown, now: unknown, at: string): Generator<readonly [string, string]> {
  const isList = Array.isArray(then)
  if (!isTree(then) || !isTree(now) || (isList && then.length !== Object.keys(now).length)) {
    if (then !== now) yield [at, `${JSON.stringify(then)} is ${JSON.stringify(now)}`]
    return
  }
  for (const [field, value] of Object.entries(then))
    yield* unlike(value, now[field], `${at}.${isList || /\d/.test(field) ? '…' : field}`)
}
