import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Batch, TableauSheet } from '@/db/batch'
import { append } from '@/db/journal'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { freshDatabase } from '../support/database'
import { aClub, firstBatch, nextBatch, passata, TEN, traces } from './club'

const { sql, drop } = await freshDatabase()
afterAll(drop)

let clubId: string
// A game of a club may have one open stream only, so each test has a club of its own.
beforeEach(async () => {
  clubId = await aClub(sql)
})

/** Two players, an ammanco of 10 that the winner bears (XVI.2). */
function sheetOf({ streamId }: Batch): TableauSheet {
  return {
    tableauId: randomUUID(),
    game: 'poker',
    streamId,
    tableId: 'T1',
    title: 'Venerdì',
    day: '2026-11-20',
    class: 'Cento',
    closedAt: TEN,
    source: 'evening',
    eveningKey: `${streamId}/T1`,
    gap: asChips(-10),
    hash: 'a'.repeat(64),
    document: { rows: 2 },
    rows: [
      {
        line: 1,
        memberId: asMember(randomUUID()),
        casse: asChips(100),
        counted: asChips(150),
        share: asChips(-10),
        final: asChips(40),
      },
      {
        line: 2,
        memberId: asMember(randomUUID()),
        casse: asChips(100),
        counted: asChips(60),
        share: asChips(0),
        final: asChips(-40),
      },
    ],
  }
}

const standing = (batch: Batch) => sql`
  select t.tableau_id, r.line, r.final
    from tableau t join tableau_row r using (club_id, tableau_id)
   where t.club_id = ${clubId} and t.stream_id = ${batch.streamId} and t.superseded_at is null
   order by r.line`

it('a tableau is stored with its rows in the statement of the events that closed it', async () => {
  const batch = firstBatch(clubId, passata())
  const sheet = sheetOf(batch)
  await append(sql, { ...batch, alongside: { ...batch.alongside, tableaux: [sheet] } })
  expect(await standing(batch)).toEqual([
    { tableauId: sheet.tableauId, line: 1, final: 40 },
    { tableauId: sheet.tableauId, line: 2, final: -40 },
  ])
})

it('a reopened tableau stays in the history and makes room for the next one', async () => {
  const first = firstBatch(clubId, passata())
  const old = sheetOf(first)
  await append(sql, { ...first, alongside: { ...first.alongside, tableaux: [old] } })
  const superseded = [{ eveningKey: old.eveningKey, at: TEN }]
  const reopened = nextBatch(first, passata())
  await append(sql, { ...reopened, alongside: { superseded } })
  expect(await standing(first)).toEqual([])

  const again = sheetOf(first)
  await append(sql, { ...nextBatch(reopened, passata()), alongside: { tableaux: [again] } })
  expect((await standing(first)).map((row) => row.tableauId)).toEqual([
    again.tableauId,
    again.tableauId,
  ])
  expect(
    await sql`
    select superseded_at from tableau where tableau_id = ${old.tableauId}`,
  ).toEqual([{ supersededAt: TEN }])
})

it('storing the same tableau twice, or a row that does not add up, refuses the events too', async () => {
  const first = firstBatch(clubId, passata())
  const sheet = sheetOf(first)
  await append(sql, { ...first, alongside: { ...first.alongside, tableaux: [sheet] } })
  const before = await traces(sql, first)
  const twice = { tableaux: [{ ...sheet, tableauId: randomUUID() }] }
  const wrong = { tableaux: [{ ...sheetOf(first), eveningKey: 'other', rows: wrongRows(sheet) }] }
  const next = nextBatch(first, passata())
  await expect(append(sql, { ...next, alongside: twice })).rejects.toThrow('tableau_once')
  await expect(append(sql, { ...next, alongside: wrong })).rejects.toThrow('tableau_row_final')
  expect(await traces(sql, first)).toEqual(before)
})

const wrongRows = (sheet: TableauSheet) =>
  sheet.rows.map((row) => ({ ...row, final: asChips(row.final + 1) }))
