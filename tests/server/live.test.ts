import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { running } from '@/server/running/running'
import { STROKES } from '../support/dealt'
import { House } from '../support/house'
import { aView, Line, type Message } from '../support/sse'

/** The server knows by then that a line was closed. */
const SEEN_WITHIN_MS = 200
const lines: Line[] = []
/** The title of a list at which the desk's view fails. */
const NO_DESK_SHOWS = 'Uscita 9'

const games = Object.fromEntries(
  Object.entries(GAMES).map(([name, game]) => {
    const view: typeof game.view = (state, audience, at) => {
      const shown = game.view(state, audience, at)
      const fails = audience.kind === 'desk' && JSON.stringify(shown).includes(NO_DESK_SHOWS)
      if (fails) throw new Error('the desk cannot be shown')
      return shown
    }
    return [name, { ...game, view }]
  }),
)

const house = await House.open(undefined, games)
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const socio = await house.member(clubId, 'alfa', '2')
const evening = await house.evening('poker', desk)
const list = 'L1'
await openList('Uscita 1', 1)
afterAll(() => house.close())
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})

async function openList(title: string, uscita: number): Promise<void> {
  const command = { evening, id: randomUUID(), title, settings: { uscita, passata: 100 } }
  expect((await house.mutate('poker.openList', command, desk.cookie)).status).toBe(200)
}
const sign = (cookie: string) =>
  house.mutate('poker.sign', { evening, id: randomUUID(), list, strokes: STROKES }, cookie)
const withdraw = (signUp: number, cookie: string) =>
  house.mutate('poker.withdraw', { evening, id: randomUUID(), signUp }, cookie)

async function watch(
  audience: string,
  headers: Record<string, string> = {},
  before?: Line,
): Promise<Line> {
  const line = await Line.open(`${house.url}/live/alfa/${audience}`, headers, before)
  lines.push(line)
  return line
}

interface Listed {
  lists: { title: string; waiting: { member: string; number: number }[] }[]
}
const listsOf = ({ data }: Message) => (data.view as Listed).lists
const waitingIn = (message: Message) => listsOf(message)[0]?.waiting ?? []

describe('a live screen', () => {
  it('gets the whole view at once, with an id of what it has then', async () => {
    const board = await watch('board')
    expect(board.response.headers['content-type']).toMatch('text/event-stream')
    const { id, data } = await board.next(aView)
    expect(data).toMatchObject({ evening, now: house.now, view: { kind: 'board' } })
    expect(id).toMatch(/^poker:\w+:1$/)
  })

  it('sees a change as soon as it is committed, and so does every other audience', async () => {
    const screens = await Promise.all([
      watch('board'),
      watch('desk', { cookie: desk.cookie }),
      watch('member', { cookie: socio.cookie }),
    ])
    const before = await Promise.all(screens.map((screen) => screen.next(aView)))
    expect(before.map(waitingIn)).toEqual([[], [], []])
    await sign(socio.cookie)
    const after = await Promise.all(screens.map((screen) => screen.next(aView)))
    const named = ({ data, ...of }: Message) =>
      waitingIn({ data, ...of }).map(({ member }) => (data.names as Record<string, string>)[member])
    expect(after.map(named)).toEqual([['Socio 2'], ['Socio 2'], ['Socio 2']])
    const [signed] = waitingIn(after[0] as Message)
    await withdraw(signed?.number ?? 0, socio.cookie)
  })

  it('resumes without a gap: nothing when it is up to date, otherwise what it lacks', async () => {
    const first = await watch('board')
    const { id } = await first.next(aView)
    first.close()
    const again = await watch('board', { 'last-event-id': id }, first)
    expect((await again.next(() => true)).event).toBe('still')
    again.close()
    await openList('Uscita 5', 5)
    const later = await watch('board', { 'last-event-id': id }, again)
    const message = await later.next(() => true)
    expect(message.event).toBe('folded')
    const titles = (one: Message) => listsOf(one).map(({ title }) => title)
    expect(titles(message)).toContain('Uscita 5')
    // A page that opens its line anew says in the address what it has; one with an id that nobody gave gets everything.
    const anew = await watch(`board?had=${encodeURIComponent(id)}`, {}, first)
    expect(titles(await anew.next(aView))).toEqual(titles(message))
    const unknown = await watch('board', { 'last-event-id': id.replace(/:\w+:/, ':other:') })
    const whole = await unknown.next(aView)
    expect(whole.data.view).toEqual(message.data.view)
    expect(message.bytes).toBeLessThan(whole.bytes)
  })

  it.each([
    [
      'more games than a house has',
      Array.from({ length: 13 }, (_, n) => `${'a'.repeat(n + 1)}:x:1`),
    ],
    ['a telling of a thousand letters', [`made-up:${'x'.repeat(1_000)}:1`]],
  ])('begins anew for a page that says it has %s', async (_, games) => {
    const line = await watch(`board?had=${encodeURIComponent(games.join(';'))}`)
    expect((await line.next(aView)).id).toMatch(/^poker:\w+:\d+$/)
    line.close()
  })

  it('gets the time from a ping', async () => {
    const board = await watch('board')
    await board.next(aView)
    house.now += 60_000
    await running().live.ping()
    expect((await board.next(({ event }) => event === 'ping')).data).toEqual({ now: house.now })
  })

  it('shows each member on the wall by the name they chose, and elsewhere by their own', async () => {
    const wish = { alias: 'Il Conte', showAs: 'alias' }
    await house.mutate('auth.setPreferences', wish, socio.cookie)
    const signed = await sign(socio.cookie)
    expect(signed.status).toBe(200)
    const board = await watch('board')
    const ours = await watch('desk', { cookie: desk.cookie })
    const onTheWall = async () => Object.values((await board.next(aView)).data.names as object)
    expect(await onTheWall()).toEqual(['Il Conte'])
    expect((await ours.next(aView)).data.names).toMatchObject({ [socio.id]: 'Socio 2' })
    await house.mutate('auth.setPreferences', { showAs: 'hidden' }, socio.cookie)
    expect(await onTheWall()).toEqual(['—'])
  })

  it('of a visitor signed out receives gone', async () => {
    const nobody = await watch('member')
    expect((await nobody.next(() => true)).event).toBe('gone')
    await nobody.ended()
    const wrong = await watch('deputato', { cookie: socio.cookie })
    expect((await wrong.next(() => true)).event).toBe('gone')
  })

  it('receives gone the moment its session is revoked', async () => {
    const cookie = await house.signIn('alfa', '2')
    const phone = await watch('member', { cookie })
    await phone.next(aView)
    await house.mutate('auth.signOutEverywhere', {}, cookie)
    expect((await phone.next(({ event }) => event !== 'folded')).event).toBe('gone')
    await phone.ended()
  })

  it('is disconnected when its member loses the office', async () => {
    const other = await house.member(clubId, 'alfa', '3', ['socio', 'segretario'])
    const boss = await house.member(clubId, 'alfa', '4', ['amministratore'])
    const screen = await watch('desk', { cookie: other.cookie })
    await screen.next(aView)
    await house.mutate('members.setRoles', { id: other.id, roles: ['socio'] }, boss.cookie)
    await screen.ended()
    const again = await watch('desk', { cookie: other.cookie })
    expect((await again.next(() => true)).event).toBe('gone')
  })

  it('of an unknown club is not found', async () => {
    expect((await Line.open(`${house.url}/live/nowhere/board`)).response.statusCode).toBe(404)
    expect((await watch('kitchen')).response.statusCode).toBe(404)
  })

  it('of another club shows nothing of this one', async () => {
    const other = await house.club('bravo')
    const theirs = await house.member(other, 'bravo', '1', ['segretario'])
    const board = await Line.open(`${house.url}/live/bravo/board`)
    lines.push(board)
    expect((await board.next(aView)).data).toMatchObject({ evening: null, names: {}, view: null })
    const spy = await watch('desk', { cookie: theirs.cookie })
    expect((await spy.next(() => true)).event).toBe('gone')
  })

  it('keeps following when another one hung up before either had its first view', async () => {
    const other = await house.club('charlie')
    const theirs = await house.member(other, 'charlie', '1', ['segretario'])
    const board = () => Line.open(`${house.url}/live/charlie/board`)
    const holder = await house.database.sql.reserve()
    await holder`begin`
    await holder`lock table stream in access exclusive mode`
    const [first, second] = [await board(), await board()]
    lines.push(second)
    first.close()
    await pause(SEEN_WITHIN_MS)
    await holder`commit`
    holder.release()
    await second.next(aView)
    const evening = await house.evening('poker', theirs)
    expect((await second.next(aView)).data).toMatchObject({ evening })
  })

  it('is shown what changed although the view of another audience fails', async () => {
    const [failing, board] = [await watch('desk', { cookie: desk.cookie }), await watch('board')]
    await Promise.all([failing.next(aView), board.next(aView)])
    await openList(NO_DESK_SHOWS, 9)
    const titles = (message: Message) => listsOf(message).map(({ title }) => title)
    const shown = (message: Message) => aView(message) && titles(message).includes(NO_DESK_SHOWS)
    expect(titles(await board.next(shown))).toContain(NO_DESK_SHOWS)
  })
})
