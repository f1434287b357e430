import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { settleEvening } from '@/server/games/poker/imports'
import { importEvenings } from '@/server/imports/evenings'
import { freshDatabase } from '../support/database'
import { aClub } from './club'

const REAL = readFileSync('tests/import/evenings.csv')

const { sql, drop } = await freshDatabase()
afterAll(drop)

const give = (clubId: string, bytes: Uint8Array) =>
  importEvenings(sql, {
    clubId,
    decimals: 0,
    today: '2026-11-20',
    bytes,
    by: { program: 'test' },
    game: 'poker',
    settle: settleEvening,
  })

async function traces(clubId: string) {
  const [counts] = await sql`
    select (select count(*) from tableau where club_id = ${clubId}) as tableaux,
           (select count(*) from tableau_row where club_id = ${clubId}) as rows,
           (select count(*) from member where club_id = ${clubId}) as members,
           (select count(*) from audit
             where club_id = ${clubId} and what = 'eveningsImported') as audits`
  return counts
}

const linesOf = (clubId: string, key: string) => sql`
  select m.card, r.casse, r.counted, r.share, r.final
    from tableau t
    join tableau_row r using (club_id, tableau_id)
    join member m using (club_id, member_id)
   where t.club_id = ${clubId} and t.evening_key = ${key} order by r.line`

it('twenty real evenings become closed tableaux, each of which sums to zero', async () => {
  const clubId = await aClub(sql)
  const report = await give(clubId, REAL)
  expect(report.stored).toHaveLength(20)
  expect(report.created).toHaveLength(14)
  expect(report.unbalanced).toEqual([
    { key: '2', day: '2023-01-13', gap: 20 },
    { key: '18', day: '2023-04-21', gap: -20 },
    { key: '38', day: '2023-07-23', gap: -10 },
  ])
  expect(await traces(clubId)).toEqual({ tableaux: 20, rows: 126, members: 14, audits: 1 })
  const sums = await sql`
    select sum(final) as final from tableau_row where club_id = ${clubId} group by tableau_id`
  expect(sums.map((row) => Number(row.final))).toEqual(Array(20).fill(0))
})

it('XVI.2 the three evenings that did not balance are shared out as with pencil and paper', async () => {
  const clubId = await aClub(sql)
  await give(clubId, REAL)
  const shares = async (key: string) =>
    (await linesOf(clubId, key)).map(({ card, share, final }) => `${card} ${share} ${final}`)
  // Twenty left over, losses 85 10 110 40 15 of 260: 6.54 0.77 8.46 3.08 1.15.
  expect(await shares('2')).toEqual([
    'M08 0 20',
    'M09 0 210',
    'M01 0 10',
    'M02 7 -78',
    'M03 1 -9',
    'M04 8 -102',
    'M05 3 -37',
    'M06 1 -14',
  ])
  // Twenty missing, wins 35 150 55 of 240: 2.92 12.5 4.58.
  expect(await shares('18')).toEqual([
    'M08 0 -100',
    'M10 -3 32',
    'M01 -12 138',
    'M02 0 -85',
    'M03 0 -35',
    'M04 -5 50',
  ])
  // Ten missing, wins 85 60 110 105 of 360: 2.36 1.67 3.06 2.92.
  expect(await shares('38')).toEqual([
    'M08 0 -170',
    'M01 -2 83',
    'M03 -2 58',
    'M04 0 -90',
    'M15 -3 107',
    'M05 -3 102',
    'M06 0 -90',
  ])
})

it('importing the same file again skips every evening, and stores nothing', async () => {
  const clubId = await aClub(sql)
  await give(clubId, REAL)
  const before = await traces(clubId)
  const again = await give(clubId, REAL)
  expect(again.stored).toEqual([])
  expect(again.skipped).toHaveLength(20)
  expect(await traces(clubId)).toEqual(before)
})

it('a stored evening with other figures refuses the file', async () => {
  const clubId = await aClub(sql)
  await give(clubId, REAL)
  const before = await traces(clubId)
  const other = REAL.toString().replace('2,2023-01-13,M08,80,100', '2,2023-01-13,M08,80,101')
  await expect(give(clubId, Buffer.from(other))).rejects.toMatchObject({
    code: 'bad-file',
    more: { lines: [{ line: 2, code: 'imported-otherwise', say: { evening: '2' } }] },
  })
  expect(await traces(clubId)).toEqual(before)
})

it('a file with an error in its last line stores nothing of the lines before', async () => {
  const clubId = await aClub(sql)
  const wrong = Buffer.concat([REAL, Buffer.from('40,2023-07-30,M99,many,65\n')])
  await expect(give(clubId, wrong)).rejects.toMatchObject({
    code: 'bad-file',
    more: { lines: [{ line: 128, code: 'not-a-number' }] },
  })
  expect(await traces(clubId)).toEqual({ tableaux: 0, rows: 0, members: 0, audits: 0 })
})

it('of two imports of the same file at once, one stores it and the other gets an error', async () => {
  const clubId = await aClub(sql)
  const both = await Promise.allSettled([give(clubId, REAL), give(clubId, REAL)])
  const stored = both.filter((one) => one.status === 'fulfilled' && one.value.stored.length === 20)
  expect(stored).toHaveLength(1)
  expect(await traces(clubId)).toMatchObject({ tableaux: 20, rows: 126, members: 14 })
})

it('the evenings of one club are not in another', async () => {
  const [one, two] = [await aClub(sql), await aClub(sql)]
  await give(one, REAL)
  expect(await traces(two)).toEqual({ tableaux: 0, rows: 0, members: 0, audits: 0 })
  expect((await give(two, REAL)).stored).toHaveLength(20)
  expect(await linesOf(two, '2')).toEqual(await linesOf(one, '2'))
})
