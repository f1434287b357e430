import { appendFileSync, writeFileSync } from 'node:fs'
import type { AnyEvent, Occasion } from '@/rules/kernel/decider'
import { playEvening } from '@/simulate/evening'
import { SIMULATED } from '@/tests/simulate/games'

// Runs in the folder of an earlier commit, and so writes evenings as its own rules and its own simulator play them.

/** An evening of an earlier version: its events, and its states after so many of them. */
export interface RecordedEvening {
  game: string
  seed: number
  rows: { event: AnyEvent; occasion: Occasion }[]
  states: { after: number; state: unknown }[]
}

/** Events between two states that are kept. */
const APART = 40

const [file = '', evenings = '1', ...games] = process.argv.slice(2)
writeFileSync(file, '')
for (const [game, played] of SIMULATED)
  if (games.length === 0 || games.includes(game))
    for (let seed = 1; seed <= Number(evenings); seed++)
      appendFileSync(file, `${JSON.stringify(recorded(game, played, seed))}\n`)

function recorded(game: string, played: (typeof SIMULATED)[number][1], seed: number) {
  const rules = played.rulesFor(played.rules, seed)
  const found: RecordedEvening = { game, seed, rows: [], states: [] }
  let state = rules.initial
  let kept = 0
  for (const step of playEvening(played, seed, { keep: true }).steps) {
    const decision = rules.decide(state, step)
    if (!decision.accepted) continue
    const { command: _, secrets: __, ...occasion } = step
    for (const event of decision.events) {
      state = rules.evolve(state, event, occasion)
      found.rows.push({ event, occasion })
    }
    if (found.rows.length - kept < APART) continue
    kept = found.rows.length
    found.states.push({ after: kept, state })
  }
  found.states.push({ after: found.rows.length, state })
  return found
}
