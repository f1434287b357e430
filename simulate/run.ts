import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { poker } from '@/rules/poker/decider'
import { rulesFor } from './editions'
import { type PlayedEvening, playEvening } from './evening'
import { shortest } from './shrink'
import type { Fault } from './watch'

/* V8 by default spends seconds on inlining so many rules into each other. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=120')

const LEVELS = [1, 2, 3] as const
const { values } = parseArgs({
  options: {
    evenings: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '7' },
    colpi: { type: 'string' },
    level: { type: 'string' },
  },
})
const evenings = Number(values.evenings)
const first = Number(values.seed)
const wanted = values.colpi === undefined ? Number.POSITIVE_INFINITY : Number(values.colpi)
const level = LEVELS.find((one) => `${one}` === values.level)
if (![evenings, first].every(Number.isSafeInteger) || Number.isNaN(wanted)) {
  console.error('simulate: --evenings, --seed and --colpi take whole numbers')
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
const total = { evenings: 0, colpi: 0, commands: 0, refused: 0, events: 0 }
const begun = performance.now()

/** Processor seconds of this process, so that other programs on the machine do not affect the figure. */
const busy = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const share = () =>
  Math.min(
    1,
    Math.max(
      total.evenings / evenings,
      wanted < Number.POSITIVE_INFINITY ? total.colpi / wanted : 0,
    ),
  )

function progress(): void {
  const done = Math.round(share() * WIDTH)
  const bar = `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)}`
  const line = `${bar} ${number.format(total.evenings)} evenings, ${number.format(total.colpi)} colpi`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else console.log(line)
}

function tellFault(seed: number, strict: boolean, fault: Fault): void {
  console.error(`\nseed ${seed}: ${fault.check}: ${fault.found}`)
  const kept = level === undefined ? '' : ` --level ${level}`
  console.error(`again: npm run simulate -- --evenings 1 --seed ${seed}${kept}`)
  const { steps } = playEvening(poker, seed, { strict, level, keep: true })
  const few = shortest(rulesFor(poker, seed), steps, fault)
  console.error(`shortest list that shows it, ${few.length} of ${steps.length} commands:`)
  for (const { at, by, command } of few) {
    const who = by.member ?? by.post ?? by.roles.join(',')
    console.error(
      `  ${new Date(at).toISOString().slice(11, 19)} ${who}: ${JSON.stringify(command)}`,
    )
  }
}

/** Plays the evening of one seed; a fault ends the run. */
function play(seed: number, strict: boolean): PlayedEvening {
  const played = playEvening(poker, seed, { strict, level })
  if (!played.fault) return played
  tellFault(seed, strict, played.fault)
  process.exit(1)
}

const kinds = new Set<string>()
let told = 0
/** The progress at the middle of the run: by then V8 has compiled the rules. */
let half: { colpi: number; at: number } | null = null
let seed = first
for (; total.evenings < evenings && total.colpi < wanted; seed++) {
  const { colpi, commands, events, refused, accepted } = play(seed, false)
  total.evenings += 1
  total.colpi += colpi
  total.commands += commands
  total.refused += refused
  total.events += events
  for (const type of accepted) kinds.add(type)
  if (!half && share() >= 0.5) half = { colpi: total.colpi, at: performance.now() }
  if (performance.now() - told > (process.stdout.isTTY ? 200 : 10_000)) {
    told = performance.now()
    progress()
  }
}
progress()
const over = performance.now()
for (let again = first; again < seed; again += STRICT) play(again, true)
const wall = (performance.now() - begun) / 1_000
const rate = (colpi: number, seconds: number) => number.format(Math.round(colpi / seconds))
const since = total.colpi - (half?.colpi ?? total.colpi)
const later =
  half && since > 0
    ? `, ${rate(since, (over - half.at) / 1_000)} in the second half of the run`
    : ''
console.log(
  `\n${number.format(total.colpi)} colpi of ${number.format(total.evenings)} evenings, no broken invariant` +
    `\n${number.format(total.commands)} commands (${number.format(total.refused)} refused), ${number.format(total.events)} events; ${kinds.size} of ${Object.keys(poker.commands).length} kinds of command accepted` +
    `\n${rate(total.colpi, wall)} colpi a second in ${wall.toFixed(1)} s by the wall${later}; ${rate(total.colpi, busy())} a second of processor time, V8’s own threads counted`,
)
