import { randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'
import { append } from '@/db/journal'
import { laidOut, type RecordedJournal } from './recorded'

/** Stores a recorded evening in a club, with its tableaux, each taken back or standing as its journal tells. */
export async function storeEvening(
  sql: Sql,
  clubId: string,
  journal: RecordedJournal,
): Promise<void> {
  const streamId = randomUUID()
  const laid = laidOut(journal, clubId, streamId)
  const tableaux = journal.sheets.map(({ table: tableId, superseded, ...sheet }) => ({
    ...{ ...sheet, tableId, streamId, game: journal.game, source: 'evening' as const },
    tableauId: randomUUID(),
    // One that was taken back has the key of none that stands.
    eveningKey: superseded ? randomUUID() : `${streamId}/${tableId}`,
  }))
  await append(sql, { ...laid, alongside: { ...laid.alongside, tableaux } })
  for (const [index, { superseded }] of journal.sheets.entries()) {
    const id = tableaux[index]?.tableauId ?? ''
    if (superseded) await sql`update tableau set superseded_at = now() where tableau_id = ${id}`
  }
}
