import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '@/components/live/view/merging'
import type { MemberId } from '@/rules/kernel/ids'
import { ANY_MEMBER } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { hadOf } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import { type Naming, shownTo } from '@/server/live/shown'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { momentsOf, uuidOf } from '../support/evenings'
import { cases } from '../support/generated'
import { SAMPLED_GAMES } from './games'
import {
  AUDIENCES,
  asMemberOf,
  asScreen,
  EVENING,
  isMember,
  Moves,
  NAMES,
  NAMING,
  NOBODY,
  Phone,
  Renaming,
  Room,
  renamed,
  SECRET,
  type Seat,
  WATCHERS,
} from './room'

/** States at which the screens are compared, in one evening. */
const LOOKS = 16
/** The most commands of an evening, refused ones among them. */
const COMMANDS = 700
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The ids in what was sent, without the one that stands for the reader. */
const idsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(UUID) ?? []).filter((id) => id !== ANY_MEMBER))

/** The views of an evening at one moment, each as its audience alone would be shown it. */
function viewsAlone(stream: AnyStream, naming: Naming, at: number) {
  const views = new Map<string, ReturnType<typeof shownTo>>()
  return (audience: Audience) => {
    const key = JSON.stringify(audience)
    const view = views.get(key) ?? shownTo(stream, audience, naming, at)
    views.set(key, view)
    return view
  }
}

/** The ids that an audience may be told at a moment: those of its own view, and of a member's without a part. */
function idsFor(alone: ReturnType<typeof viewsAlone>, audience: Audience): Set<string> {
  const views = [alone(audience), ...(isMember(audience) ? [alone(asMemberOf(NOBODY))] : [])]
  return idsIn(views.flatMap(({ view, names }) => [view, ...Object.keys(names)]))
}

function expectSeenAlone(alone: ReturnType<typeof viewsAlone>, { audience, phone }: Seat) {
  const { view, names } = alone(audience)
  expect(JSON.stringify(phone.shown?.view)).toBe(view)
  expect(phone.shown?.names).toMatchObject(names)
  const shared = isMember(audience) ? alone(asMemberOf(NOBODY)).names : {}
  const others = Object.entries(phone.shown?.names ?? {}).filter(
    ([id]) => !isMember(audience) || id !== audience.member,
  )
  expect(others.filter(([id, name]) => names[id] !== name && shared[id] !== name)).toEqual([])
}

describe.each(SAMPLED_GAMES)('in random evenings of %s', (name, simulated) => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)
  const streamAt = (state: unknown, version: number) =>
    ({ clubId: uuidOf('club'), id: EVENING, version, game, state }) as unknown as AnyStream

  it('each screen shows exactly what its own view is, and receives nothing of another', () => {
    const look = fc.tuple(fc.nat(), Moves, fc.option(Renaming))
    const looks = fc.array(look, { minLength: LOOKS, maxLength: LOOKS })
    const evenings = fc.property(fc.integer({ min: 1, max: 1_000_000 }), looks, (seed, looks) => {
      const states = momentsOf(simulated, seed, COMMANDS)
      const room = new Room()
      let earlier: ReturnType<typeof viewsAlone> | null = null
      let naming: Naming = NAMING
      const inOrder = [...looks].sort(([a], [b]) => (a % states.length) - (b % states.length))
      for (const [look, [draw, moves, renaming]] of inOrder.entries()) {
        const version = draw % states.length
        const { state, at } = states[version] ?? { state: null, at: 0 }
        const stream = streamAt(state, version)
        // Now and then the evening is closed for a while.
        const isOpen = look === 0 || draw % 5 > 0
        const streams = new Map(isOpen ? [[name, stream] as const] : [])
        if (renaming) naming = { ...naming, names: renamed(naming.names, renaming) }
        const before = new Map(room.seats.map(({ phone }) => [phone, phone.texts.length]))
        const left = [...moves]
        for (const _ of room.refresh({ streams, ...naming }, at)) {
          // Some come and go while the others are told.
          const move = left.pop()
          if (move) room.move(move, at)
        }
        if (look === 0)
          for (const one of [...AUDIENCES, ...WATCHERS.map(asMemberOf)]) room.join(one, at)
        for (const move of left) room.move(move, at)
        const alone = isOpen ? viewsAlone(stream, naming, at) : null
        for (const seat of room.seats) {
          const { audience, phone, isAway } = seat
          const isThere = !isAway && !phone.isStalled
          if (isThere && alone) expectSeenAlone(alone, seat)
          else if (isThere) expect(phone.shown).toMatchObject({ open: [], evening: null })
          // Nothing was sent but what it had, and what it may be told now; or just before, to one that came in between.
          const count = before.get(phone) ?? 0
          const had = [EVENING, ...(isMember(audience) ? [audience.member] : [])]
          const allowed = idsIn([...had, ...phone.texts.slice(0, count)])
          for (const moment of [alone, earlier])
            for (const id of moment ? idsFor(moment, audience) : []) allowed.add(id)
          const sent = idsIn(phone.texts.slice(count))
          expect([...sent].filter((id) => !allowed.has(id))).toEqual([])
        }
        earlier = alone
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

describe('a member with a part of their own', () => {
  const [member = NOBODY] = WATCHERS
  const game = {
    decider: { game: 'heavy' },
    view: (state: { round: number }, audience: { member: MemberId }) => ({
      state,
      mine: audience.member === member ? { seat: state.round, past: ['x'.repeat(5_000)] } : null,
    }),
  }
  /** The evening at this round; null when it is closed. */
  const play = (screens: MemberScreens, round: number | null) => {
    const state = { round, players: [member], past: ['y'.repeat(5_000)] }
    const stream = { clubId: uuidOf('club'), id: EVENING, version: round, game, state }
    const open = round === null ? [] : [['heavy', stream as unknown as AnyStream] as const]
    for (const _ of screens.refresh({ streams: new Map(open), ...NAMING }, round ?? 0));
  }

  it('is told what changed in it when their screen comes back', () => {
    const screens = new MemberScreens(new Metrics())
    play(screens, 1)
    const phone = new Phone()
    screens.welcome(asScreen(phone), member, 1)
    screens.leave(asScreen(phone))
    play(screens, 2)
    phone.had = hadOf(phone.lastId)
    screens.welcome(asScreen(phone), member, 2)
    expect(phone.shown?.view).toMatchObject({ state: { round: 2 }, mine: { seat: 2 } })
    expect(phone.texts.map((text) => text.length > 5_000)).toEqual([true, false])
  })

  it('is told with everybody else that the evening is closed, and of the next one', () => {
    const screens = new MemberScreens(new Metrics())
    play(screens, 1)
    const phones = [member, NOBODY].map((one) => {
      const phone = new Phone()
      screens.welcome(asScreen(phone), one, 1)
      return phone
    })
    play(screens, null)
    for (const { shown } of phones) expect(shown).toMatchObject({ open: [], evening: null })
    play(screens, 2)
    const [mine, other] = phones.map(({ shown }) => shown?.view)
    expect(mine).toMatchObject({ state: { round: 2 }, mine: { seat: 2 } })
    expect(other).toMatchObject({ state: { round: 2 }, mine: null })
  })
})
