import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { type Answer, House, type Person, signsIn } from '../support/house'
import { aView, Line } from '../support/sse'

interface LogPage {
  lines: { position: number; type: string }[]
  names: Record<string, string>
}

const house = await House.open()
const clubId = await house.club('alfa')
const admin = await house.member(clubId, 'alfa', '1', ['socio', 'amministratore'])
const desk = await house.member(clubId, 'alfa', '2', ['socio', 'segretario'])
afterAll(() => house.close())

const asAdmin = (path: string, input: unknown) => house.mutate(path, input, admin.cookie)
const list = async () =>
  (await house.query('members.list', undefined, admin.cookie)).data as Record<string, unknown>[]
const byCard = async (card: string) => (await list()).find((member) => member.card === card)

describe('members', () => {
  it('are added with a password to be changed, shown once', async () => {
    const added = await asAdmin('members.add', { card: ' 77 ', name: 'Rossi', roles: ['deputato'] })
    const { password } = added.data as { password: string }
    expect(await byCard('77')).toMatchObject({
      name: 'Rossi',
      alias: null,
      showAs: 'name',
      roles: ['socio', 'deputato'],
      mustChangePassword: true,
      canSignIn: true,
    })
    expect(await signsIn('77', password)).toBe('yes')
  })

  it('each have a card of their own', async () => {
    expect(await asAdmin('members.add', { card: '77', name: 'Bianchi' })).toMatchObject({
      status: 409,
      error: { code: 'card-taken' },
    })
  })

  it('change only in the given fields', async () => {
    const { id } = (await byCard('77')) as { id: string }
    await asAdmin('members.update', { id, alias: 'Il Conte', showAs: 'alias' })
    await asAdmin('members.update', { id, name: 'Rossi M.' })
    expect(await byCard('77')).toMatchObject({
      name: 'Rossi M.',
      alias: 'Il Conte',
      showAs: 'alias',
    })
    await asAdmin('members.update', { id, alias: null })
    expect(await byCard('77')).toMatchObject({ alias: null, showAs: 'alias' })
  })

  it('get a new password, after which the old one is not valid', async () => {
    const { id } = (await byCard('77')) as { id: string }
    const reset = await asAdmin('members.resetPassword', { id })
    const { password } = reset.data as { password: string }
    expect(await signsIn('77', password)).toBe('yes')
    expect(await signsIn('77', 'the old one')).toBe('wrong-credentials')
  })

  it('always include an administrator', async () => {
    const last = { status: 422, error: { code: 'last-administrator' } }
    expect(await asAdmin('members.setRoles', { id: admin.id, roles: ['socio'] })).toMatchObject(
      last,
    )
    expect(await asAdmin('members.block', { id: admin.id })).toMatchObject({
      status: 422,
      error: { code: 'not-yourself' },
    })
  })

  it('of another club are not found', async () => {
    const other = await house.club('bravo')
    const theirs = await house.member(other, 'bravo', '1', ['amministratore'])
    for (const path of ['members.block', 'members.unblock', 'members.resetPassword']) {
      expect(await house.mutate(path, { id: desk.id }, theirs.cookie)).toMatchObject({
        status: 404,
        error: { code: 'no-such-member' },
      })
    }
    const seen = await house.query('members.list', undefined, theirs.cookie)
    expect((seen.data as unknown[]).length).toBe(1)
  })

  it('leave every change and its author in the audit', async () => {
    const audit = await house.query('audit.list', { limit: 200 }, admin.cookie)
    const entries = audit.data as { what: string; by: unknown }[]
    const whats = entries.filter((one) => (one.by as { member?: string }).member === admin.id)
    expect(whats.map((one) => one.what)).toEqual([
      'passwordReset',
      'memberUpdated',
      'memberUpdated',
      'memberUpdated',
      'memberCreated',
    ])
    expect(JSON.stringify(entries)).not.toContain('argon2')
  })
})

describe('a file of members', () => {
  const load = (text: string | Buffer): Promise<Answer> =>
    asAdmin('members.importCsv', { file: Buffer.from(text).toString('base64') })
  const linesOf = ({ error }: Answer) => error?.lines

  it('is imported whole, each member with a password', async () => {
    const file = '\uFEFFTessera;Nome;Ruoli\r\n100;Verdi;\r\n101;"Neri, G.";segretario, deputato\r\n'
    const loaded = await load(file)
    const { members } = loaded.data as { members: { card: string; password: string }[] }
    expect(members.map(({ card }) => card)).toEqual(['100', '101'])
    expect(await byCard('101')).toMatchObject({
      name: 'Neri, G.',
      roles: ['socio', 'segretario', 'deputato'],
    })
    expect(await signsIn('100', members[0]?.password ?? '')).toBe('yes')
  })

  it('with any error is refused whole, line by line', async () => {
    const before = (await list()).length
    const wrong = await load(
      'card,name,roles\n200,Uno,\n,Due,\n200,Tre,\n77,Rossi,\n201,Sei,papa\n',
    )
    expect(wrong).toMatchObject({ status: 422, error: { code: 'bad-file', say: { lines: 4 } } })
    expect(linesOf(wrong)).toMatchObject([
      { line: 3, code: 'card-missing' },
      { line: 4, code: 'card-twice', say: { card: '200', first: 2 } },
      { line: 5, code: 'card-taken' },
      { line: 6, code: 'unknown-role', say: { role: 'papa' } },
    ])
    expect((await list()).length).toBe(before)
  })

  it.each([
    ['without its columns', 'a,b\n1,2\n', 'bad-header'],
    ['without members', 'card,name\n', 'no-lines'],
    ['that is no text', Buffer.from('card,name\n1,a\0b\n'), 'bad-encoding'],
    ['with an open quote', 'card,name\n1,"Uno\n', 'bad-csv'],
    ['of nothing', '', 'bad-header'],
    ['with a card of other signs', 'card,name\n7 7,Uno\n', 'bad-card'],
    ['with a name that hides something', 'card,name\n300,U\u200bno\n', 'invisible-characters'],
    ['with an endless name', `card,name\n300,${'x'.repeat(81)}\n`, 'name-too-long'],
    ['with an endless alias', `card,name,alias\n300,Uno,${'x'.repeat(41)}\n`, 'alias-too-long'],
  ])('%s is refused', async (_, text, code) => {
    expect(linesOf(await load(text))).toMatchObject([{ code }])
  })
})

describe('classes of tables', () => {
  it('are created, changed, and archived so that their name is free again', async () => {
    const settings = { uscita: 2, passata: 200 }
    const saved = await asAdmin('classes.save', { game: 'poker', name: 'Uscita 2', settings })
    const { id } = saved.data as { id: string }
    expect(
      await asAdmin('classes.save', { game: 'poker', name: 'Uscita 2', settings }),
    ).toMatchObject({
      status: 409,
      error: { code: 'name-taken' },
    })
    await asAdmin('classes.save', {
      id,
      game: 'poker',
      name: 'Uscita 2',
      settings: { ...settings, seats: 7 },
    })
    const classes = await house.query('classes.list', undefined, desk.cookie)
    expect(classes.data).toMatchObject([{ id, archivedAt: null, settings: { seats: 7, cip: 1 } }])
    expect((await asAdmin('classes.archive', { id })).status).toBe(200)
    expect((await asAdmin('classes.archive', { id })).status).toBe(404)
    expect(
      (await asAdmin('classes.save', { game: 'poker', name: 'Uscita 2', settings })).status,
    ).toBe(200)
  })
})

describe('the club', () => {
  it('changes in the given fields, but not in its address', async () => {
    await asAdmin('club.update', { name: 'Circolo Nuovo', unit: 'EUR', decimals: 2 })
    expect((await house.query('club.get', undefined, desk.cookie)).data).toMatchObject({
      slug: 'alfa',
      name: 'Circolo Nuovo',
      shortName: 'alfa',
      unit: 'EUR',
      decimals: 2,
    })
    expect(await asAdmin('club.update', { timeZone: 'Luna/Park' })).toMatchObject({
      status: 400,
      error: { say: { field: 'timeZone' } },
    })
  })
})

describe('a table’s tablet', () => {
  let evening: string
  const players: Person[] = []
  const give = async (name: string, of: object, cookie = desk.cookie) => {
    const input = { evening, id: randomUUID(), ...of }
    expect((await house.mutate(`poker.${name}`, input, cookie)).status).toBe(200)
  }
  beforeAll(async () => {
    evening = await house.evening('poker', desk)
    await give('openList', { title: 'Uscita 1', settings: { uscita: 1, passata: 100 } })
    for (const card of ['301', '302', '303', '304', '305']) {
      const player = await house.member(clubId, 'alfa', card)
      players.push(player)
      await give('sign', { list: 'L1', strokes: AUTOGRAPH }, player.cookie)
    }
  })

  const issue = () => house.mutate('devices.issueCode', { evening, post: 'T1' }, desk.cookie)
  const askLog = (cookie: string, of = {}) =>
    house.query('log.table', { evening, table: 'T1', limit: 1, ...of }, cookie)
  const logOf = async (cookie: string, of = {}) => (await askLog(cookie, of)).data as LogPage

  it('signs in by a code that works once', async () => {
    const issued = (await issue()).data as Record<string, string>
    expect(issued.code).toMatch(/^\d{6}$/)
    expect(issued.url).toMatch(new RegExp(`/alfa/tavolo/entra\\?code=${issued.code}$`))
    expect(issued.qrSvg).toMatch('<svg')
    const cookie = await house.device('alfa', issued.code ?? '')
    expect((await house.query('auth.me', undefined, cookie)).data).toMatchObject({
      member: null,
      device: { game: 'poker', evening, post: 'T1' },
    })
    await expect(house.device('alfa', issued.code ?? '')).rejects.toThrow('wrong-code')
  })

  it('cannot use a code older than ten minutes', async () => {
    const { code } = (await issue()).data as { code: string }
    house.now += 10 * 60_000
    await expect(house.device('alfa', code)).rejects.toThrow('wrong-code')
  })

  it('sees its own table, acts for it alone, and is signed out by the desk', async () => {
    const { code } = (await issue()).data as { code: string }
    const cookie = await house.device('alfa', code)
    const screen = await Line.open(`${house.url}/live/alfa/post`, { cookie })
    expect((await screen.next(aView)).data).toMatchObject({ evening, view: { kind: 'table' } })
    const foreign = { evening: randomUUID(), id: randomUUID(), table: 'T1' }
    expect(await house.mutate('poker.drawLots', foreign, cookie)).toMatchObject({ status: 404 })
    expect(Object.values((await logOf(cookie)).names)).toEqual(['Socio 305'])
    const devices = await house.query('devices.list', undefined, desk.cookie)
    const signedIn = devices.data as { id: string; post: string; tonight: boolean }[]
    const here = { game: 'poker', post: 'T1', label: 'Uscita 1 · 1', tonight: true }
    expect(signedIn[0]).toMatchObject(here)
    for (const { id } of signedIn) await house.mutate('devices.revoke', { id }, desk.cookie)
    expect((await screen.next(({ event }) => event === 'gone')).event).toBe('gone')
    expect((await house.query('auth.me', undefined, cookie)).data).toBeNull()
  })

  it('shows the events there to those who drew chips and to the desk, and to nobody else', async () => {
    const [player, other] = players as [Person, Person]
    await give('answerCall', { signUp: 1, answer: 'coming' })
    await give('drawLots', { table: 'T1' })
    const { lines, names } = await logOf(desk.cookie)
    expect(lines[0]).toMatchObject({ type: 'lotsDrawn', by: { member: desk.id } })
    expect(names[desk.id]).toMatch(/^Socio/)
    const older = await logOf(desk.cookie, { before: lines[0]?.position })
    expect(older.lines).toMatchObject([{ type: 'tableFormed' }])
    expect((await askLog(player.cookie)).status).toBe(403)
    await give('confirmPassata', { table: 'T1', member: player.id })
    const { lines: read } = await logOf(desk.cookie)
    expect(await logOf(player.cookie)).toEqual({ lines: read, names: {} })
    expect((await askLog(other.cookie)).status).toBe(403)
  })

  it('II.2 shows its draw to anybody: the hash before is that of the seed after', async () => {
    const lots = await house.query('lots.table', { slug: 'alfa', evening, table: 'T1' })
    const { hash, seed, order } = lots.data as Record<string, string>
    expect(createHash('sha256').update(String(seed)).digest('hex')).toBe(hash)
    expect(order).toHaveLength(5)
    const elsewhere = { slug: 'bravo', evening, table: 'T1' }
    expect((await house.query('lots.table', elsewhere)).status).toBe(404)
  })
})
