import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyStream } from '@/db/journal'
import { chipsOf, unnamedOf } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, FloatSettings } from '@/rules/float/settings'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { running } from '@/server/running/running'
import { pdfText } from '../print/pdfText'
import { BlackJackDay } from '../support/black-jack'
import { act, bankOpened } from '../support/chemin'
import { floatClosed, floatOpened, PEOPLE, PLAYERS, STAFF, taxedCoup } from '../support/float-night'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'
import { TrenteDay } from '../support/trente-et-quarante'

const T1 = { table: 'T1' } as const
/** The member who asks to be forgotten, in every game. */
const GONE = 2
const NAME = 'Zaccaria Zeta'
const PERSONAL = [NAME, 'La Zanzara', 'ZZ-4711']
/** A text that others wrote by hand and that names the member: the journal’s hash covers it, so it stays. */
const BY_HAND = `${NAME} aveva già puntato`

/** A day that was played and closed, with what its papers and tables are called. */
interface Played {
  game: string
  slug: string
  clubId: string
  evening: string
  desk: Person
  gone: Person
  /** Types of events that name the member. */
  named: readonly string[]
  papers: readonly string[]
}

const house = await House.open()
afterAll(() => house.close())

/** An evening of chemin de fer with a float: banknotes, an advance, a tip, an orphan, a dispute and a line of the book. */
async function chemin(): Promise<Played> {
  const sala = await Sala.open(house, 'sala', PEOPLE)
  const { who, clubId, slug, evening, desk } = sala
  const { changeur, commissario } = STAFF
  const state = async () => (await running().streams.find(clubId, evening))?.state as Evening
  await sala.play([act('inspector', 'setSettings', { settings: PROFILES.venezia })])
  await sala.table({ level: 2, players: PLAYERS })
  const ceilings = { advancePerPerson: 500, advancePerTable: 800 }
  const settings = FloatSettings.parse({ ...FLOAT_PROFILES.venezia, ...ceilings })
  await sala.play([...floatOpened(who, settings), bankOpened(who, 1, 340)])
  await sala.play(taxedCoup(1, { bank: 340, matched: 340, tax: 17 }))
  const [member, about] = [who(GONE), { provision: null, contenders: [who(GONE)] }]
  await sala.play([
    act(changeur, 'changeMoney', { ...T1, member, pieces: { '500': 1 } }),
    act(commissario, 'identifyPerson', { member }),
    act(commissario, 'grantAdvance', { ...T1, member, seat: 2, chips: 200 }),
    act(changeur, 'giveAdvance', { ...T1, advance: 1, pieces: { '100': 2 } }),
    act(changeur, 'returnAdvance', { ...T1, advance: 1, pieces: { '100': 2 } }),
    act(changeur, 'takeTip', { ...T1, member, pieces: { '5': 1 } }),
    act(changeur, 'findOrphan', { ...T1, pieces: { '10': 1 }, note: BY_HAND }),
    ...[1, 2].map((item) => act(commissario, 'withdrawSide', { ...T1, item })),
    act(changeur, 'writeLine', { ...T1, text: BY_HAND }),
    act('desk', 'openDispute', { ...T1, coup: 1, about: BY_HAND, ...about }),
    act('inspector', 'ruleDispute', {
      ...{ ...T1, dispute: 1, inFavourOf: member, why: BY_HAND, provision: null, transfers: [] },
    }),
  ])
  const { pieces, banknotes } = floatAt((await state()).float, 'T1')
  await sala.play(floatClosed(pieces, { banknotes, tax: { '10': 1, '5': 1, '1': 2 } }))
  await sala.play([act('desk', 'beginCount')])
  const { accounts, persons } = await state()
  const rest = accounts[unnamedOf(asTable('T1'))] ?? 0
  await sala.play([
    ...Object.values(persons).map((one) => {
      const own = accounts[chipsOf(one.member)] ?? 0
      // At this level the book does not know who of the punters lost.
      const chips = one.member === who(1) ? own + rest : own
      return act('desk', 'countChips', { member: one.member, chips })
    }),
    act('desk', 'closeTableau', { settleBy: 'desk' }),
    act('desk', 'closeEvening'),
  ])
  const named = ['banknotesTaken', 'personIdentified', 'advanceGiven', 'tipTaken', 'disputeRuled']
  const papers = ['tableau/sala.pdf', 'float/libretto/T1.pdf']
  const gone = sala.person(GONE)
  return { game: 'chemin-de-fer', slug, clubId, evening, desk, gone, named, papers }
}

/** A day of black jack with a claim on the member’s casella, and a player warned. */
async function blackJack(): Promise<Played> {
  const day = await BlackJackDay.open(house, 'tavolo', 3)
  const { slug, clubId, evening, desk } = day
  const player = day.who(GONE)
  await day.table()
  await day.stakes([1, 20], [2, 10], [3, 40])
  await day.cards('10 9 8 A 7 K 6')
  for (const n of [1, 2]) await day.say(n, 'no')
  await day.say(3, 'carta')
  await day.cards('6')
  await day.say(3, 'no')
  await day.cards('6')
  await day.must(GONE, 'makeClaim', { ...T1, casella: GONE, player, text: BY_HAND })
  const ruling = { ...T1, number: 1, isUpheld: true, why: BY_HAND, provision: 'B.23.1' }
  await day.must('inspector', 'ruleClaim', ruling)
  await day.must('tablet', 'settleColpo', T1)
  await day.close()
  const named = ['stakeLaid', 'disputeOpened', 'disputeRuled', 'chipsCounted']
  const papers = ['tableau/sala.pdf']
  const gone = day.person(GONE)
  return { game: day.game, slug, clubId, evening, desk, gone, named, papers }
}

/** A day of trente et quarante with a claim about the member’s posta. */
async function trente(): Promise<Played> {
  const day = await TrenteDay.open(house, 'panno', 3)
  const { slug, clubId, evening, desk } = day
  await day.table()
  await day.stakes([1, 'nero', 20], [2, 'rosso', 60], [3, 'inverso', 40])
  await day.cards('K Q J A K Q J A')
  const claim = { ...T1, player: day.who(GONE), about: BY_HAND, provision: null }
  await day.must(GONE, 'openDispute', claim)
  const ruling = { ...T1, dispute: 1, inFavourOf: day.who(GONE), why: BY_HAND, provision: 'T.3.4' }
  await day.must('inspector', 'ruleDispute', { ...ruling, transfers: [] })
  await day.must('tablet', 'settleColpo', { ...T1, invites: false })
  await day.must('inspector', 'closeTable', T1)
  await day.close()
  const named = ['stakeLaid', 'disputeOpened', 'disputeRuled', 'chipsCounted']
  const papers = ['tableau/sala.pdf']
  const gone = day.person(GONE)
  return { game: 'trente-et-quarante', slug, clubId, evening, desk, gone, named, papers }
}

const PLAYED = { chemin, blackJack, trente }
const GAMES_PLAYED = ['chemin', 'blackJack', 'trente'] as const

/** Everything that the database holds of a club, a text for each table. */
async function kept(clubId: string): Promise<Map<string, string>> {
  const { sql } = house.database
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'club_id'`
  const texts = tables.map(async ({ name }) => {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select t::text as row from ${name} t where club_id = '${clubId}'`,
    )
    return [name, rows.map(({ row }) => row).join('\n')] as const
  })
  return new Map(await Promise.all(texts))
}

const paper = async ({ slug, evening, desk }: Played, path: string, lingua: string) => {
  const cookie = `${desk.cookie}; lingua=${lingua}`
  const answer = await fetch(`${house.url}/print/${slug}/${evening}/${path}`, {
    headers: { cookie },
  })
  expect(answer.status, path).toBe(200)
  return pdfText(Buffer.from(await answer.arrayBuffer()))
}
const sheet = async ({ slug, desk }: Played, path: string) =>
  await (
    await fetch(`${house.url}/print/${slug}/${path}`, { headers: { cookie: desk.cookie } })
  ).text()

describe.each(GAMES_PLAYED)('%s', (name) => {
  let day: Played
  let boss: Person
  beforeAll(async () => {
    day = await PLAYED[name]()
    boss = await house.member(day.clubId, day.slug, '99', ['socio', 'amministratore'])
    const { clubId, gone } = day
    const renamed = { id: gone.id, name: NAME, alias: 'La Zanzara', card: 'ZZ-4711' }
    expect((await house.mutate('members.update', renamed, boss.cookie)).status).toBe(200)
    await house.database.sql`update member set pin_hash = 'x' where member_id = ${gone.id}`
    await house.database.sql`
      insert into push_subscription (club_id, endpoint, session_id, member_id, p256dh, auth, locale, created_at)
      select club_id, 'https://push.example/zanzara', session_id, member_id, 'key', 'auth', 'it', now()
        from session where club_id = ${clubId} and member_id = ${gone.id} limit 1`
  })

  it('a member’s own data has what they did at the table, by subject, and nobody else’s', async () => {
    const { data } = await house.query('mine.all', undefined, day.gone.cookie)
    const mine = data as {
      journals: Record<string, { event: { type: string } }[]>
      given: { game: string; commands: number }[]
      evenings: unknown[]
    }
    const types = new Set(
      Object.values(mine.journals).flatMap((all) => all.map(({ event }) => event.type)),
    )
    expect([...types]).toEqual(expect.arrayContaining([...day.named]))
    expect(mine.evenings).toHaveLength(1)
    expect(mine.given).toMatchObject([{ game: day.game, commands: expect.any(Number) }])
    const others = await house.database.sql<{ memberId: string }[]>`
      select member_id from member where club_id = ${day.clubId} and member_id <> ${day.gone.id}`
    const text = JSON.stringify(data)
    for (const { memberId } of others) expect(text).not.toContain(memberId)
  })

  it('a forgotten member leaves only the texts written by hand; papers and figures say so, chain and ledger stand', async () => {
    const { sql } = house.database
    const { clubId, gone, evening } = day
    const before = await sql`select * from journal where club_id = ${clubId} order by position`
    const [tableau] = await sql<{ payments: { number: number }[] | null }[]>`
      select document -> 'tableau' -> 'payments' as payments from tableau where club_id = ${clubId}`
    for (const { number: payment } of tableau?.payments ?? [])
      for (const type of ['markHanded', 'markReceived'])
        await house.mutate(
          `${day.game}.${type}`,
          { evening, id: randomUUID(), table: 'sala', payment },
          day.desk.cookie,
        )
    const asked = { id: gone.id, askedOn: '2026-11-18' }
    const done = await house.mutate('forgetting.forget', asked, boss.cookie)
    expect(done.error).toBeUndefined()

    for (const [table, text] of await kept(clubId)) {
      const left = table === 'journal' ? text.replaceAll(BY_HAND, '') : text
      for (const personal of PERSONAL) expect(left, table).not.toContain(personal)
    }
    expect((await kept(clubId)).get('push_subscription')).toBe('')
    const after = await sql`select * from journal where club_id = ${clubId} order by position`
    expect(after.slice(0, before.length)).toEqual(before)
    expect(await verifyStream(sql, clubId, evening)).toMatchObject({ sound: true })
    expect((await verifyClub(sql, GAMES, clubId)).findings).toEqual([])
    for (const path of day.papers) {
      const [italian, english] = [await paper(day, path, 'it'), await paper(day, path, 'en')]
      expect(italian, path).toContain('socio cancellato')
      expect(english, path).toContain('deleted member')
      for (const text of [italian, english])
        expect(text.replaceAll(BY_HAND, ''), path).not.toContain(NAME)
    }
    for (const path of ['stagione.csv', 'serate.csv', `dotazioni.csv?serata=${evening}`])
      expect(await sheet(day, path), path).not.toContain(NAME)
    expect((await house.query('mine.all', undefined, gone.cookie)).status).toBe(401)
  })
})

it('a claim of a void colpo, on which nobody rules any more, is in no list and stands against nobody’s being forgotten', async () => {
  const day = await BlackJackDay.open(house, 'nullo', 2)
  const { slug, clubId, desk } = day
  await day.table()
  await day.stakes([1, 20], [2, 10])
  await day.cards('10 9 8 A 7')
  const claim = { ...T1, casella: GONE, player: day.who(GONE), text: 'era 19' }
  await day.must(GONE, 'makeClaim', claim)
  await day.must('inspector', 'voidColpo', { ...T1, why: 'ordine incerto' })
  await day.close()
  expect((await house.query('disputes.waiting', { as: 'desk' }, desk.cookie)).data).toEqual({
    cases: [],
    names: {},
  })
  const boss = await house.member(clubId, slug, '99', ['socio', 'amministratore'])
  const { data } = await house.query('forgetting.preview', { id: day.who(GONE) }, boss.cookie)
  expect(data).toMatchObject({ hindrances: [] })
})
