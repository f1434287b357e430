import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import type { Had } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import type { Screen } from '@/server/live/screen'
import { type Group, Showing } from '@/server/live/showing'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { type AnyGame, SIMULATED } from '@/tests/simulate/games'
import { type Moment, momentsOf, uuidOf } from '@/tests/support/evenings'
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
    const starts = STARTS.filter((from) => indexOf(moments, from + ROUNDS) > 0)
    const stretches = COPIES.flatMap((copies) =>
      [starts.at(0), starts.at(-1)].flatMap((from) =>
        from === undefined ? [] : [stretchOf(moments, from, copies)],
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

const indexOf = (moments: readonly Moment[], played: number): number =>
  moments.findIndex(({ rounds }) => rounds >= played)

/** Some rounds of an evening, with copies of its first table beside. */
function stretchOf(moments: readonly Moment[], from: number, copies: number) {
  const first = indexOf(moments, from)
  const last = indexOf(moments, from + ROUNDS)
  const stretch = moments.slice(first, last + 1).map(withCopies(copies))
  const tables = Object.keys(stretch[0]?.state.tables ?? {}).length
  const commands = ((last - first) / ROUNDS).toFixed(1)
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
  [before, ...after]: readonly Moment[],
): Measured {
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
  const counter = new Counter()
  const screen = counter as unknown as Screen
  if (before) refresh(before)
  if (audience.kind === 'member') members.welcome(screen, audience.member, before?.at ?? 0)
  else showing.welcome(screen, before?.at ?? 0)
  const whole = counter.bytes / 1_024
  const since = processorNow()
  for (const moment of after) refresh(moment)
  const ms = (processorNow() - since) / after.length
  return { round: (counter.bytes / 1_024 - whole) / ROUNDS, whole, ms }
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

/** The same evening with more tables, each like its first as that became at last, with other people at it. */
function withCopies(
  count: number,
): (moment: Moment, index: number, all: readonly Moment[]) => Moment {
  let copies: Maps | null = null
  return (moment, _, all) => {
    const state = moment.state as unknown as Maps
    copies ??= copiesOf((all.at(-1) ?? moment).state as unknown as Maps, count)
    const maps = Object.entries(copies).map(([field, map]) => [field, { ...state[field], ...map }])
    return { ...moment, state: { ...moment.state, ...Object.fromEntries(maps) } }
  }
}

/** The maps of a state, by their fields. */
type Maps = Record<string, Record<string, unknown>>

function copiesOf(state: Maps, count: number): Maps {
  const [id] = Object.keys(state.tables ?? {})
  const copies: Maps = {}
  for (let n = 1; n <= count; n++) {
    const { tables, persons, accounts } = state
    const copied = { tables: { [String(id)]: tables?.[String(id)] }, persons, accounts }
    const text = JSON.stringify(copied)
      .replaceAll(`"${id}"`, `"${id}0${n}"`)
      .replaceAll(UUID, (one) => uuidOf(`${one} at table ${n}`))
    for (const [field, map] of Object.entries(JSON.parse(text) as Maps))
      copies[field] = { ...copies[field], ...map }
  }
  return copies
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
