import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onlyOpenClub } from '@/db/demo'
import { openDemo, ownAddress } from '@/server/starting/demo'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { runClub } from './clubProgram'

let database: FreshDatabase

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const CLUB = ['--name', 'Circolo dell’Unione', '--slug', 'unione', '--card', '12']

const club = (...flags: string[]) => runClub({ DATABASE_URL: database.url }, ...flags)

it('a club is founded with its administrator, who gets a password to change', async () => {
  const { code, out, err } = await club(...CLUB, '--administrator', 'Rossi', '--unit', 'punti')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [row] = await database.sql`
    select slug, unit, time_zone, card, roles, must_change_password, password_hash
      from club join member using (club_id)`
  expect(row).toMatchObject({
    ...{ slug: 'unione', unit: null, timeZone: 'Europe/Rome', card: '12' },
    ...{ roles: ['socio', 'segretario', 'amministratore'], mustChangePassword: true },
  })
  const password = /password (\S+)/.exec(out)?.[1] ?? ''
  expect(await verify(row?.passwordHash, password)).toBe(true)
})

it('a given password is not repeated on the screen', async () => {
  const { out } = await club(...CLUB, '--administrator', 'Rossi', '--password', 'una lunga frase')
  expect(out).toContain('Unione')
  expect(out).not.toContain('frase')
  const [row] = await database.sql`select password_hash, must_change_password from member`
  expect(await verify(row?.passwordHash, 'una lunga frase')).toBe(true)
  expect(row?.mustChangePassword).toBe(false)
})

it('an easily guessed password is refused for the first administrator', async () => {
  for (const password of ['juventus1897', 'circolo unione', 'rossi2026']) {
    const { code, err } = await club(...CLUB, '--administrator', 'Rossi', '--password', password)
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toEqual([expect.stringContaining('prime che si provano')])
  }
  expect(await database.sql`select slug from club`).toEqual([])
})

it('a new club has three classes of tables at once, in its own unit', async () => {
  await club(...CLUB, '--administrator', 'Rossi', '--decimals', '2')
  const classes = await database.sql`select game, name, settings from table_class order by name`
  expect(classes.map(({ game, name }) => [game, name])).toEqual([
    ['poker', 'Grande'],
    ['poker', 'Medio'],
    ['poker', 'Piccolo'],
  ])
  expect(classes[2]?.settings).toMatchObject({ uscita: 100, passata: 5_000, cip: 100, seats: 6 })
})

it('the demo is not beside a new club, whose address word is the only one', async () => {
  await openDemo(database.sql)
  expect(await ownAddress(database.sql)).toBeNull()
  const { out } = await club(...CLUB, '--administrator', 'Rossi')
  expect(out).toContain('/unione/tabellone')
  expect(await onlyOpenClub(database.sql)).toBe('unione')
  expect(await ownAddress(database.sql)).toBe('unione')
})

it.each([
  ['a name that is taken', [...CLUB, '--administrator', 'Rossi'], 'già presa'],
  ['a missing answer', CLUB, '--administrator'],
  ['a short name with a space', [...CLUB, '--administrator', 'R', '--slug', 'a b'], '--slug'],
  [
    'a time zone there is not',
    [...CLUB, '--administrator', 'R', '--timeZone', 'Roma'],
    '--timeZone',
  ],
  ['a flag there is not', [...CLUB, '--colour', 'red'], '--colour'],
])('%s is told in one line, and nothing is stored', async (_, flags, word) => {
  await club(...CLUB, '--administrator', 'Primo')
  const { code, err } = await club(...flags)
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([expect.stringContaining(word)])
  expect(await database.sql`select name from member`).toEqual([{ name: 'Primo' }])
})
