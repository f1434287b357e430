import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { AnyGame } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { wheelGame } from '../games/wheel/game'
import { pdfText } from '../print/pdfText'
import { House, type Person } from '../support/house'

const house = await House.open(undefined, { ...GAMES, wheel: wheelGame as unknown as AnyGame })
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const inspector = await house.member(clubId, 'alfa', '2', ['socio', 'deputato'])
const socio = await house.member(clubId, 'alfa', '3')
const evening = await house.evening('wheel', desk, 'La ruota')
afterAll(() => house.close())

const give = (command: string, payload: object, { cookie }: Person) =>
  house.mutate(`wheel.${command}`, { evening, id: randomUUID(), ...payload }, cookie)
const given = async (command: string, payload: object, by: Person) =>
  expect([command, (await give(command, payload, by)).status]).toEqual([command, 200])
const view = async (as: 'member' | 'desk', { cookie }: Person) =>
  ((await house.query('evenings.view', { evening, as }, cookie)).data as { view: unknown }).view

const table = 'T1'

it('a third banked game opens a table by two signatures, stakes, settles, and is told to its members', async () => {
  const limits = { minimum: 10, maximum: 100, settings: {} }
  await given('openTable', { ...limits, as: 'management' }, inspector)
  expect(await give('signTable', { table, as: 'control' }, inspector)).toMatchObject({
    status: 422,
    error: { refusal: { game: 'wheel', provision: 'W.1', code: 'two-persons' } },
  })
  await given('signTable', { table, as: 'control' }, desk)
  await given('handCassa', { member: socio.id, chips: 200 }, desk)
  await given('inviteStakes', { table }, desk)
  expect(
    await give('layStake', { table, player: socio.id, chance: 'pari', chips: 120 }, socio),
  ).toMatchObject({ status: 422, error: { refusal: { provision: '1.1', code: 'outside-limits' } } })
  await given('layStake', { table, player: socio.id, chance: 'pari', chips: 40 }, socio)
  await given('callStakes', { table }, desk)
  await given('stopWheel', { table, number: 12 }, desk)
  expect(await view('member', socio)).toMatchObject({
    kind: 'member',
    tables: [{ id: table, status: 'open', serial: 1 }],
    mine: { chips: 240, table: { phase: null, last: { number: 12 } } },
  })
  expect(await view('desk', desk)).toMatchObject({ tables: [{ result: { won: -40 } }] })
})

it('takes back its latest entry, and refuses a command given upon an earlier state of its table', async () => {
  await given('inviteStakes', { table }, desk)
  await given('layStake', { table, player: socio.id, chance: 'pari', chips: 10 }, socio)
  const chips = async () => {
    const { mine } = (await view('member', socio)) as { mine: { chips: number } }
    return mine.chips
  }
  expect(await chips()).toBe(230)
  await given('takeBack', { table }, desk)
  expect(await chips()).toBe(240)
  await given('layStake', { table, player: socio.id, chance: 'dispari', chips: 20 }, socio)
  await given('callStakes', { table }, desk)
  const stale = await give('stopWheel', { table, number: 2, upon: { moves: 1 } }, desk)
  expect(stale).toMatchObject({ status: 422, error: { refusal: { code: 'said-since' } } })
  await given('stopWheel', { table, number: 2 }, desk)
})

it('closes its tableau with the club as the bank, prints it, and is in the members’ history', async () => {
  await given('closeTable', { table }, inspector)
  await given('beginCount', {}, desk)
  await given('countChips', { member: socio.id, chips: 220 }, desk)
  await given('closeTableau', {}, desk)
  const paper = await fetch(`${house.url}/print/alfa/${evening}/tableau/sala.pdf`, {
    headers: { cookie: desk.cookie },
  })
  expect(pdfText(Buffer.from(await paper.arrayBuffer()))).toContain('Ruota')
  await given('closeEvening', {}, desk)
  const mine = await house.query('history.mine', undefined, socio.cookie)
  expect(mine.data).toMatchObject([{ game: 'wheel', casse: 200, counted: 220, final: 20 }])
})
