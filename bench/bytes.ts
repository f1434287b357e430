import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import type { AnyStream } from '@/server/streams/streams'
import { type AnyGame, SIMULATED } from '@/tests/simulate/games'
import { withCopies } from '@/tests/support/copies'
import { type Moment, momentsOf, uuidOf } from '@/tests/support/evenings'
import { sentTo, stretchOf } from '@/tests/support/sent'
import { processorNow, say } from './measure'

/** Of so many random evenings that one is watched in which most is played. */
const EVENINGS = 12
/** The most commands of an evening, refused ones among them. */
const COMMANDS = 6_000
/** Each evening is watched for so many rounds from the first of these on, and from the last that it has. */
const ROUNDS = 5
const STARTS = [1, 30, 100, 300]
/** Tables beside those of the evening: copies of its first. */
const COPIES = [0, 15]

const officer = { member: asMember(uuidOf('segreteria')), roles: ['socio', 'segretario'] }
/** A member at the first table, at most evenings. */
const seated = asMember(uuidOf('m1'))
const WATCHED: readonly Audience[] = [
  { kind: 'desk', ...officer },
  { kind: 'deputato', member: asMember(uuidOf('deputato')) },
  { kind: 'post', post: 'T1' },
  { kind: 'board' },
  { kind: 'member', member: seated },
]

/** Measures the bytes that each audience is sent for one round, beside its first view, as tables and rounds become more. */
export function benchBytes(): void {
  for (const [name, simulated] of SIMULATED) {
    const game = GAMES[name]
    if (!game) continue
    const moments = longestOf(simulated)
    const starts = STARTS.filter((from) => stretchOf(moments, from, ROUNDS).length > 0)
    const stretches = COPIES.flatMap((copies) =>
      [starts.at(0), starts.at(-1)].flatMap((from) =>
        from === undefined ? [] : [withTables(moments, from, copies)],
      ),
    )
    say(`${name}, ${stretches.map(({ called }) => called).join(' · ')}`)
    for (const audience of WATCHED) {
      const all = stretches.map(({ moments }) => measured(game, audience, moments))
      const row = (figure: (one: Measured) => number) =>
        all.map((one) => figure(one).toFixed(1).padStart(8)).join('')
      const what = audience.kind.padEnd(9)
      say(
        `  ${what}kB a round ${row(({ round }) => round)}, to begin with ${row(({ whole }) => whole)}, ms a command ${row(({ ms }) => ms)}`,
      )
    }
  }
}

/** Some rounds of an evening, with copies of its first table beside. */
function withTables(moments: readonly Moment[], from: number, copies: number) {
  const stretch = withCopies(stretchOf(moments, from, ROUNDS), copies)
  const tables = Object.keys(stretch[0]?.state.tables ?? {}).length
  const commands = ((stretch.length - 1) / ROUNDS).toFixed(1)
  return {
    called: `${tables} tables after ${from} rounds (${commands} commands each)`,
    moments: stretch,
  }
}

function longestOf(simulated: AnyGame): readonly Moment[] {
  const roundsOf = (moments: readonly Moment[]) => moments.at(-1)?.rounds ?? 0
  const evenings = Array.from({ length: EVENINGS }, (_, seed) =>
    momentsOf(simulated, seed + 1, COMMANDS, 2),
  )
  return evenings.reduce((most, one) => (roundsOf(one) > roundsOf(most) ? one : most))
}

/** Kilobytes of a round and of the first view, and milliseconds of processor time for a command. */
interface Measured {
  round: number
  whole: number
  ms: number
}

function measured(
  game: AnyStream['game'],
  audience: Audience,
  moments: readonly Moment[],
): Measured {
  let since = 0
  const { first, after } = sentTo(game, audience, moments, () => {
    since = processorNow()
  })
  const ms = (processorNow() - since) / (moments.length - 1)
  return { round: after / 1_024 / ROUNDS, whole: first / 1_024, ms }
}
