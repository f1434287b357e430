import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '@/components/live/merging'
import type { MemberId } from '@/rules/kernel/ids'
import { ANY_MEMBER } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { hadOf } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import { Disguise, type Naming, shownTo } from '@/server/live/shown'
import { Telling } from '@/server/live/telling'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { momentsOf, uuidOf } from '../support/evenings'
import { cases } from '../support/generated'
import { SIMULATED } from './games'
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
  Room,
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

/** A member who is called otherwise from now on, or shown otherwise to those whom they have not met. */
const Renaming = fc.record({ who: fc.nat(), to: fc.nat({ max: 5 }) })

function renamed(names: Naming['names'], { who, to }: { who: number; to: number }) {
  const n = who % WATCHERS.length
  const full = `Socio ${n}${to < 3 ? '' : ' detto Altrimenti'}`
  const board = [full, '—', `Alias ${n}`][to % 3] ?? full
  return new Map(names).set(WATCHERS[n] ?? NOBODY, { full, board, inSeason: true })
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

describe.each(SIMULATED)('in random evenings of %s', (name, simulated) => {
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

/** An open evening of a game with this view. */
function aGame(game: string, view: (audience: { member: MemberId }) => unknown, version: number) {
  const of = {
    decider: { game },
    view: (_: unknown, audience: { member: MemberId }) => view(audience),
  }
  const stream = { clubId: uuidOf('club'), id: uuidOf(game), version, game: of, state: { version } }
  return [game, stream as unknown as AnyStream] as const
}

const show = (screens: MemberScreens, open: ReturnType<typeof aGame>[], names = NAMES) => [
  ...screens.refresh({ streams: new Map(open), names, secret: SECRET }, 1),
]

function looking(screens: MemberScreens, member: MemberId, phone = new Phone()): Phone {
  screens.welcome(asScreen(phone), member, 1)
  return phone
}

describe('a member whose name changes', () => {
  const [member = NOBODY, , other = NOBODY] = WATCHERS
  const names = renamed(NAMES, { who: 0, to: 3 })

  it('is gone from every page though they left before they were shown under another id', () => {
    const screens = new MemberScreens(new Metrics())
    const seats = (version: number, ...ids: MemberId[]) => {
      const byId = Object.fromEntries(ids.map((id) => [id, { seat: { version } }]))
      return aGame('chess', () => ({ seats: byId }), version)
    }
    show(screens, [seats(1, member, other)])
    const [stays, returns] = [looking(screens, NOBODY), looking(screens, NOBODY)]
    screens.leave(asScreen(returns))
    show(screens, [seats(2, other)])
    show(screens, [seats(3, other)], renamed(NAMES, { who: 0, to: 1 }))
    returns.had = hadOf(returns.lastId)
    looking(screens, NOBODY, returns)
    expect(returns.shown?.view).toEqual(stays.shown?.view)
    expect(returns.shown?.names).toEqual(stays.shown?.names)
    expect(JSON.stringify(returns.shown)).not.toContain(member)
  })

  it('reads it in an evening that is opened later', () => {
    const screens = new MemberScreens(new Metrics())
    show(screens, [])
    const phone = looking(screens, member)
    show(screens, [], names)
    show(screens, [aGame('chess', () => ({}), 1)], names)
    expect(phone.shown?.names).toEqual({ [member]: names.get(member)?.full })
  })

  it('reads it in all games that are open', () => {
    const screens = new MemberScreens(new Metrics())
    const open = [aGame('chess', () => ({}), 1), aGame('darts', () => ({}), 1)]
    show(screens, open)
    const phone = looking(screens, member)
    show(screens, open, names)
    const read = [...phone.games.values()].map((message) => message.names[member])
    expect(read).toEqual(Array(2).fill(names.get(member)?.full))
  })
})

it('a view that cannot be made keeps no other game from those who can be shown it', () => {
  const screens = new MemberScreens(new Metrics())
  const [member = NOBODY] = WATCHERS
  const open = (version: number) => [
    aGame(
      'chess',
      () => {
        if (version === 2) throw new Error('a view that stumbles')
        return { version }
      },
      version,
    ),
    aGame('darts', () => ({ version }), version),
  ]
  show(screens, open(1))
  const phone = looking(screens, member)
  expect(() => show(screens, open(2))).toThrow('stumbles')
  expect(phone.games.get('chess')?.view).toEqual({ version: 1 })
  expect(phone.games.get('darts')?.view).toEqual({ version: 2 })
})

it('of one version a few texts are kept, and a screen far behind is told everything', () => {
  const telling = new Telling('view')
  const stream = aGame('chess', () => null, 1)[1]
  const disguise = new Disguise(stream, { kind: 'board' }, NAMING)
  for (let version = 1; version <= 1_000; version++) telling.update({ version }, disguise)
  const { epoch } = telling.mark
  const lacked = (version: number) => telling.lackedBy({ epoch, version })
  expect(lacked(1)).toBe(telling.lackedBy(null))
  const recent = lacked(999)
  expect(lacked(999)).toBe(recent)
  expect(String(recent)).not.toBe(String(telling.lackedBy(null)))
  for (let version = 900; version < 940; version++) lacked(version)
  expect(lacked(999)).not.toBe(recent)
  expect(lacked(999)).toEqual(recent)
})
