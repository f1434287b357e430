import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { FULL_TAGLIA } from '@/rules/trente-et-quarante/chances/full'
import { Settings } from '@/rules/trente-et-quarante/settings'
import { T1 } from '../support/day'
import { floatOpened, handover, PEOPLE, PLAYERS, STAFF } from '../support/float-night'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'
import { TrenteDay } from '../support/trente-et-quarante'

const house = await House.open()
const day = await TrenteDay.open(house, 'alfa', 3)
await day.table()
afterAll(() => house.close())

interface Sum {
  rounds: number
  laid: number
  won: number
  mean: number
  variance: number
}
interface Days {
  lines: { game: string; day: string; table: string; number: number; sum: Sum; drop: number }[]
  waiting: number
  last: string | null
}
const daysFor = ({ cookie }: Pick<Person, 'cookie'>, asked: object = {}) =>
  house.query('odds.days', { period: 'all', ...asked }, cookie)
const settle = { table: 'T1', invites: false }

it('T.4 colpi beside their chances: handle, drop, result, mean and variance of a day, not by its players', async () => {
  // Nero 31, rosso 32, the very first card black.
  await day.stakes([1, 'nero', 20], [2, 'colore', 60], [3, 'inverso', 40])
  await day.cards('K Q J A K Q J 2')
  await day.must('tablet', 'settleColpo', settle)
  const { data } = await daysFor(day.inspector)
  const { lines, waiting } = data as Days
  expect(waiting).toBe(0)
  const [line] = lines
  expect(line).toMatchObject({ game: 'trente-et-quarante', day: '2026-11-20', number: 1 })
  expect(line?.drop).toBe(3_000)
  const { wins, refait } = FULL_TAGLIA
  /** The bank's result when nero and colore win, nero and inverso, rosso and inverso, rosso and colore; null; 31–31. */
  const results = [-20 - 60 + 40, -20 + 60 - 40, 20 + 60 - 40, 20 - 60 + 40, 0, 0]
  const chances = [wins / 2, wins / 2, wins / 2, wins / 2, FULL_TAGLIA.null, refait]
  const mean = results.reduce((sum, won, at) => sum + won * (chances[at] ?? 0), 0)
  const variance = results.reduce((sum, won, at) => sum + (won - mean) ** 2 * (chances[at] ?? 0), 0)
  expect(line?.sum).toMatchObject({ rounds: 1, laid: 120, won: -20 - 60 + 40 })
  expect(line?.sum.mean).toBeCloseTo(mean, 9)
  expect(line?.sum.variance).toBeCloseTo(variance, 9)
  for (const { id } of day.players) expect(JSON.stringify(data)).not.toContain(id)
})

it('K.3 a colpo that is taken back is none, and settled again it counts once', async () => {
  const rounds = async () => ((await daysFor(day.inspector)).data as Days).lines[0]?.sum.rounds
  await day.must('tablet', 'takeBack', { table: 'T1' })
  expect(await rounds()).toBeUndefined()
  await day.must('tablet', 'settleColpo', settle)
  expect(await rounds()).toBe(1)
})

it('T.5.2 one table in detail: its parts, its course and the colpi that made it', async () => {
  const asked = { evening: day.evening, table: 'T1' }
  const { data } = await house.query('odds.table', asked, day.inspector.cookie)
  expect(data).toMatchObject({
    number: 1,
    furthest: [{ serial: 1, laid: 120, won: -40 }],
    course: [{ rounds: 0 }, { rounds: 1, won: -40 }],
  })
  const { parts } = data as { parts: { of: string; sample: number; seen: number; mean: number }[] }
  expect(parts.find(({ of }) => of === 'inverso')).toMatchObject({ sample: 40, seen: 40 })
  expect(parts.find(({ of }) => of === 'refait')?.mean).toBe(FULL_TAGLIA.refait)
  expect(parts.some(({ of }) => of === 'insurance')).toBe(false)
  const none = { ...asked, table: 'T2' }
  expect((await house.query('odds.table', none, day.inspector.cookie)).data).toBeNull()
})

it('K.6 chance beside the book is for the management and the control: nobody else, and by office while on duty', async () => {
  expect((await daysFor(day.desk)).status).toBe(403)
  expect((await daysFor(day.person(1))).status).toBe(403)
  const { id: member } = day.person(1)
  const enter = { evening: day.evening, member, office: 'testimone', where: null }
  const profile = {
    evening: day.evening,
    id: randomUUID(),
    settings: Object.values(FLOAT_PROFILES)[0],
  }
  const declared = await house.mutate('trente-et-quarante.declareFloat', profile, day.desk.cookie)
  expect(declared.error).toBeUndefined()
  await day.must('desk', 'enterDuty', enter)
  expect((await daysFor(day.person(1))).status).toBe(200)
  expect((await daysFor(day.person(2))).status).toBe(403)
  await day.must('desk', 'leaveDuty', { duty: 1 })
  expect((await daysFor(day.person(1))).status).toBe(403)
})

it('V.handover the shifts of a float stand beside, with the gap of their counts and without a name', async () => {
  const sala = await Sala.open(house, 'bravo', PEOPLE)
  await sala.table({ level: 2, players: PLAYERS })
  await sala.play([...floatOpened(sala.who), ...handover(sala.who, listOf(FLOAT_PROFILES.venezia))])
  const { cookie } = sala.person(STAFF.testimone)
  const { data } = await house.query('odds.days', { period: 'all' }, cookie)
  const { shifts } = data as { shifts: object[] }
  expect(shifts).toMatchObject([{ game: 'chemin-de-fer', table: 'T1', number: 1, gap: 0 }])
  expect(JSON.stringify(shifts)).not.toContain(sala.who(STAFF.changeur))
})

it('K.1 of two tables in a day neither has what the desk gave out; of one it has all, its count left out', async () => {
  const two = await TrenteDay.open(house, 'charlie', 1)
  const colpoAt = async (table: string) => {
    const at = { table }
    const opening = { minimum: 10, maximum: 1_000, settings: Settings.parse({ level: 2 }) }
    await two.must('inspector', 'openTable', { ...opening, as: 'management' })
    await two.must('desk', 'signTable', { ...at, as: 'control' })
    await two.must('inspector', 'markPresence', { ...at, player: two.who(1), isHere: true })
    for (const type of ['layOutPacks', 'mixCards']) await two.must('inspector', type, at)
    await two.must('inspector', 'cutCards', { ...at, player: two.who(1), witness: null })
    for (const type of ['burnCards', 'inviteStakes']) await two.must('inspector', type, at)
    const laid = { ...at, player: two.who(1), chance: 'nero', chips: 20 }
    await two.must('inspector', 'layStake', laid)
    await two.must('inspector', 'recordResult', { ...at, nero: 40, rosso: 31, first: 'nero' })
  }
  const told = async (period = 'all') =>
    ((await daysFor(two.inspector, { period })).data as Days).lines.map(
      ({ table, sum: { won }, drop }) => ({ table, won, drop }),
    )
  await colpoAt('T1')
  expect(await told()).toEqual([{ table: 'T1', won: 20, drop: 1_000 }])
  expect(await told('2026-27')).toHaveLength(1)
  expect(await told('2026')).toHaveLength(1)
  expect(await told('2025-26')).toEqual([])
  expect((await daysFor(two.inspector, { period: 'ieri' })).status).toBe(404)
  await colpoAt('T2')
  expect(await told()).toEqual([
    { table: 'T1', won: 20, drop: null },
    { table: 'T2', won: 20, drop: null },
  ])
  const one = await TrenteDay.open(house, 'delta', 1)
  await one.table({ level: 2 })
  await one.stakes([1, 'nero', 20])
  await one.must('tablet', 'recordResult', { ...T1, nero: 40, rosso: 31, first: 'nero' })
  await one.close()
  expect(((await daysFor(one.inspector)).data as Days).lines).toMatchObject([{ drop: 1_000 }])
})

it('an answer reads twelve evenings, and the next begins after the last one', async () => {
  const { desk, inspector } = await TrenteDay.open(house, 'echo', 0)
  const game = 'black-jack'
  for (let day = 1; day <= 12; day += 1) {
    const on = `2026-10-${String(day).padStart(2, '0')}`
    const evening = await house.evening(game, desk, 'Sera', on)
    await house.mutate(`${game}.closeEvening`, { evening, id: randomUUID() }, desk.cookie)
  }
  const first = (await daysFor(inspector)).data as Days
  expect(first.waiting).toBe(1)
  const after = (await daysFor(inspector, { after: first.last })).data as Days
  expect(after.waiting).toBe(0)
  expect(after.last).not.toBe(first.last)
  expect(await daysFor(inspector)).toMatchObject({ data: { waiting: 0, last: after.last } })
})
