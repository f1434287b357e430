import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { running } from '@/server/running/running'
import { STROKES } from '../support/dealt'
import { House } from '../support/house'
import { aView, Line, type Message } from '../support/sse'

const KB = 1024
/** The weight of each game’s view besides its own text, in which every change is another text. */
let weight = 0
let changes = 0
/** A member whose own view fails. */
let notShown = ''
/** As many tables and colpi would make a view as heavy. */
const games = Object.fromEntries(
  Object.entries(GAMES).map(([name, game]) => {
    const view: typeof game.view = (state, audience, at) => {
      if (audience.kind === 'member' && audience.member === notShown)
        throw new Error('this member cannot be shown')
      const shown = game.view(state, audience, at)
      return { ...(shown as object), weight: `${changes}`.padEnd(weight, 'x') } as typeof shown
    }
    return [name, { ...game, view }]
  }),
)
const OPEN = ['poker', 'chemin-de-fer', 'black-jack', 'trente-et-quarante']
let poker: string
const lines: Line[] = []

const house = await House.open(undefined, games)
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const deputato = await house.member(clubId, 'alfa', '2', ['deputato'])
const member = await house.member(clubId, 'alfa', '3')
const memberId = member.id
const cookies: { desk: string; deputato: string; member: string } = {
  desk: desk.cookie,
  deputato: deputato.cookie,
  member: member.cookie,
}
for (const game of OPEN) {
  const evening = await house.evening(game, desk)
  if (game === 'poker') poker = evening
}
afterAll(() => house.close())
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
  weight = 0
  notShown = ''
})

type Watched = 'board' | keyof typeof cookies
const WATCHED = ['board', 'desk', 'deputato', 'member'] as const

async function watch(as: Watched, headers: Record<string, string> = {}): Promise<Line> {
  const cookie = as === 'board' ? {} : { cookie: cookies[as] }
  const line = await Line.open(`${house.url}/live/alfa/${as}`, { ...cookie, ...headers })
  lines.push(line)
  return line
}

/** Opens a list, which every audience sees; its title. */
async function change(): Promise<string> {
  changes += 1
  const title = `Uscita ${changes}`
  const command = {
    evening: poker,
    id: randomUUID(),
    title,
    settings: { uscita: changes, passata: 1_000 },
  }
  expect((await house.mutate('poker.openList', command, cookies.desk)).status).toBe(200)
  return title
}

const shows =
  (title: string) =>
  (message: Message): boolean =>
    aView(message) && textOf(message).includes(title)

/** A message without its weight, which would take most of the time to write. */
const textOf = ({ data }: Message): string =>
  JSON.stringify(data, (name, value) => (name === 'weight' ? undefined : value))

async function allGames(line: Line): Promise<void> {
  const shown = new Set<unknown>()
  while (shown.size < OPEN.length) shown.add((await line.next(aView)).data.game)
  expect([...shown].sort()).toEqual([...OPEN].sort())
}

describe('a screen that opens stays open', () => {
  for (const kilobytes of [0, 33, 129, 300, 1_000])
    it(`of four games that weigh ${kilobytes} kB each`, async () => {
      weight = kilobytes * KB
      await change()
      const open = await Promise.all(WATCHED.map((as) => watch(as)))
      await Promise.all(open.map(allGames))
      const title = await change()
      // The deputato sees no lists.
      const [board, desk, , member] = open
      for (const line of [board, desk, member]) await line?.next(shows(title))
      expect(open.map(({ closed }) => closed)).toEqual([false, false, false, false])
    })

  it('after a restart, and after its network came back', async () => {
    weight = 300 * KB
    await change()
    const before = await watch('desk')
    await allGames(before)
    before.close()
    const title = await change()
    const afterGap = await watch('desk', { 'last-event-id': 'poker-1-0' })
    await afterGap.next(shows(title))
    await house.stop()
    await afterGap.ended()
    await house.start()
    const afterRestart = await watch('desk')
    await allGames(afterRestart)
  })
})

describe('a screen that does not read', () => {
  it('is sent nothing more until it reads, and then everything as it is then', async () => {
    weight = 700 * KB
    await change()
    const [slow, quick] = [await watch('desk'), await watch('desk')]
    await allGames(quick)
    slow.response.pause()
    let title = ''
    for (let n = 0; n < 10; n++) {
      title = await change()
      await quick.next(shows(title))
    }
    slow.response.resume()
    await slow.next(shows(title))
    // Of ten heavy changes it was sent those that the system took on its way, and the last.
    expect(slow.messages.length).toBeLessThan(8)
    expect(slow.closed).toBe(false)
    const next = await change()
    await slow.next(shows(next))
  })

  it('is disconnected where what it missed cannot be shown, and nobody else is', async () => {
    await change()
    const signing = { evening: poker, id: randomUUID(), list: 'L1', strokes: STROKES }
    expect((await house.mutate('poker.sign', signing, cookies.member)).status).toBe(200)
    weight = 700 * KB
    await change()
    const [slow, quick] = [await watch('member'), await watch('desk')]
    slow.response.pause()
    for (let n = 0; n < 10; n++) await quick.next(shows(await change()))
    notShown = memberId
    slow.response.resume()
    await slow.ended()
    notShown = ''
    await allGames(await watch('member'))
    await quick.next(shows(await change()))
  })

  it('is disconnected after several pings, and what waited for it is given up', async () => {
    weight = 700 * KB
    await change()
    const stuck = await watch('desk')
    await stuck.next(aView)
    stuck.response.pause()
    const quick = await watch('board')
    for (let n = 0; n < 8; n++) await quick.next(shows(await change()))
    for (let n = 0; n < 6; n++) {
      await running().live.ping()
      await quick.next(({ event }) => event === 'ping')
    }
    stuck.response.resume()
    await stuck.ended()
    expect(quick.closed).toBe(false)
    await allGames(await watch('desk'))
  })
})
