import { describe, expect, it } from 'vitest'
import type { MemberId } from '@/rules/kernel/ids'
import { hadOf } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import { type Group, Showing } from '@/server/live/showing'
import { Disguise } from '@/server/live/shown'
import { Telling } from '@/server/live/telling'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { uuidOf } from '../support/evenings'
import { asScreen, NAMES, NAMING, NOBODY, Phone, renamed, SECRET, WATCHERS } from './room'

/** An open evening of a game with this view, the same for everybody. */
function aGame(name: string, view: () => unknown, version: number) {
  const game = { decider: { game: name }, view }
  const stream = { clubId: uuidOf('club'), id: uuidOf(name), version, game, state: { version } }
  return [name, stream as unknown as AnyStream] as const
}

const show = (screens: Group, open: ReturnType<typeof aGame>[], names = NAMES) => [
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

it.each([
  ['a wall', new Showing({ audience: { kind: 'board' }, evening: null }, new Metrics())],
  ['a member', new MemberScreens(new Metrics())],
])('a view that cannot be made keeps no other game from %s', (_, screens) => {
  const chess = (version: number) => () => {
    if (version === 2) throw new Error('a view that stumbles')
    return { version }
  }
  const darts = (version: number) => aGame('darts', () => ({ version }), version)
  show(screens, [aGame('chess', chess(1), 1), darts(1)])
  const phone = new Phone()
  if (screens instanceof Showing) screens.welcome(asScreen(phone), 1)
  else looking(screens, NOBODY, phone)
  expect(() => show(screens, [aGame('chess', chess(2), 2), darts(2)])).toThrow('stumbles')
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
