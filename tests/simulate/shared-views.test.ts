import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Merging, type Message } from '@/components/live/merging'
import type { Envelope } from '@/rules/kernel/decider'
import { ANY_MEMBER, asMember, type MemberId } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import type { MemberNames } from '@/server/live/directory'
import { MemberScreens } from '@/server/live/memberScreens'
import type { Screen } from '@/server/live/screen'
import { shownTo } from '@/server/live/shown'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening } from '@/simulate/game'
import { cases } from '../support/generated'
import { type AnyGame, SIMULATED } from './games'

/** States at which the screens are compared, in one evening. */
const LOOKS = 16
/** The most commands of an evening, refused ones among them. */
const COMMANDS = 700
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const uuidOf = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** The simulator's members, and two who never take part. */
const PLAYERS = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
  'a1',
  'a2',
]
const OFFICERS = ['segreteria', 'deputato', 'capo']
const WATCHERS = [...PLAYERS, 's1', 'nobody', 'somebody', ...OFFICERS].map(uuidOf).map(asMember)

/** Every third member asked not to be named, every third goes by an alias. */
const NAMES: ReadonlyMap<string, MemberNames> = new Map(
  WATCHERS.map((id, n) => {
    const full = `Socio ${n}`
    return [id, { full, board: [full, '—', `Alias ${n}`][n % 3] ?? full, inSeason: true }]
  }),
)
const SECRET = 'a secret of the tests'
const EVENING = uuidOf('evening')

/** The same commands from members with ids as a club has them. */
function withUuids<C>(steps: readonly Envelope<C>[]): Envelope<C>[] {
  const named = JSON.stringify(steps)
    .replace(/"(\w+:)?([mas]\d+)"/g, (_, account = '', id) => `"${account}${uuidOf(id)}"`)
    .replace(/"member":"(segreteria|deputato|capo)"/g, (_, id) => `"member":"${uuidOf(id)}"`)
  return JSON.parse(named) as Envelope<C>[]
}

/** The states after the accepted commands of one random evening. */
function statesOf(whole: AnyGame, seed: number): { state: AnyEvening; at: number }[] {
  const game: AnyGame = {
    ...whole,
    plan: (random, level) => ({ ...whole.plan(random, level), most: COMMANDS }),
  }
  const rules = game.rulesFor(game.rules, seed)
  const states: { state: AnyEvening; at: number }[] = []
  let state = rules.initial
  for (const step of withUuids(playEvening(game, seed, { keep: true }).steps)) {
    const decision = rules.decide(state, step)
    if (!decision.accepted) continue
    state = decision.events.reduce((before, event) => rules.evolve(before, event, step), state)
    states.push({ state, at: step.at })
  }
  return states
}

/** A member's phone that keeps every byte it was sent, and reads it as the page does. */
class Phone {
  lastId: string | null = null
  readonly texts: string[] = []
  readonly merging = new Merging()
  shown: Message | null = null
  isEnded = false

  end(): void {
    this.isEnded = true
  }

  send(...parts: readonly (string | Buffer)[]): boolean {
    const text = parts.map(String).join('')
    expect(text.endsWith('\n\n')).toBe(true)
    this.texts.push(text)
    const fields = (name: string) =>
      text
        .split('\n')
        .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
    const data = fields('data').join('\n')
    this.lastId = fields('id').at(-1) ?? this.lastId
    const [event] = fields('event')
    if (event === 'view') this.shown = this.merging.view(data)
    if (event === 'own') this.shown = this.merging.own(data)
    if (event === 'still') this.shown = this.merging.still(data)[0] ?? this.shown
    return true
  }
}

const asScreen = (phone: Phone) => phone as unknown as Screen

type Seat = { member: MemberId; phone: Phone }

/** The ids in what was sent, without the one that stands for the reader. */
const idsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(UUID) ?? []).filter((id) => id !== ANY_MEMBER))

/** The views of an evening at one moment, each as its member alone would be shown it. */
function viewsAlone(stream: AnyStream, at: number) {
  const views = new Map<string, ReturnType<typeof shownTo>>()
  return (member: MemberId) => {
    const naming = { names: NAMES, secret: SECRET }
    const view = views.get(member) ?? shownTo(stream, { kind: 'member', member }, naming, at)
    views.set(member, view)
    return view
  }
}

const STRANGER = asMember(uuidOf('nobody'))

function expectSeenAlone(
  alone: ReturnType<typeof viewsAlone>,
  { member, phone }: Seat,
  sent: string[],
) {
  const { view, names } = alone(member)
  expect(JSON.stringify(phone.shown?.view)).toBe(view)
  expect(phone.shown?.names).toMatchObject(names)
  // Nothing was sent that neither this member alone nor one without a part would be shown.
  const stranger = alone(STRANGER)
  const ids = [member, EVENING, ...Object.keys(names), ...Object.keys(stranger.names)]
  const allowed = idsIn([view, stranger.view, ...ids])
  expect([...idsIn(sent)].filter((id) => !allowed.has(id))).toEqual([])
  const told = Object.entries(phone.shown?.names ?? {})
  expect(told.filter(([id, name]) => names[id] !== name && stranger.names[id] !== name)).toEqual([])
}

describe.each(SIMULATED)('in random evenings of %s', (name, simulated) => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)
  const streamAt = (state: unknown, version: number) =>
    ({
      clubId: uuidOf('club'),
      id: EVENING,
      version,
      game,
      state,
    }) as unknown as AnyStream

  it('each member is shown exactly what their own view is, and receives nothing of another', () => {
    const turns = fc.array(fc.nat(), { minLength: LOOKS, maxLength: LOOKS })
    const evenings = fc.property(fc.integer({ min: 1, max: 1_000_000 }), turns, (seed, draws) => {
      const states = statesOf(simulated, seed)
      const screens = new MemberScreens(new Metrics())
      const seats: Seat[] = []
      const open = (version: number) => {
        const state = states[version]
        if (!state) throw new Error('a state of the evening')
        const streams = new Map([[name, streamAt(state.state, version)]])
        return { streams, names: NAMES, secret: SECRET, at: state.at }
      }
      const join = (
        member: MemberId,
        at: number,
        lastId: string | null = null,
        phone = new Phone(),
      ) => {
        phone.lastId = lastId
        screens.welcome(asScreen(phone), member, at)
        seats.push({ member, phone })
      }
      const versions = draws.map((draw) => draw % states.length).sort((a, b) => a - b)
      for (const [look, version] of versions.entries()) {
        const { at, ...now } = open(version)
        const before = new Map(seats.map(({ phone }) => [phone, phone.texts.length]))
        let step = 0
        for (const _ of screens.refresh(now, at)) {
          // Somebody comes while the others are told.
          if (step++ === (draws[look] ?? 0) % 7)
            join(WATCHERS[(draws[look] ?? 0) % WATCHERS.length] ?? ANY_MEMBER, at)
        }
        if (look === 0) for (const member of WATCHERS) join(member, at)
        // A line was cut and comes back: it is told that nothing changed, or everything.
        const back = seats[(draws[look] ?? 0) % Math.max(seats.length, 1)]
        if (back) {
          screens.leave(asScreen(back.phone))
          screens.welcome(asScreen(back.phone), back.member, at)
        }
        const alone = viewsAlone(streamAt(states[version]?.state, version), at)
        for (const seat of seats) {
          const sent = seat.phone.texts.slice(before.get(seat.phone) ?? 0)
          expectSeenAlone(alone, seat, sent)
        }
      }
    })
    fc.assert(evenings, { numRuns: cases(2) })
  })
})

const stateShown = ({ view }: Message) => (view as { state: { version: number } }).state

it('a view that cannot be made ends its member’s screens, and all others are told', () => {
  const game = (isBroken: boolean) => ({
    decider: { game: 'broken' },
    view(state: object, { member }: { member: MemberId }) {
      if (isBroken && member === WATCHERS[1]) throw new Error('a view that stumbles')
      return { state, member }
    },
  })
  const told = (isBroken: boolean, version: number) => {
    const state = { version, members: WATCHERS.slice(0, 3) }
    const stream = { clubId: uuidOf('club'), id: EVENING, version, game: game(isBroken), state }
    const streams = new Map([['broken', stream as unknown as AnyStream]])
    return [...screens.refresh({ streams, names: NAMES, secret: SECRET }, version)]
  }
  const screens = new MemberScreens(new Metrics())
  told(false, 1)
  const phones = WATCHERS.map((member) => {
    const phone = new Phone()
    screens.welcome(asScreen(phone), member, 1)
    return phone
  })
  expect(() => told(true, 2)).toThrow('stumbles')
  const seen = phones.map(({ shown }) => (shown ? stateShown(shown).version : null))
  expect(seen).toEqual(WATCHERS.map((_, n) => (n === 1 ? 1 : 2)))
  expect(phones.map(({ isEnded }) => isEnded)).toEqual(WATCHERS.map((_, n) => n === 1))
})
