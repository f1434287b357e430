import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfText } from '../print/pdfText'
import { type Played, playedEvening } from '../print/played'
import type { Person } from '../support/house'
import { aView, Line } from '../support/sse'

/** The second player asked not to be named; the third goes by another name. */
const HIDDEN = { name: 'Socio 12' }
const ALIASED = { name: 'Socio 13', alias: 'Il Conte' }
let hidden: Person
let aliased: Person
/** Everything that strangers saw while the table played. */
let atPlay: { wall: string; phone: string; neighbour: string }
const of = await playedEvening({
  async beforeCount(played) {
    await hide(played)
    atPlay = {
      wall: await live(played, 'board'),
      phone: await live(played, 'member', played.stranger),
      neighbour: await live(played, 'member', played.players[0]),
    }
  },
})
afterAll(() => of.house.close())

async function hide({ house, players, stranger }: Played): Promise<void> {
  hidden = players[1] ?? stranger
  aliased = players[2] ?? stranger
  const wish = { showAs: 'alias', alias: ALIASED.alias }
  await house.mutate('auth.setPreferences', { showAs: 'hidden' }, hidden.cookie)
  await house.mutate('auth.setPreferences', wish, aliased.cookie)
}

async function live({ house }: Played, audience: string, by?: Person): Promise<string> {
  const headers = by ? { cookie: by.cookie } : {}
  const line = await Line.open(`${house.url}/live/alfa/${audience}`, headers)
  const { data } = await line.next(aView)
  line.close()
  return JSON.stringify(data)
}

const player = (n: number) => of.players[n] ?? of.stranger
const ask = async (path: string, input: unknown, by?: Person) =>
  (await of.house.query(path, input, by?.cookie)).data
const print = async (path: string, by: Person) => {
  const { cookie } = by
  const response = await fetch(`${of.house.url}/print/alfa/${path}`, { headers: { cookie } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return path.endsWith('.pdf') ? pdfText(bytes) : bytes.toString()
}
const slip = (by: Person) => print(`${of.evening}/sorteggio/T1.pdf`, by)

/** The member's name and id, if the text contains them. */
const told = (text: string, one: Person, name: string) =>
  [one.id, name].filter((word) => text.includes(word))

async function hashOfTableau(): Promise<string> {
  const [row] = await of.house.database.sql<{ hash: string }[]>`
    select hash from tableau where superseded_at is null`
  return row?.hash ?? ''
}

/** Every answer, view and paper in which a member who did not play there could see those who did. */
async function seenBy(by: Person): Promise<Record<string, string>> {
  const { evening } = of
  const checked = { slug: 'alfa', hash: await hashOfTableau() }
  return {
    season: JSON.stringify(await ask('season.of', { period: 'all' }, by)),
    ranking: await print('stagione.csv', by),
    evenings: await print('serate.csv', by),
    lots: JSON.stringify(await ask('lots.table', { slug: 'alfa', evening, table: 'T1' }, by)),
    slip: await slip(by),
    tableau: JSON.stringify(await ask('verify.check', checked, by)),
    evening: JSON.stringify(await ask('evenings.view', { evening, as: 'member' }, by)),
    phone: await live(of, 'member', by),
    wall: await live(of, 'board'),
    phoneAtPlay: atPlay.phone,
    wallAtPlay: atPlay.wall,
  }
}

describe('a member who asked to be hidden', () => {
  it('is in no answer to a stranger of the club, by name or by id', async () => {
    const strokes = [
      [
        [0, 0, 0],
        [90, 40, 10],
        [180, 10, 20],
      ],
    ]
    const { evening, house } = of
    const settings = { uscita: 5, passata: 500 }
    const list = { evening, id: randomUUID(), title: 'Uscita 5', settings }
    await house.mutate('poker.openList', list, of.desk.cookie)
    const sign = { evening, id: randomUUID(), list: 'L2', strokes }
    expect((await house.mutate('poker.sign', sign, hidden.cookie)).status).toBe(200)
    const seen = await seenBy(of.stranger)
    const leaks = Object.entries(seen).flatMap(([where, text]) =>
      told(text, hidden, HIDDEN.name).map((word) => `${where}: ${word}`),
    )
    expect(leaks).toEqual([])
  })

  it('is a dash on the waiting list, with an id that differs on another screen', async () => {
    const lineOf = async (audience: string, by?: Person) => {
      const { names, view } = JSON.parse(await live(of, audience, by)) as {
        names: Record<string, string>
        view: { lists: { id: string; waiting: { member: string }[] }[] }
      }
      const [first] = view.lists.find(({ id }) => id === 'L2')?.waiting ?? []
      return { id: first?.member ?? '', name: names[first?.member ?? ''] }
    }
    const wall = await lineOf('board')
    const phone = await lineOf('member', of.stranger)
    expect([wall.name, phone.name]).toEqual(['—', '—'])
    expect(new Set([wall.id, phone.id, hidden.id]).size).toBe(3)
    expect(await lineOf('board')).toEqual(wall)
    expect((await lineOf('desk', of.desk)).name).toBe(HIDDEN.name)
  })

  it('sees themselves by name everywhere', async () => {
    const { names } = JSON.parse(await live(of, 'member', hidden)) as { names: object }
    expect(names).toMatchObject({ [hidden.id]: HIDDEN.name })
    const season = (await ask('season.of', { period: 'all' }, hidden)) as {
      members: { isMe: boolean; name: string; course: unknown[] }[]
    }
    const [me] = season.members.filter(({ isMe }) => isMe)
    expect(me).toMatchObject({ name: HIDDEN.name, course: [{ day: '2026-11-20' }] })
  })

  it('is a dash in the season, as is everybody who did not agree to be named', async () => {
    const courses = async (by: Person) => {
      const { members } = (await ask('season.of', { period: 'all' }, by)) as {
        members: { name: string; course: unknown[] }[]
      }
      return members.filter(({ course }) => course.length === 0).map(({ name }) => name)
    }
    expect(new Set(await courses(of.stranger))).toEqual(new Set(['—']))
    expect(new Set(await courses(of.desk))).toEqual(new Set(['—']))
  })

  it('III.1 is known by name, with the resto, to those of the same table and to nobody else', () => {
    const { names } = JSON.parse(atPlay.neighbour) as { names: object }
    expect(names).toMatchObject({ [hidden.id]: HIDDEN.name, [aliased.id]: ALIASED.name })
    expect(atPlay.neighbour).toContain(`"member":"${hidden.id}","signUp"`)
  })

  it('II.2 is on the slip of the draw for the table and the desk; others read a dash', async () => {
    expect(await slip(of.stranger)).toContain('—')
    expect(told(await slip(player(0)), hidden, HIDDEN.name)).toEqual([HIDDEN.name])
    expect(told(await slip(of.desk), hidden, HIDDEN.name)).toEqual([HIDDEN.name])
  })

  it('XVI.2 is in a checked tableau by name for those who played; others read a dash and no card', async () => {
    const checked = { slug: 'alfa', hash: await hashOfTableau() }
    const rows = async (by: Person) =>
      ((await ask('verify.check', checked, by)) as { proof: { rows: { name: string }[] } }).proof
        .rows
    expect((await rows(player(0))).map(({ name }) => name)).toContain(HIDDEN.name)
    expect((await rows(of.stranger)).map(({ name }) => name)).toContain('—')
    expect(Object.keys((await rows(of.stranger))[0] ?? {}).sort()).toEqual(
      ['casse', 'counted', 'final', 'line', 'name', 'share'].sort(),
    )
  })
})

it('a member with an alias is shown under it, and the alias does not lead to their name', async () => {
  await of.house.mutate('auth.setPreferences', { inSeason: true }, aliased.cookie)
  const seen = await seenBy(of.stranger)
  const leaks = Object.entries(seen).flatMap(([where, text]) =>
    told(text, aliased, ALIASED.name).map((word) => `${where}: ${word}`),
  )
  expect(leaks).toEqual([])
  expect(seen.season).toContain(ALIASED.alias)
  expect(seen.wallAtPlay).toContain(ALIASED.alias)
})
