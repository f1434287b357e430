import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { House, type Person } from '../support/house'

let house: House
let desk: Person
beforeAll(async () => {
  house = await House.open()
  desk = await house.member(await house.club('alfa'), 'alfa', '1', ['socio', 'segretario'])
})
afterAll(() => house.close())

const open = async (game: string, day: string, more: object = {}) => {
  const opened = await house.mutate(
    'evenings.open',
    { game, title: day, day, ...more },
    desk.cookie,
  )
  expect(opened.status, JSON.stringify(opened)).toBe(200)
  return (opened.data as { evening: string }).evening
}
const tablesOf = async (evening: string) => {
  const { data } = await house.query('evenings.view', { evening, as: 'desk' }, desk.cookie)
  const { view } = data as {
    view: { lists?: object[]; tables: { summary: object }[] }
  }
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
    const give = async (type: string, payload: object) => {
      const answer = await house.mutate(
        `${game}.${type}`,
        { evening: first, id: randomUUID(), ...payload },
        desk.cookie,
      )
      expect(answer.status, JSON.stringify(answer)).toBe(200)
    }
    for (const one of given) await give(command, one)
    await give('closeEvening', {})
    const id = randomUUID()
    for (const _ of ['opened', 'tried again']) {
      const second = await open(game, '2026-11-20', { id, again: true })
      expect(second).toBe(id)
      expect(await tablesOf(second)).toMatchObject(tables)
      expect(await tablesOf(second)).toHaveLength(tables.length)
    }
  },
)
