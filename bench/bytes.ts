import type { Instant } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import type { Had } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import type { Screen } from '@/server/live/screen'
import { type Group, Showing } from '@/server/live/showing'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import type { AnyEvening } from '@/simulate/game'
import { type AnyGame, SIMULATED } from '@/tests/simulate/games'
import { type Moment, momentsOf, uuidOf } from '@/tests/support/evenings'
import { processorNow, report, say } from './measure'

/** Of so many random evenings that one is watched in which most is played. */
const EVENINGS = 12
/** The most commands of an evening, refused ones among them. */
const COMMANDS = 6_000
/** Each evening is watched for so many rounds from these on, where it has them. */
const ROUNDS = 5
const FROM_ROUNDS = [1, 30, 300]
/** Tables beside those of the evening: copies of its first. */
const COPIES = [0, 3, 15]

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

/** A screen that counts the bytes it is sent. */
class Counter {
  had: Had | null = null
  bytes = 0

  tell(had: Had, ...pieces: readonly (string | Buffer)[]): boolean {
    this.had = had
    for (const piece of pieces) this.bytes += Buffer.byteLength(piece)
    return true
  }
}

/** Measures the bytes that each audience is sent for one round, beside its first view, as tables and rounds become more. */
export function benchBytes(): void {
  for (const [name, simulated] of SIMULATED) {
    const game = GAMES[name]
    if (!game) continue
    const moments = longestOf(simulated)
    for (const copies of COPIES)
      for (const from of FROM_ROUNDS) {
        const first = moments.findIndex(({ rounds }) => rounds >= from)
        const last = moments.findIndex(({ rounds }) => rounds >= from + ROUNDS)
        if (first < 0 || last < 0) continue
        const watched = moments.slice(first, last + 1).map(withCopies(copies))
        const tables = Object.keys(watched[0]?.state.tables ?? {}).length
        say(
          `${name}: tables ${tables}, rounds played ${from}, a round has ${((last - first) / ROUNDS).toFixed(1)} commands`,
        )
        for (const audience of WATCHED) told(game, audience, watched)
      }
  }
}

function longestOf(simulated: AnyGame): readonly Moment[] {
  const roundsOf = (moments: readonly Moment[]) => moments.at(-1)?.rounds ?? 0
  const evenings = Array.from({ length: EVENINGS }, (_, seed) =>
    momentsOf(simulated, seed + 1, COMMANDS, 2),
  )
  return evenings.reduce((most, one) => (roundsOf(one) > roundsOf(most) ? one : most))
}

function told(game: AnyStream['game'], audience: Audience, moments: readonly Moment[]): void {
  const [before, ...after] = moments
  if (!before) return
  const members = new MemberScreens(new Metrics())
  const showing = new Showing({ audience, evening: null }, new Metrics())
  const group: Group = audience.kind === 'member' ? members : showing
  const naming = { names: NAMES, secret: 'a secret of the bench' }
  let version = 1
  const refresh = ({ state, at }: Moment) => {
    const stream = { clubId: 'club', id: uuidOf('evening'), version: version++, game, state }
    const streams = new Map([[game.decider.game, stream as unknown as AnyStream]])
    for (const _ of group.refresh({ streams, ...naming }, at));
  }
  const screen = new Counter()
  refresh(before)
  welcome(screen as unknown as Screen, before.at)
  const whole = screen.bytes
  screen.bytes = 0
  const since = processorNow()
  for (const moment of after) refresh(moment)
  const spent = (processorNow() - since) / after.length
  const baseline = { what: 'its first view', value: whole / 1_024 }
  report({
    what: `  ${audience.kind}: a round`,
    value: screen.bytes / 1_024 / ROUNDS,
    unit: 'kB',
    baseline,
  })
  report({
    what: `  ${audience.kind}: views and messages, for a command`,
    value: spent,
    unit: 'ms',
  })

  function welcome(one: Screen, at: Instant): void {
    if (audience.kind === 'member') members.welcome(one, audience.member, at)
    else showing.welcome(one, at)
  }
}

const PEOPLE = [
  ...Array.from({ length: 14 }, (_, n) => `m${n + 1}`),
  'a1',
  'a2',
  'segreteria',
  'deputato',
  'capo',
]
const NAMES = new Map(
  PEOPLE.map((name) => [
    uuidOf(name),
    { full: `Socio ${name}`, board: `Socio ${name}`, inSeason: true },
  ]),
)

/** The same evening with more tables, each like its first as that became at last. */
function withCopies(
  count: number,
): (moment: Moment, index: number, all: readonly Moment[]) => Moment {
  const made = new Map<AnyEvening, Record<string, unknown>>()
  return (moment, _, all) => {
    const last = all.at(-1)?.state
    if (!last || count === 0) return moment
    const copies = made.get(last) ?? copiesOf(last, count)
    made.set(last, copies)
    return { ...moment, state: { ...moment.state, tables: { ...moment.state.tables, ...copies } } }
  }
}

function copiesOf({ tables }: AnyEvening, count: number): Record<string, unknown> {
  const [first] = Object.entries(tables)
  if (!first) return {}
  const [id, table] = first
  const text = JSON.stringify(table)
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => {
      const copy = `${id}0${n + 1}`
      return [copy, JSON.parse(text.replaceAll(`"${id}"`, `"${copy}"`))]
    }),
  )
}
