import { setFlagsFromString } from 'node:v8'
import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { LEVELS, type Level } from '@/rules/kernel/level'
import { readArgv } from '@/server/starting/argv'
import { blackJackGame } from './black-jack/game'
import { cheminGame } from './chemin-de-fer/game'
import { type PlayedEvening, playEvening } from './evening'
import type { AnyEvening, Game } from './game'
import { Pairs } from './pairs'
import { pokerGame } from './poker/evening'
import { shortest } from './shrink'
import { trenteGame } from './trente-et-quarante/game'
import type { Fault } from './watch'
import { type Looked, searched } from './ways'

/* V8 by default spends seconds on inlining so many rules into each other. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=120')

const USAGE = 'usage: npm run simulate -- --help'
const { values } = readArgv(USAGE, {
  options: {
    game: { type: 'string', default: 'poker' },
    evenings: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '7' },
    colpi: { type: 'string' },
    coups: { type: 'string' },
    /** At black jack an evening is one shoe. */
    shoes: { type: 'string' },
    level: { type: 'string' },
    /** Looks for a way on from one state in so many. */
    ways: { type: 'string' },
    /** The kinds of command that have followed each other: a line for each first kind, or the whole table. */
    pairs: { type: 'string' },
  },
})
const evenings = Number(values.shoes ?? values.evenings)
const first = Number(values.seed)
const rounds = values.colpi ?? values.coups
const wanted = rounds === undefined ? Number.POSITIVE_INFINITY : Number(rounds)
const ways = values.ways === undefined ? undefined : Number(values.ways)
const level = LEVELS.find((one) => `${one}` === values.level)
if (![evenings, first, ways ?? 1].every(Number.isSafeInteger) || Number.isNaN(wanted)) {
  console.error('simulate: --evenings, --seed, --colpi, --coups and --ways take whole numbers')
  process.exit(1)
}
if (values.level !== undefined && level === undefined) {
  console.error('simulate: --level takes 1, 2 or 3; without it each table draws its own')
  process.exit(1)
}

const WIDTH = 30
/**
 * One evening in so many is played again in strict mode, after the others: frozen states have different hidden classes,
 * which slow the rest down.
 */
const STRICT = 256
const number = new Intl.NumberFormat('en')

/** Processor seconds of this process, so that other programs on the machine do not affect the figure. */
const busy = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** How often whole states are looked at, where a way on is looked for; pairs choose by themselves. */
const looks = ways === undefined && !values.pairs ? {} : { whole: values.pairs ? 1 : ways }

const rate = (done: number, seconds: number) => number.format(Math.round(done / seconds))

/** Plays the evenings that were asked for; a fault ends the run. */
function run<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  given: Game<S, C, E>,
): void {
  const { game, pairs, looked } = asAsked(given)
  const total = { evenings: 0, rounds: 0, commands: 0, refused: 0, events: 0, floatEvents: 0 }
  const levels: Record<Level, number> = { 1: 0, 2: 0, 3: 0 }
  const begun = performance.now()

  const share = () =>
    Math.min(
      1,
      Math.max(
        total.evenings / evenings,
        wanted < Number.POSITIVE_INFINITY ? total.rounds / wanted : 0,
      ),
    )

  function progress(): void {
    const done = Math.round(share() * WIDTH)
    const bar = `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)}`
    const line = `${bar} ${number.format(total.evenings)} evenings, ${number.format(total.rounds)} ${game.rounds}${statesOf(looked)}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
    else console.log(line)
  }

  const kinds = new Set<string>()
  let told = 0
  /** The progress at the middle of the run: by then V8 has compiled the rules. */
  let half: { rounds: number; at: number; busy: number } | null = null
  let seed = first
  for (; total.evenings < evenings && total.rounds < wanted; seed++) {
    const played = play({ game, given }, seed, false)
    total.evenings += 1
    total.rounds += played.rounds
    total.commands += played.commands
    total.refused += played.refused
    total.events += played.events
    total.floatEvents += played.floatEvents
    for (const one of LEVELS) levels[one] += played.levels[one]
    for (const type of played.accepted) kinds.add(type)
    if (!half && share() >= 0.5)
      half = { rounds: total.rounds, at: performance.now(), busy: busy() }
    if (performance.now() - told > (process.stdout.isTTY ? 200 : 10_000)) {
      told = performance.now()
      progress()
    }
  }
  progress()
  const over = { at: performance.now(), busy: busy() }
  for (let again = first; again < seed; again += STRICT) play({ game, given }, again, true)
  const wall = (performance.now() - begun) / 1_000
  const since = total.rounds - (half?.rounds ?? total.rounds)
  const later =
    half && since > 0
      ? `, ${rate(since, (over.at - half.at) / 1_000)} in the second half of the run`
      : ''
  const laterBusy =
    half && since > 0 ? `, ${rate(since, over.busy - half.busy)} in the second half` : ''
  console.log(
    `\n${number.format(total.rounds)} ${game.rounds} of ${number.format(total.evenings)} evenings, no broken invariant` +
      `\n${number.format(total.commands)} commands (${number.format(total.refused)} refused), ${number.format(total.events)} events; ${kinds.size} of ${Object.keys(game.rules.commands).length} kinds of command accepted` +
      `\n${rate(total.rounds, wall)} ${game.rounds} a second in ${wall.toFixed(1)} s by the wall${later}; ${rate(total.rounds, busy())} a second of processor time, V8’s own threads counted${laterBusy}`,
  )
  console.log(mixOf(levels))
  tellFloats(total.floatEvents)
  tellSearched(looked, pairs)
  const never = Object.keys(game.rules.commands).filter((type) => !kinds.has(type))
  if (never.length > 0 && total.evenings >= 100) console.log(`never accepted: ${never.join(', ')}`)
}

/** The game with the searches that were asked for. */
function asAsked<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  given: Game<S, C, E>,
) {
  const looked: Looked = { states: 0, searched: 0 }
  const whole = ways === undefined ? given : searched(given, looked)
  const pairs = values.pairs ? new Pairs(whole) : null
  return { game: pairs?.watched() ?? whole, pairs, looked }
}

function tellSearched(looked: Looked, pairs: Told | null): void {
  if (ways !== undefined) console.log(`a way on${statesOf(looked)}`)
  if (!pairs) return
  for (const line of values.pairs === 'table' ? pairs.table() : pairs.lines()) console.log(line)
  const { all, accepted, never } = pairs.counts()
  console.log(
    `${number.format(all)} pairs of ${pairs.kinds.length} kinds: ${number.format(accepted)} accepted, ${number.format(all - accepted - never)} refused, ${number.format(never)} never followed each other (${((100 * never) / all).toFixed(2)} %)`,
  )
}
/** The parts of a table of pairs that are printed. */
type Told = Pick<Pairs<AnyEvening, AnyCommand, AnyEvent>, 'kinds' | 'lines' | 'table' | 'counts'>

/** The states among which a way on was looked for. */
const statesOf = ({ states, searched: of }: Looked): string =>
  states > 0 ? `, ${number.format(states)} states, ${number.format(of)} of a new kind searched` : ''

function tellFloats(events: number): void {
  if (events > 0)
    console.log(`${number.format(events)} events with floats: the one equation held after each`)
}

/** The rounds at each level that had any. */
const mixOf = (levels: Readonly<Record<Level, number>>): string =>
  LEVELS.filter((one) => levels[one] > 0)
    .map((one) => `${number.format(levels[one])} at level ${one}`)
    .join(', ')

/** A game as it is played in this run, and as it is by itself. */
interface Played<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent> {
  readonly game: Game<S, C, E>
  readonly given: Game<S, C, E>
}

/** Plays the evening of one seed; a fault ends the run. */
function play<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { game, given }: Played<S, C, E>,
  seed: number,
  strict: boolean,
): PlayedEvening<C> {
  const played = playEvening(game, seed, { strict, level, ...looks })
  if (!played.fault) return played
  tellFault(given, seed, strict, played.fault)
  process.exit(1)
}

function tellFault<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  given: Game<S, C, E>,
  seed: number,
  strict: boolean,
  fault: Fault,
): void {
  console.error(`\nseed ${seed}: ${fault.check}: ${fault.found}`)
  const of = values.game === 'poker' ? '' : ` --game ${values.game}`
  const kept = `${level === undefined ? '' : ` --level ${level}`}${ways === undefined ? '' : ` --ways ${ways}`}`
  if (values.pairs) return
  console.error(`again: npm run simulate --${of} --evenings 1 --seed ${seed}${kept}`)
  // Searched as a whole: no state of this evening is known.
  const game = ways === undefined ? given : searched(given)
  const { steps } = playEvening(game, seed, { strict, level, ...looks, keep: true })
  const rules = game.rulesFor(game.rules, seed)
  const few = shortest({ ...game, rules }, steps, fault)
  console.error(`shortest list that shows it, ${few.length} of ${steps.length} commands:`)
  for (const { at, by, command } of few) {
    const who = by.member ?? by.post ?? by.roles.join(',')
    console.error(
      `  ${new Date(at).toISOString().slice(11, 19)} ${who}: ${JSON.stringify(command)}`,
    )
  }
}

switch (values.game) {
  case 'poker':
    run(pokerGame)
    break
  case 'chemin-de-fer':
    run(cheminGame)
    break
  case 'black-jack':
    run(blackJackGame)
    break
  case 'trente-et-quarante':
    run(trenteGame)
    break
  default:
    console.error('simulate: --game takes poker, chemin-de-fer, black-jack or trente-et-quarante')
    process.exit(1)
}
