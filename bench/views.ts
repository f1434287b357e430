import type { AnyCommand, AnyEvent, Instant } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { blackJackGame } from '@/simulate/black-jack/game'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening, Game } from '@/simulate/game'
import { pokerGame } from '@/simulate/poker/evening'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { say } from './measure'
import { benchTabletLook } from './tabletLook'

const SEED = 7
/** Fields below this are not printed, at any moment. */
const LEAST_BYTES = 1_500
const MOMENTS = [1, 10, 30, 300]

const AUDIENCES: Readonly<Record<string, Audience>> = {
  board: { kind: 'board' },
  tablet: { kind: 'post', post: 'T1' },
  desk: { kind: 'desk', member: asMember('segreteria'), roles: ['socio', 'segretario'] },
  'member m1': { kind: 'member', member: asMember('m1') },
  inspector: { kind: 'deputato', member: asMember('deputato') },
}

/** Bytes by field, the tables' own fields among them. */
function bytesIn(view: unknown): Map<string, number> {
  const found = new Map([['', JSON.stringify(view).length]])
  const fieldsOf = (at: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, part] of Object.entries(value)) {
      found.set(`${at}.${name}`, JSON.stringify(part ?? null).length)
      if (['mine', 'table', 'float', 'office'].includes(name)) fieldsOf(`${at}.${name}`, part)
      if (name === 'tables') fieldsOf(`${at}.tables.0`, part[0])
    }
  }
  fieldsOf('', view)
  return found
}

/** The states of one simulated evening after so many rounds, and at its end. */
function momentsOf<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
): { rounds: number; state: S; at: Instant }[] {
  const rules = game.rulesFor(game.rules, SEED)
  const moments: { rounds: number; state: S; at: Instant }[] = []
  let state = rules.initial
  let rounds = 0
  let last = { rounds, state, at: 0 }
  for (const step of playEvening(game, SEED, { keep: true, level: 3 }).steps) {
    const decision = rules.decide(state, step)
    if (!decision.accepted) continue
    const before = rounds
    for (const event of decision.events) {
      state = rules.evolve(state, event, step)
      if (game.isRound(event)) rounds += 1
    }
    // The end is looked at before the count.
    if (rounds > before) last = { rounds, state, at: step.at }
    if (rounds > before && MOMENTS.includes(rounds)) moments.push(last)
  }
  return moments.at(-1) === last ? moments : [...moments, last]
}

/**
 * Prints the bytes of each view and of its larger fields as an evening goes on, in which what has happened must not be,
 * and what a tablet's view costs after a command.
 */
export function benchViews(): void {
  seenIn('poker', pokerGame)
  seenIn('chemin-de-fer', cheminGame)
  seenIn('black-jack', blackJackGame)
  seenIn('trente-et-quarante', trenteGame)
}

function seenIn<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  name: string,
  game: Game<S, C, E>,
): void {
  grownIn(name, game)
  benchTabletLook(name, game)
}

function grownIn<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  name: string,
  game: Game<S, C, E>,
): void {
  const moments = momentsOf(game)
  say(`${name}: bytes after ${moments.map(({ rounds }) => rounds).join(', ')} ${game.rounds}`)
  for (const [who, audience] of Object.entries(AUDIENCES)) {
    const sizes = moments.map(({ state, at }) => bytesIn(GAMES[name]?.view(state, audience, at)))
    for (const field of new Set(sizes.flatMap((one) => [...one.keys()]))) {
      const bytes = sizes.map((one) => one.get(field) ?? 0)
      if (field !== '' && Math.max(...bytes) < LEAST_BYTES) continue
      say(`  ${who}${field}`.padEnd(44) + bytes.map((one) => `${one}`.padStart(9)).join(''))
    }
  }
}
