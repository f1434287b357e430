import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { House } from '../support/house'

const house = await House.open()
const clubId = await house.club('alfa')
const roles = ['socio', 'segretario', 'amministratore'] as const
const desk = await house.member(clubId, 'alfa', '1', roles)
const evening = await house.evening('poker', desk)
afterAll(() => house.close())

let uscita = 0
const openList = (more: object = {}) => {
  uscita += 1
  const settings = { uscita, passata: 100 }
  const command = { evening, id: randomUUID(), title: `Uscita ${uscita}`, settings, ...more }
  return house.mutate('poker.openList', command, desk.cookie)
}
const invalid = (field: string) => ({ status: 400, error: { code: 'invalid', say: { field } } })

describe('a text that the database cannot store', () => {
  it.each(['a\u0000b', 'a\ud800b', '\udc00'])('is refused in a command: %j', async (title) => {
    expect(await openList({ title })).toMatchObject(invalid('title'))
  })

  it('harms no command given at the same time', async () => {
    const titles = ['Prima', 'b\u0000', 'Seconda', 'c\ud800', 'Terza 🂡']
    const answers = await Promise.all(titles.map((title) => openList({ title })))
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400, 200])
  })

  it('is refused in every other procedure, also as the name of a field', async () => {
    const member = { card: '7', name: 'a\u0000' }
    expect(await house.mutate('members.add', member, desk.cookie)).toMatchObject(invalid('name'))
    const named = { '\u0000': 1 }
    expect(await house.mutate('club.update', named, desk.cookie)).toMatchObject(invalid(''))
    const asked = { slug: 'a\u0000', hash: 'x' }
    expect(await house.query('verify.check', asked)).toMatchObject(invalid('slug'))
  })

  it('is not searched for below the deepest nesting allowed', async () => {
    const body = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`
    const headers = { 'content-type': 'application/json', cookie: desk.cookie }
    const init = { method: 'POST', headers, body }
    expect((await fetch(`${house.url}/api/trpc/club.update`, init)).status).toBe(400)
  })

  it('is refused in a file of members', async () => {
    const file = Buffer.from('tessera,nome\n8,a\u0000b\n').toString('base64')
    expect(await house.mutate('members.importCsv', { file }, desk.cookie)).toMatchObject({
      status: 422,
      error: { code: 'bad-file', lines: [{ line: 1, code: 'bad-encoding' }] },
    })
  })

  it.each(['/live/%00/board', '/alfa/%FF', '/alfa/a%00'])('is not an address: %s', async (path) => {
    expect((await fetch(house.url + path)).status).toBe(400)
  })
})

describe('an invisible character', () => {
  const unseen = 'Ros\u202esi'
  const refused = (field: string) => ({
    status: 400,
    error: { code: 'invisible-characters', say: { field } },
  })
  const asked: [string, object, string][] = [
    ['members.add', { card: '70', name: unseen }, 'name'],
    ['members.add', { card: '70', name: 'Rossi', alias: unseen }, 'alias'],
    ['auth.setPreferences', { alias: unseen }, 'alias'],
    ['evenings.open', { game: 'poker', title: unseen, day: '2026-11-21' }, 'title'],
    [
      'classes.save',
      { game: 'poker', name: unseen, settings: { uscita: 1, passata: 100 } },
      'name',
    ],
    ['club.update', { name: unseen }, 'name'],
    ['club.update', { shortName: unseen }, 'shortName'],
  ]
  it.each(asked)('is refused in %s %j', async (path, input, field) => {
    expect(await house.mutate(path, input, desk.cookie)).toMatchObject(refused(field))
  })

  it('is refused in a list’s title and in a reason', async () => {
    expect(await openList({ title: unseen })).toMatchObject(refused('title'))
    const correcting = { evening, id: randomUUID(), table: 'T1', member: 'x', passate: 1 }
    expect(
      await house.mutate('poker.correctCassa', { ...correcting, why: unseen }, desk.cookie),
    ).toMatchObject(refused('why'))
  })

  it('cannot make two members look like one: a name is stored in composed form', async () => {
    const { data } = await house.mutate(
      'members.add',
      { card: '71', name: 'Niccolo\u0300' },
      desk.cookie,
    )
    const { id } = data as { id: string }
    const all = (await house.query('members.list', undefined, desk.cookie)).data
    expect(all).toContainEqual(expect.objectContaining({ id, name: 'Niccolò' }))
  })

  it.each(['7 7', 'é1', '７７', '7\u200b7', 'x'.repeat(21), 'a/b'])(
    'is not allowed in a card number, nor is anything but letters, digits and hyphens: %j',
    async (card) => {
      const member = { card, name: 'Rossi' }
      expect(await house.mutate('members.add', member, desk.cookie)).toMatchObject({
        status: 400,
        error: { code: 'bad-card', say: { field: 'card' } },
      })
    },
  )
})

describe('an id in capitals', () => {
  it('is the same command', async () => {
    const id = randomUUID()
    const same = { title: 'La stessa', settings: { uscita: 900, passata: 100 } }
    const first = await openList({ ...same, id })
    expect(first.status).toBe(200)
    expect(await openList({ ...same, id: id.toUpperCase() })).toEqual(first)
    expect((await openList()).status).toBe(200)
  })

  it('is the same evening, with seats drawn from the same seed', async () => {
    const { data } = await openList()
    const { version } = data as { version: number }
    const { data: next } = await openList({ evening: evening.toUpperCase() })
    expect(next).toEqual({ version: version + 1 })
    const view = { evening: evening.toUpperCase(), as: 'desk' }
    expect(await house.query('evenings.view', view, desk.cookie)).toMatchObject({
      data: { evening },
    })
  })

  it('is the member’s own id, which they cannot block', async () => {
    const id = desk.id.toUpperCase()
    expect(await house.mutate('members.block', { id }, desk.cookie)).toMatchObject({
      status: 422,
      error: { code: 'not-yourself' },
    })
  })
})

it('a session cookie that cannot be decoded is no session', async () => {
  expect(await house.query('auth.me', undefined, 'circolo.session=%')).toMatchObject({
    status: 200,
    data: null,
  })
})
