import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import postgres from 'postgres'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { aPlace, run } from '@/tests/keeping/keep'
import { memberOf } from '@/tests/support/clubs'
import { type FreshDatabase, freshDatabase } from '@/tests/support/database'
import { House, SECRET } from '@/tests/support/house'
import { type Spawned, spawned } from '@/tests/support/spawned'
import { percentile, report, say } from './measure'
import { memoryOf } from './processes'

const FEW_CLUBS = 10
const MANY_CLUBS = 1_000
/** Closed evenings of each club; one more is open. */
const EVENINGS = 50
const SIGN_INS = 20
const VERIFIED_CLUBS = 10

/**
 * A federation of many clubs: a start with an open evening in each, a sign-in by slug and card, the nightly backup and
 * `verify`, each beside the same with few clubs. On a Citus where `CITUS_PG_CONFIG` names one.
 */
export async function benchFederation(): Promise<void> {
  const few = await measured(FEW_CLUBS)
  const many = await measured(MANY_CLUBS)
  for (const [what, { value, unit }] of many) {
    const before = few.get(what)
    const baseline = before && { what: `${FEW_CLUBS} clubs`, value: before.value }
    report({ what, value, unit, ...(baseline ? { baseline } : {}) })
  }
}

type Figures = Map<string, { value: number; unit: string }>

async function measured(clubs: number): Promise<Figures> {
  const figures: Figures = new Map()
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    figures.set(what, { value: (performance.now() - begun) / 1_000, unit: 's' })
  }
  const database = await freshDatabase()
  const place = aPlace()
  const env = {
    ...{ DATABASE_URL: database.url, CIRCOLO_DATA: `${place.folder}/data` },
    CIRCOLO_SECRET: SECRET,
  }
  try {
    await timed('the database made by SQL', () => filled(database, clubs))
    const [rows] = await database.sql<
      { events: number }[]
    >`select count(*)::int as events from journal`
    figures.set('events in its journals', { value: rows?.events ?? 0, unit: '' })
    await started(database, figures)
    await signIns(database, clubs, figures)
    await timed('backup', () => done(run('backup', [place.file], env).ended))
    figures.set('its size', { value: statSync(place.file).size / 1e6, unit: 'MB' })
    await verifications(database, clubs, figures)
  } finally {
    place.remove()
    await database.drop()
  }
  return figures
}

async function done(ended: Promise<{ code: number | null; err: string }>): Promise<void> {
  const { code, err } = await ended
  if (code !== 0) say(`ended with ${code}: ${err}`)
}

/** Starts a server and a second one beside it, to which a half of the evenings falls; both end again. */
async function started({ url }: FreshDatabase, figures: Figures): Promise<void> {
  const servers: Spawned[] = []
  for (const which of ['the first process', 'a second process']) {
    const begun = performance.now()
    const server = await spawned(url)
    figures.set(`start of ${which}`, { value: (performance.now() - begun) / 1_000, unit: 's' })
    figures.set(`memory of ${which}`, memory(server.process.pid))
    servers.push(server)
  }
  for (const { process } of servers) process.kill('SIGKILL')
}

const memory = (pid = 0) => ({ value: (memoryOf(pid) ?? Number.NaN) / 1_000, unit: 'MB' })

/** The work of `npm run verify` for each of some clubs, one after the other. */
async function verifications({ sql }: FreshDatabase, clubs: number, figures: Figures) {
  const ids = await sql<{ clubId: string }[]>`select club_id from club where slug <> 'sample'`
  const begun = performance.now()
  for (let n = 0; n < VERIFIED_CLUBS; n++) {
    const { findings } = await verifyClub(sql, GAMES, ids[(n * 37) % clubs]?.clubId ?? '')
    for (const finding of findings) say(JSON.stringify(finding))
  }
  const value = (performance.now() - begun) / 1_000 / VERIFIED_CLUBS
  figures.set('verify, for a club', { value, unit: 's' })
}

async function signIns(database: FreshDatabase, clubs: number, figures: Figures): Promise<void> {
  const house = await House.open(database)
  const times: number[] = []
  for (let n = 0; n < SIGN_INS; n++) {
    const begun = performance.now()
    await house.signIn(`club-${1 + ((n * 37) % clubs)}`, '1')
    times.push(performance.now() - begun)
  }
  figures.set('sign-in by slug and card, median', { value: percentile(times, 0.5), unit: 'ms' })
  await house.stop()
}

/** Plays one evening through a house, and copies its club and its journal: a chain of hashes does not name its stream. */
async function filled(database: FreshDatabase, clubs: number): Promise<void> {
  const house = await House.open(database)
  const slug = 'sample'
  const clubId = await house.club(slug)
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const members = [
    await memberOf(database.sql, clubId, '2'),
    await memberOf(database.sql, clubId, '3'),
  ]
  const opening = { game: 'poker', title: 'Serata', day: '2026-01-01' }
  const { evening } = (await house.mutate('evenings.open', opening, desk.cookie)).data as {
    evening: string
  }
  const give = (type: string, payload: object = {}) =>
    house.mutate(`poker.${type}`, { evening, id: randomUUID(), ...payload }, desk.cookie)
  for (let n = 0; n < 18; n++)
    await give('setPresence', { member: members[n % 2], inClub: n % 4 < 2 })
  await give('closeEvening')
  await house.stop()
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  try {
    for (const statement of copying(clubs, clubId)) await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}

/** The last evening of each club has no close yet, and is open. */
const copying = (clubs: number, sample: string) => [
  `create temp table one_journal as select * from journal where club_id = '${sample}'`,
  `create temp table one_command as select * from command where club_id = '${sample}'`,
  `create temp table one_member as select * from member where club_id = '${sample}'`,
  `create temp table copy as select gen_random_uuid() as club_id, n from generate_series(1, ${clubs}) n`,
  `create temp table evening as
     select c.club_id, gen_random_uuid() as stream_id, k, l.version - (k = ${EVENINGS})::int as version
       from copy c, generate_series(0, ${EVENINGS}) k, (select max(position) as version from one_journal) l`,
  `insert into club (club_id, slug, name, short_name, decimals, time_zone, licensed_as)
     select club_id, 'club-' || n, 'Circolo ' || n, 'club-' || n, 0, 'Europe/Rome', 'venezia' from copy`,
  `insert into club_key (club_id, salt) select club_id, 'salt ' || n from copy`,
  `insert into member (club_id, member_id, card, name, password_hash, roles)
     select c.club_id, m.member_id, m.card, m.name, m.password_hash, m.roles from copy c, one_member m`,
  `insert into stream (club_id, stream_id, game, title, day, status, version, hash)
     select e.club_id, e.stream_id, 'poker', 'Serata', date '2026-01-01',
            case when e.k = ${EVENINGS} then 'open' else 'closed' end, e.version, j.hash
       from evening e join one_journal j on j.position = e.version`,
  `insert into command (club_id, stream_id, command_id, first_position, events, ruling, digest)
     select e.club_id, e.stream_id, c.command_id, c.first_position, c.events, c.ruling, c.digest
       from evening e join one_command c on c.first_position <= e.version`,
  `insert into journal (club_id, stream_id, position, command_id, at, by, type, event, hash)
     select e.club_id, e.stream_id, j.position, j.command_id, j.at, j.by, j.type, j.event, j.hash
       from evening e join one_journal j on j.position <= e.version`,
  'analyze',
]
