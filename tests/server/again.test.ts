import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { append } from '@/db/journal'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { MINUTE_MS } from '@/rules/kernel/time'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { running } from '@/server/running/running'
import { laidOut, recorded } from '../journals/recorded'
import { dealtTable } from '../support/dealt'
import { House } from '../support/house'

const house = await House.open()
const club = await house.club('alfa')
const desk = await house.member(club, 'alfa', '1', ['socio', 'segretario'])
const deputato = await house.member(club, 'alfa', '2', ['socio', 'deputato'])
afterAll(() => house.close())

const tried = (game: string, day: string, more: object = {}) =>
  house.mutate('evenings.open', { game, title: day, day, ...more }, desk.cookie)
const open = async (game: string, day: string, more: object = {}) => {
  const opened = await tried(game, day, more)
  expect(opened.status, JSON.stringify(opened)).toBe(200)
  return (opened.data as { evening: string }).evening
}
/** Gives a command to an evening, as the desk where nobody else is named. */
const giving =
  (game: string, evening: string) =>
  async (type: string, payload: object = {}, by = desk) => {
    const command = { evening, id: randomUUID(), ...payload }
    const answer = await house.mutate(`${game}.${type}`, command, by.cookie)
    expect(answer.status, JSON.stringify(answer)).toBe(200)
  }
const viewOf = async (evening: string) =>
  (await house.query('evenings.view', { evening, as: 'desk' }, desk.cookie)).data as {
    view: { settings: unknown; lists?: object[]; tables: { summary: object }[] }
  }
const tablesOf = async (evening: string) => {
  const { view } = await viewOf(evening)
  return view.lists ?? view.tables.map(({ summary }) => summary)
}

const list = (title: string, uscita: number) => ({
  title,
  settings: Poker.parse({ uscita, passata: 100 * uscita }),
})

it.each([
  [
    'poker',
    'openList',
    [list('Da cento', 1), list('Da duecento', 2)],
    [{ title: 'Da cento' }, { title: 'Da duecento' }],
  ],
  [
    'chemin-de-fer',
    'openTable',
    [{ seats: 7, minimum: 20, level: 2, isLarge: true }],
    [{ number: 1, minimum: 20, level: 2, status: 'open' }],
  ],
  [
    'black-jack',
    'openTable',
    [{ minimum: 10, settings: BlackJack.parse({ level: 2, packs: 5 }), as: 'control' }],
    [{ number: 1, limits: { minimum: 10 }, level: 2, status: 'proposed' }],
  ],
  [
    'trente-et-quarante',
    'openTable',
    [{ minimum: 10, maximum: 500, settings: Trente.parse({ level: 3 }), as: 'control' }],
    [{ number: 1, limits: { minimum: 10, maximum: 500 }, level: 3, status: 'proposed' }],
  ],
])(
  '%s is opened with the tables of its latest evening, once, however often it is tried',
  async (game, command, given, tables) => {
    const first = await open(game, '2026-11-19', { again: true })
    expect(await tablesOf(first)).toEqual([])
    const give = giving(game, first)
    for (const one of given) await give(command, one)
    await give('closeEvening')
    const id = randomUUID()
    for (const _ of ['opened', 'tried again']) {
      const { data } = await tried(game, '2026-11-20', { id, again: true })
      expect(data).toMatchObject({ evening: id, notOpened: [] })
      expect(await tablesOf(id)).toMatchObject(tables)
      expect(await tablesOf(id)).toHaveLength(tables.length)
    }
    await giving(game, id)('closeEvening')
  },
)

it('chemin de fer keeps the customs of its latest evening', async () => {
  const first = await open('chemin-de-fer', '2026-11-21')
  const give = giving('chemin-de-fer', first)
  await give('setSettings', { settings: PROFILES.venezia })
  await give('openTable', { seats: 7, minimum: 20, level: 2, isLarge: true })
  await give('closeEvening')
  const second = await open('chemin-de-fer', '2026-11-22', { again: true })
  expect((await viewOf(second)).view.settings).toEqual(PROFILES.venezia)
  await giving('chemin-de-fer', second)('closeEvening')
})

it('a table closed before the others is not opened again', async () => {
  const first = await open('chemin-de-fer', '2026-11-23')
  const give = giving('chemin-de-fer', first)
  for (const minimum of [20, 30])
    await give('openTable', { seats: 7, minimum, level: 2, isLarge: false })
  await give('closeTable', { table: 'T1' })
  await give('closeEvening')
  const second = await open('chemin-de-fer', '2026-11-24', { again: true })
  expect(await tablesOf(second)).toMatchObject([{ number: 1, minimum: 30 }])
  await giving('chemin-de-fer', second)('closeEvening')
})

it('a table that only one had signed is not opened again beside one that was open', async () => {
  const first = await open('black-jack', '2026-11-23')
  const give = giving('black-jack', first)
  const settings = BlackJack.parse({})
  await give('openTable', { minimum: 20, settings, as: 'control' })
  await give('openTable', { minimum: 10, settings, as: 'control' })
  await give('signTable', { table: 'T2', as: 'management' }, deputato)
  await give('closeEvening')
  const second = await open('black-jack', '2026-11-24', { again: true })
  expect(await tablesOf(second)).toMatchObject([{ number: 1, limits: { minimum: 10 } }])
  await giving('black-jack', second)('closeEvening')
})

it('a list that was closed without a table is not opened again', async () => {
  const give = giving('poker', await open('poker', '2026-11-23'))
  await give('openList', list('Da cento', 1))
  await give('openList', list('Da duecento', 2))
  await give('closeList', { list: 'L1' })
  await give('closeEvening')
  const second = await open('poker', '2026-11-24', { again: true })
  expect(await tablesOf(second)).toMatchObject([{ title: 'Da duecento' }])
  await giving('poker', second)('closeEvening')
})

it('a list that was closed since its table was full or in its last giro is opened again', async () => {
  const beta = await house.club('beta')
  const { evening, desk: secretary, give } = await dealtTable(house, beta, 'beta')
  house.now += 61 * MINUTE_MS
  await give('openList', list('Da duecento', 2), secretary.cookie)
  await give('announceLastGiro', { table: 'T1', on: true }, secretary.cookie)
  expect(await give('closeList', { list: 'L1' }, secretary.cookie)).toMatchObject({ status: 200 })
  const stream = await running().streams.find(beta, evening)
  expect(stream?.game.again?.(stream.state)).toMatchObject([
    { table: 'Da 100' },
    { table: 'Da duecento' },
  ])
})

it('of two evenings of one day the later counts, and one without tables is passed over', async () => {
  // The ids in this order, since they once decided.
  const [former = '', latter = ''] = [randomUUID(), randomUUID()].sort()
  for (const [id, title] of [
    [former, 'Nel pomeriggio'],
    [latter, 'La sera'],
  ] as const) {
    await open('poker', '2026-11-25', { id })
    await giving('poker', id)('openList', list(title, 1))
    await giving('poker', id)('closeEvening')
    house.now += MINUTE_MS
  }
  await giving('poker', await open('poker', '2026-11-26'))('closeEvening')
  const { data } = await house.query('evenings.latest', undefined, desk.cookie)
  expect(data).toContainEqual({ game: 'poker', evening: latter, day: '2026-11-25' })
  const next = await open('poker', '2026-11-27', { again: true })
  expect(await tablesOf(next)).toMatchObject([{ title: 'La sera' }])
  await giving('poker', next)('closeEvening')
})

it('a list that cannot be opened is told with its reason, and the others are opened', async () => {
  const former = await open('poker', '2026-11-28')
  for (const one of [list('Da cento', 1), list('Da duecento', 2)])
    await giving('poker', former)('openList', one)
  await giving('poker', former)('closeEvening')
  const id = await open('poker', '2026-11-29', { id: randomUUID() })
  await giving('poker', id)('openList', list('Di stasera', 1))
  for (const _ of ['opened', 'tried again']) {
    const { status, data } = await tried('poker', '2026-11-29', { id, again: true })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      notOpened: [{ table: 'Da cento', refusal: { code: 'class-already-listed', game: 'poker' } }],
    })
    expect(await tablesOf(id)).toMatchObject([{ title: 'Di stasera' }, { title: 'Da duecento' }])
  }
})

it('customs written by an earlier version are opened with those that came since, and told where they no longer stand', async () => {
  const gamma = await house.club('gamma')
  const { cookie } = await house.member(gamma, 'gamma', '1', ['socio', 'segretario'])
  const journal = recorded('three-levels')
  const rows = journal.rows.map((row) => ({
    ...row,
    event: row.event.replace('"passata":200', '"passata":-200'),
  }))
  await append(house.database.sql, laidOut({ ...journal, rows }, gamma, randomUUID()))
  const wish = { game: 'poker', title: 'Oggi', day: '2026-11-30', again: true }
  const { data } = await house.mutate('evenings.open', wish, cookie)
  const { evening, notOpened } = data as { evening: string; notOpened: object[] }
  expect(notOpened).toEqual([
    {
      table: 'Da duecento',
      refusal: { provision: null, code: 'invalid', parts: {}, game: null, sentence: null },
    },
  ])
  const stream = await running().streams.find(gamma, evening)
  const state = stream?.state as { lists: Record<string, { settings: object }> } | undefined
  const settings = Object.values(state?.lists ?? {}).map((one) => one.settings)
  expect(settings).toHaveLength(2)
  expect(settings).toEqual(settings.map((one) => Poker.parse(one)))
})
