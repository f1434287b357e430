import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { verifyStream } from '@/db/journal'
import { GAMES } from '@/server/games/index'
import { restoreDatabase } from '@/server/keeping/restore'
import { verifyClub } from '@/server/keeping/verify/club'
import { installationOf, writeBackup } from '@/server/keeping/write'
import { aPlace, sourceOf } from '../keeping/keep'
import { pdfText } from '../print/pdfText'
import { playedEvening } from '../print/played'
import { bareDatabase } from '../support/database'
import { type Person, SECRET } from '../support/house'

const of = await playedEvening()
const boss = await of.house.member(of.clubId, 'alfa', '99', ['socio', 'amministratore'])
const gone = of.players[2] ?? boss
const place = aPlace()
afterAll(async () => {
  place.remove()
  await of.house.close()
})

const asBoss = (path: string, input: unknown) => of.house.mutate(path, input, boss.cookie)
const forget = (id: string, askedOn = '2026-11-18') => asBoss('forgetting.forget', { id, askedOn })
const preview = async () =>
  (await of.house.query('forgetting.preview', { id: gone.id }, boss.cookie)).data as {
    kept: Record<string, unknown>
    backupNights: number
    hindrances: { why: string; title: string }[]
  }

async function give(type: string, payload: object): Promise<void> {
  const command = { evening: of.evening, id: randomUUID(), ...payload }
  const { error } = await of.house.mutate(`poker.${type}`, command, of.desk.cookie)
  expect(error).toBeUndefined()
}

async function paper(path: string, lingua: string) {
  const cookie = `${of.desk.cookie}; lingua=${lingua}`
  const address = `${of.house.url}/print/alfa/${of.evening}/${path}`
  const response = await fetch(address, { headers: { cookie } })
  return pdfText(Buffer.from(await response.arrayBuffer()))
}

/** Everything that the database holds, as one text. */
async function everything(sql = of.house.database.sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`
  const rows = await Promise.all(
    tables.map(({ name }) => sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

interface Mine {
  profile: { name: string; card: string }
  autographs: { strokes: unknown; svg: string }[]
  evenings: { final: number }[]
  sessions: unknown[]
  changes: { what: string }[]
  journals: Record<'floats' | 'disputes' | 'others', { event: Record<string, unknown> }[]>
}
const mineOf = async ({ cookie }: Person) =>
  (await of.house.query('mine.all', undefined, cookie)).data as Mine

it('a member gets all that is kept about them: profile, access, autographs, evenings, disputes', async () => {
  const one = of.players[3] ?? boss
  const all = await mineOf(one)
  expect(all.profile).toMatchObject({ card: '14', hasPassword: true, hasPin: false })
  expect(all.autographs).toHaveLength(1)
  expect(all.autographs[0]?.svg).toMatch(/^<svg .*<path d="M0 0L6 10/)
  expect(all.evenings).toMatchObject([{ title: 'Venerdì', casse: 100, counted: 90, final: -10 }])
  expect(all.sessions).toHaveLength(1)
  expect(all.changes.map(({ what }) => what)).toContain('memberCreated')
  const disputes = all.journals.disputes.map(({ event }) => event)
  expect(disputes).toContainEqual(
    expect.objectContaining({ type: 'disputeOpened', about: 'Chi ha mostrato per primo?' }),
  )
  expect(JSON.stringify(all)).not.toMatch(/argon2/)
})

it('nobody else’s data is in it: no other id, name, card or account', async () => {
  const everybody = [of.desk, of.deputato, of.stranger, boss, ...of.players]
  for (const one of everybody) {
    const text = JSON.stringify(await mineOf(one))
    for (const other of everybody.filter(({ id }) => id !== one.id)) {
      expect(text).not.toContain(other.id)
    }
    expect(new Set(text.match(/Socio \d+/g) ?? []).size).toBe(1)
  }
})

it('a member of an open evening, or with a payment to mark, is not forgotten yet, and it is said why', async () => {
  await asBoss('members.update', { id: gone.id, name: 'Zaccaria Zeta', alias: 'La Zanzara' })
  expect(await forget(gone.id)).toMatchObject({
    status: 422,
    error: { code: 'forget-open-evening', say: { title: 'Venerdì' } },
  })
  expect((await preview()).hindrances[0]).toMatchObject({ why: 'forget-open-evening' })
  await give('closeEvening', {})
  expect(await forget(gone.id)).toMatchObject({ error: { code: 'forget-unpaid' } })
  const [sheet] = await of.house.database.sql<{ payments: { number: number }[] }[]>`
    select document -> 'tableau' -> 'payments' as payments from tableau`
  for (const { number } of sheet?.payments ?? []) {
    if (number > 1) await give('markHanded', { table: 'T1', payment: number })
    await give('markReceived', { table: 'T1', payment: number })
  }
  expect((await preview()).hindrances).toEqual([])
})

it('a request of a day to come, of a stranger, or for oneself is refused', async () => {
  expect(await forget(gone.id, '2026-12-24')).toMatchObject({ error: { code: 'day-to-come' } })
  expect(await forget(boss.id)).toMatchObject({ error: { code: 'not-yourself' } })
  expect(await forget(randomUUID())).toMatchObject({ error: { code: 'no-such-member' } })
})

it('a forgotten member leaves no name, card, alias, autograph, session or phone; ledger and chain stand', async () => {
  const { sql } = of.house.database
  const older = path.join(place.folder, 'older.tar.gz')
  await writeBackup(older, sourceOf(of.house.database.url))
  await of.house.mutate('members.update', { id: gone.id, card: 'ZZ-4711' }, boss.cookie)
  const { kept, backupNights } = await preview()
  expect(kept).toMatchObject({ card: 'ZZ-4711', autographs: 1, evenings: 1 })
  expect(backupNights).toBe(14)
  const before = await sql`select * from journal order by position`
  const ledger = await sql`select * from transfer order by position, line`

  expect((await forget(gone.id)).status).toBe(200)

  const left = await everything()
  for (const personal of ['Zaccaria', 'Zanzara', 'ZZ-4711']) expect(left).not.toContain(personal)
  expect(await sql`select * from journal order by position`).toEqual(before)
  expect(await sql`select * from transfer order by position, line`).toEqual(ledger)
  expect(await sql`select 1 from autograph where member_id = ${gone.id}`).toEqual([])
  expect(await sql`select 1 from session where member_id = ${gone.id}`).toEqual([])
  expect(await verifyStream(sql, of.clubId, of.evening)).toMatchObject({ sound: true })
  expect((await verifyClub(sql, GAMES, of.clubId)).findings).toEqual([])
  expect((await of.house.query('history.mine', undefined, gone.cookie)).status).toBe(401)
  const [entry] = await sql<{ detail: object }[]>`
    select detail from audit where what = 'memberForgotten'`
  expect(entry?.detail).toEqual({ member: gone.id, askedOn: '2026-11-18' })
})

it('papers call them a deleted member, in the language of the screen, and the sheet says that the signature was erased', async () => {
  expect(await paper('tableau/T1.pdf', 'it')).toContain('socio cancellato')
  const sheet = await paper('firme/L1.pdf', 'en')
  expect(sheet).toContain('deleted member')
  expect(sheet).toContain('signature erased')
  expect(sheet).not.toContain('cancellato')
})

it('a forgotten member is no longer found, changed or forgotten twice', async () => {
  const found = await of.house.query('members.search', { typed: 'cancellato' }, boss.cookie)
  expect(found.data).toEqual({ members: [], count: 0 })
  for (const path of ['members.unblock', 'members.resetPassword', 'members.removePin']) {
    expect(await asBoss(path, { id: gone.id })).toMatchObject({ error: { code: 'no-such-member' } })
  }
  expect(await forget(gone.id)).toMatchObject({ error: { code: 'no-such-member' } })
})

it('an older backup that is restored forgets them again, by the list beside the backups', async () => {
  const file = path.join(place.folder, 'later.tar.gz')
  await writeBackup(file, sourceOf(of.house.database.url))
  const list = path.join(place.folder, `circolo-${installationOf(SECRET)}-cancellati.json`)
  const listed = { clubId: of.clubId, memberId: gone.id, askedOn: '2026-11-18' }
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual([listed])
  const { url, drop } = await bareDatabase()
  try {
    const target = { url, folder: path.join(place.folder, 'restored') }
    const older = path.join(place.folder, 'older.tar.gz')
    expect(await restoreDatabase(older, target)).toMatchObject({ forgotten: 1 })
    const restored = await everything(connect(url))
    expect(restored).toContain('socio cancellato')
    expect(restored).not.toContain('Zaccaria')
  } finally {
    await disconnect(url)
    await drop()
  }
})
