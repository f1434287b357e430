import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { logOf } from '@/db/queries/streams'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { isFloatEvent } from '@/rules/float/articles'
import { GAMES } from '@/server/games/index'
import { running } from '@/server/running/running'
import { give, playedEvening, wave } from '../print/played'
import { asked } from '../support/asked'
import { BlackJackDay } from '../support/black-jack'
import { act, bankOpened } from '../support/chemin'
import { floatOpened, PEOPLE, PLAYERS, STAFF, taxedCoup } from '../support/float-night'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'
import { TrenteDay } from '../support/trente-et-quarante'

const BOOK = 'sala'
const T1 = { table: 'T1' } as const

const house = await House.open()
afterAll(() => house.close())

interface Evening {
  slug: string
  clubId: string
  evening: string
}
interface Line {
  position: number
  type: string
}

/** The lines of a log that somebody reads, or the status with which they are refused; the rounds are for the same readers. */
async function linesFor(of: Evening, table: string, cookie: string): Promise<Line[] | number> {
  const { evening } = of
  const rounds = await house.query('log.rounds', { evening, table }, cookie)
  const { status, data } = await house.query('log.table', { evening, table, limit: 200 }, cookie)
  expect(rounds.status).toBe(status)
  return status === 200 ? (data as { lines: Line[] }).lines : status
}

/** The lines as the journal has them. */
const journalOf = ({ clubId, evening }: Evening, table: string): Promise<Line[]> =>
  logOf(house.database.sql, clubId, evening, {
    table,
    before: Number.MAX_SAFE_INTEGER,
    limit: 200,
    without: [],
  })

const positions = (lines: Line[] | number) =>
  typeof lines === 'number' ? lines : lines.map(({ position }) => position)

const tableau = async ({ slug, evening }: Evening, cookie: string) =>
  (await asked(`${house.url}/print/${slug}/${evening}/tableau/sala.pdf`, cookie)).status

/** A member who asks for chips, and perhaps drops the request; nobody hands any out. */
async function asking(of: Evening & { game: string }, card: string, drops: boolean) {
  const person = await house.member(of.clubId, of.slug, card)
  const give = (type: string, more: object) =>
    house.mutate(
      `${of.game}.${type}`,
      { evening: of.evening, id: randomUUID(), member: person.id, ...more },
      person.cookie,
    )
  running().directory.changed(of.clubId)
  expect((await give('askCassa', { chips: 10 })).status).toBe(200)
  if (drops) expect((await give('dropCassa', {})).status).toBe(200)
  return person
}

type Step = readonly [type: string, payload: object]

/** A member who comes to the table from their phone, without any chips, and perhaps leaves it again. */
async function coming(
  of: Evening & { game: string },
  card: string,
  steps: (id: string) => readonly Step[],
) {
  const person = await house.member(of.clubId, of.slug, card)
  running().directory.changed(of.clubId)
  for (const [type, payload] of steps(person.id)) {
    const command = { evening: of.evening, id: randomUUID(), ...T1, ...payload }
    expect((await house.mutate(`${of.game}.${type}`, command, person.cookie)).status).toBe(200)
  }
  return person
}

async function refusedEverywhere(of: Evening, outsiders: readonly Person[]): Promise<void> {
  for (const { cookie } of outsiders) {
    for (const table of ['T1', BOOK]) expect(await linesFor(of, table, cookie)).toBe(403)
    expect(await tableau(of, cookie)).toBe(403)
  }
}

/** Coming to the table and leaving it. */
const COMES: Readonly<Record<string, (player: string) => readonly Step[]>> = {
  'black-jack': (player) => [
    ['takeSeat', { player, seat: 7 }],
    ['leaveSeat', { player }],
  ],
  'trente-et-quarante': (player) => [
    ['markPresence', { player, isHere: true }],
    ['markPresence', { player, isHere: false }],
  ],
}

describe('a table’s log and the tableau are for those who played', () => {
  it('at chemin de fer, line by line: the float’s lines are for those who may read its book', async () => {
    const sala = await Sala.open(house, 'venezia', PEOPLE)
    const { who, desk, inspector } = sala
    await sala.play([act('inspector', 'setSettings', { settings: PROFILES.venezia })])
    await sala.table({ level: 2, players: PLAYERS })
    await sala.play([...floatOpened(who), bankOpened(who, 1, 340)])
    await sala.play(taxedCoup(1, { bank: 340, matched: 340, tax: 17 }))
    await sala.play([act(STAFF.changeur, 'takeTip', { ...T1, pieces: { '1': 2 } })])

    const all = await journalOf(sala, 'T1')
    const ofTheGame = all.filter(({ type }) => !isFloatEvent(type))
    expect(all.length).toBeGreaterThan(ofTheGame.length + 3)
    for (const { cookie } of [desk, inspector, sala.person(STAFF.commissario)])
      expect(positions(await linesFor(sala, 'T1', cookie))).toEqual(positions(all))
    const tablet = sala.cookieOf('tablet')
    expect(positions(await linesFor(sala, 'T1', tablet))).toEqual(positions(all))

    const rounds = async (page: object) => {
      const { data } = await house.query(
        'log.rounds',
        { evening: sala.evening, ...T1, ...page },
        tablet,
      )
      const { rounds: coups, names } = data as {
        rounds: { serial: number; banker: string }[]
        names: object
      }
      for (const { banker } of coups) expect(names).toHaveProperty(banker)
      return coups.map(({ serial }) => serial)
    }
    await sala.play(taxedCoup(2, { bank: 663, matched: 300, tax: 15 }))
    expect([await rounds({}), await rounds({ skip: 1 }), await rounds({ limit: 1 })]).toEqual([
      [2, 1],
      [1],
      [2],
    ])

    const seated = sala.person(2)
    expect(positions(await linesFor(sala, 'T1', seated.cookie))).toEqual(
      positions((await journalOf(sala, 'T1')).filter(({ type }) => !isFloatEvent(type))),
    )
    const { evening } = sala
    const book = await house.query('log.book', { evening, ...T1 }, seated.cookie)
    expect(book.status).toBe(403)
    await sala.play([act(2, 'leaveSeat', { ...T1, member: who(2) })])
    expect(positions(await linesFor(sala, 'T1', seated.cookie))).toEqual(
      positions((await journalOf(sala, 'T1')).filter(({ type }) => !isFloatEvent(type))),
    )
    expect(await tableau(sala, seated.cookie)).toBe(200)

    const outsiders = [
      await asking(sala, '201', false),
      await asking(sala, '202', true),
      await coming(sala, '203', (member) => [['takeSeat', { member, seat: 2 }]]),
    ]
    await refusedEverywhere(sala, outsiders)
  })

  it('at black jack and at trente et quarante, also after the close', async () => {
    const days = [
      await BlackJackDay.open(house, 'nizza', 2),
      Object.assign(await TrenteDay.open(house, 'cannes', 2), { game: 'trente-et-quarante' }),
    ]
    for (const day of days) {
      await day.table()
      const outsiders = [
        await asking(day, '201', false),
        await asking(day, '202', true),
        await coming(day, '203', (id) => COMES[day.game]?.(id) ?? []),
        await coming(day, '204', (id) => COMES[day.game]?.(id).slice(0, 1) ?? []),
      ]
      await refusedEverywhere(day, outsiders)
      expect(typeof (await linesFor(day, 'T1', day.person(1).cookie))).toBe('object')
      for (const { id: member } of outsiders.slice(0, 1))
        await day.must('desk', 'dropCassa', { member })
      await day.close()
      await refusedEverywhere(day, outsiders)
      expect(await tableau(day, day.person(1).cookie)).toBe(200)
      const boss = await house.member(day.clubId, day.slug, '9', ['amministratore'])
      for (const { id } of [...outsiders, day.person(2)]) {
        const forget = { id, askedOn: '2026-11-18' }
        expect((await house.mutate('forgetting.forget', forget, boss.cookie)).status).toBe(200)
      }
      for (const { cookie } of [...outsiders, day.person(2)]) {
        for (const table of ['T1', BOOK]) expect(await linesFor(day, table, cookie)).toBe(401)
        expect(await tableau(day, cookie)).not.toBe(200)
      }
    }
  })

  it('at poker: one who signed and answered the call, and drew no chips, reads neither', async () => {
    const slug = 'torino'
    let sixth: Person | undefined
    const reads = async (of: { evening: string }, { cookie }: Person) => [
      await house.query('log.table', { evening: of.evening, ...T1, limit: 200 }, cookie),
      await house.query('log.rounds', { evening: of.evening, ...T1 }, cookie),
      await asked(`${house.url}/print/${slug}/${of.evening}/tableau/T1.pdf`, cookie),
    ]
    const played = await playedEvening({
      house,
      slug,
      async beforeCount(of) {
        sixth = await house.member(of.clubId, slug, '16')
        running().directory.changed(of.clubId)
        await give(of, sixth, 'sign', { list: 'L1', strokes: wave })
        await give(of, sixth, 'answerCall', { signUp: 6, answer: 'coming' })
        for (const { status } of await reads(of, sixth)) expect(status).toBe(403)
      },
    })
    for (const one of [sixth, played.stranger])
      for (const { status } of await reads(played, one ?? played.stranger)) expect(status).toBe(403)
    for (const one of played.players)
      for (const { status } of await reads(played, one)) expect(status).toBe(200)
  })

  it('in every game only the cash desk hands out chips, not the deputato', async () => {
    const slug = 'genova'
    const clubId = await house.club(slug)
    const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
    const deputato = await house.member(clubId, slug, '2', ['socio', 'deputato'])
    for (const game of ['chemin-de-fer', 'black-jack', 'trente-et-quarante']) {
      const evening = await house.evening(game, desk)
      const give = (by: Person) => {
        const cassa = { evening, id: randomUUID(), member: desk.id, chips: 10 }
        return house.mutate(`${game}.handCassa`, cassa, by.cookie)
      }
      expect((await give(deputato)).status, game).toBe(403)
      expect((await give(desk)).status, game).toBe(200)
    }
  })

  it('every game with a float says which lines are its book’s', () => {
    const withFloat = Object.values(GAMES).flatMap(({ floats }) => (floats ? [floats.events] : []))
    expect(withFloat.length).toBe(3)
    for (const events of withFloat) expect(events.every(isFloatEvent)).toBe(true)
  })
})
