import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openSnapshot } from '@/db/keeping/connection'
import { forgetMember } from '@/db/queries/forgetting'
import { createMembers } from '@/db/queries/members'
import { FORGOTTEN_NAME } from '@/rules/kernel/forgotten'
import { asMember } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import { exportedLines } from '@/server/keeping/export'
import { recorded } from '../journals/recorded'
import { UNTIL } from '../support/until'
import { clubWith, linesOf, sealed } from './exported'
import { aPlace } from './keep'

const NAMES = ['reopened', 'mid-colpo', 'chemin-float', 'trente-float']

const of = await clubWith(NAMES)
const { code, out: whole, err } = await of.exported()
expect({ code, err }).toEqual({ code: 0, err: '' })
const place = aPlace()
afterAll(async () => {
  place.remove()
  await of.database.drop()
})

it('a club’s journals are exported text by text, each evening after its head, with a digest of all at the end', () => {
  const lines = linesOf(whole)
  const [head] = lines
  expect(head).toMatchObject({ format: 1, club: 'alfa', decimals: 0 })
  expect(whole).toBe(sealed(lines.slice(0, -1)))
  const heads = lines.filter(({ evening }) => evening !== undefined)
  expect(heads.map(({ evening }) => evening).sort()).toEqual([...of.evenings.keys()].sort())
  for (const one of heads) {
    const journal = of.evenings.get(one.evening ?? '')
    const { rows = [], game, head, register } = journal ?? {}
    expect(one).toMatchObject({ game, ...register, events: head?.version, hash: head?.hash })
    const from = lines.indexOf(one) + 1
    expect(lines.slice(from, from + rows.length)).toEqual(rows)
  }
  expect(lines).toHaveLength(
    2 + heads.length + NAMES.reduce((sum, name) => sum + recorded(name).rows.length, 0),
  )
})

it('one evening is exported by its id, and those of a day by the day', async () => {
  const [[id, { rows }] = ['', { rows: [] }]] = of.evenings
  const one = linesOf((await of.exported('--club', 'alfa', '--evening', id)).out)
  expect(one.slice(2, -1)).toEqual(rows)
  const that = (await of.exported('--evening', '2026-11-22')).out
  const days = [...of.evenings.values()].map(({ register }) => register.day)
  expect(linesOf(that).filter(({ evening }) => evening)).toHaveLength(
    days.filter((day) => day === '2026-11-22').length,
  )
})

it('a file is written for its owner only, told in one line, and never over another', async () => {
  const file = path.join(place.folder, 'registri.jsonl')
  const { code, out } = await of.exported('--to', file)
  const events = NAMES.reduce((sum, name) => sum + recorded(name).rows.length, 0)
  expect({ code, out }).toEqual({
    code: 0,
    out: `${file}: ${NAMES.length} serate, ${events} eventi — evenings, events\n`,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(whole)
  writeFileSync(file, 'altro')
  expect(await of.exported('--to', file)).toMatchObject({ code: 1, out: '' })
  expect(readFileSync(file, 'utf8')).toBe('altro')
})

it.each([
  [['--evening', '1999-01-01'], 'Circolo alfa non ha la serata 1999-01-01'],
  [['--to', '/nessuna/cartella'], 'L’esportazione non si scrive (ENOENT)'],
])('%s is answered in one line', async (args, line) => {
  const { code, out, err } = await of.exported(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.startsWith(line)).toBe(true)
  expect(err.trim().split('\n')).toHaveLength(1)
})

/** Ends the connections on which a snapshot waits for its reader, or for a lock; how many there were. */
const cut = async (waits: 'Client' | 'Lock') => {
  const { count } = await of.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'circolo-snapshot'
       and wait_event_type = ${waits}`
  return count
}

it('a snapshot that was lost gives lines without a digest', async () => {
  const snapshot = await openSnapshot(of.database.url)
  const club = { clubId: of.clubId, slug: 'alfa', decimals: 0 }
  const lines = exportedLines(snapshot, GAMES, club, [])
  expect((await lines.next()).value).toContain('"format":1')
  expect(await cut('Client')).toBe(1)
  await expect(lines.next()).rejects.toThrow()
  await snapshot.close()
})

it('a database that is lost while it is read is told in one line, and nothing is left of the file', async () => {
  const file = path.join(place.folder, 'perduti.jsonl')
  const { code, out, err } = await of.database.sql.begin(async (lock) => {
    await lock`lock table journal in access exclusive mode`
    const ended = of.exported('--to', file)
    await vi.waitFor(async () => expect(await cut('Lock')).toBe(1), UNTIL)
    return await ended
  })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^Il database non è raggiungibile .*\n$/)
  expect(existsSync(file)).toBe(false)
})

it('a drawing that version 0.1 kept in the journal leaves it no more once its member is forgotten', async () => {
  const { sql } = of.database
  const signed = recorded('mid-colpo').rows.flatMap(({ type, event }) =>
    type === 'signed' ? [JSON.parse(event)] : [],
  )
  const [gone, other] = [...new Set(signed.map(({ member }) => asMember(member)))]
  if (!gone || !other) throw new Error('nobody signed')
  const drawings = (file: string) =>
    linesOf(file).filter(({ event }) => event?.includes('"strokes"'))
  const told = { card: '7', name: 'Nome Proprio', alias: null, roles: ['socio' as const] }
  const access = { passwordHash: '', mustChangePassword: false, locale: 'it' as const }
  const by = { program: 'test' }
  await createMembers(sql, of.clubId, [{ memberId: gone, ...told, ...access }], by)
  const forgetting = { clubId: of.clubId, memberId: gone, askedOn: '2026-11-24' }
  await forgetMember(sql, { ...forgetting, called: FORGOTTEN_NAME }, Date.now(), by)

  const after = (await of.exported()).out
  const theirs = drawings(whole).filter(({ event }) => event?.includes(`"member":"${gone}"`))
  expect(theirs.length).toBeGreaterThan(0)
  const withheld = linesOf(after).filter(({ event }) => event === null)
  expect(withheld).toEqual(theirs.map((line) => ({ ...line, event: null })))
  expect(drawings(after)).toHaveLength(drawings(whole).length - theirs.length)
})
