import type { Sql } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { type KeptTable, tablesOf } from '@/db/keeping/catalog'
import { openFilling } from '@/db/keeping/connection'
import { copyIn, copyOut } from '@/db/keeping/copy'
import { makeSchema, raiseSchema, refuseFilled, setSequences } from '@/db/keeping/schema'
import type { Forgotten } from '@/db/queries/forgetting'
import { forgetAgain } from './forgotten'
import { type Manifest, sameRows, type TableRecord, Tally } from './manifest'
import { entriesOf, tableOfEntry } from './read'

/** A backup being restored into a database. */
export interface Filling {
  file: string
  manifest: Manifest
  /** Members to forget again. */
  forgotten: readonly Forgotten[]
  progress(done: number, total: number): void
  /** The work that must be complete before the database's commit. */
  before(): Promise<void>
}

/**
 * Fills an empty database: the schema of the backup's own version, its rows, its sequences; then compares every table's
 * digest with the manifest, brings the schema to this version, forgets again, and only then commits. Returns the tables
 * left out because they are not Circolo's, and how many members were forgotten.
 */
export async function fillDatabase(
  url: string,
  work: Filling,
): Promise<{ foreign: string[]; forgotten: number }> {
  const filling = await openFilling(url)
  try {
    const { sql } = filling
    await refuseFilled(sql)
    const tables = await makeSchema(sql, work.manifest.level)
    await putRows(sql, tables, work)
    await setSequences(sql, work.manifest.sequences)
    await refuseUnequal(sql, work.manifest)
    await raiseSchema(sql, work.manifest.level)
    const forgotten = await forgetAgain(sql, work.forgotten)
    await work.before()
    await filling.commit()
    const foreign = work.manifest.tables
      .map(({ name }) => name)
      .filter((name) => !tables.some((table) => table.name === name))
    return { foreign, forgotten }
  } finally {
    await filling.close()
  }
}

async function putRows(
  sql: Sql,
  tables: readonly KeptTable[],
  { file, manifest, progress }: Filling,
): Promise<void> {
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const entries = entriesOf(file)
  let done = 0
  let next = await entries.next()
  async function* partsOf(name: string): AsyncGenerator<Buffer> {
    while (!next.done && tableOfEntry(next.value.name) === name) {
      yield next.value.body
      done += next.value.body.length
      progress(done, total)
      next = await entries.next()
    }
  }
  while (!next.done) {
    const name = tableOfEntry(next.value.name)
    if (name === undefined) {
      next = await entries.next()
      continue
    }
    const table = tables.find((one) => one.name === name)
    const columns = manifest.tables.find((one) => one.name === name)?.columns ?? []
    if (table) await put(sql, { ...table, columns }, partsOf(name))
    else for await (const _ of partsOf(name));
  }
}

async function put(sql: Sql, table: KeptTable, parts: AsyncIterable<Buffer>): Promise<void> {
  try {
    await copyIn(sql, table, parts)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      `La tabella ${table.name} non si lascia ripristinare (${reason})`,
      'the database refuses its rows; nothing was restored',
    )
  }
}

/** The rows are read back in the same way as the backup read them, so that any change on the way is found. */
async function refuseUnequal(sql: Sql, manifest: Manifest): Promise<void> {
  const kept = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const table of await tablesOf(sql)) {
    const wanted = kept.get(table.name)
    if (wanted && sameRows(wanted, await digestOf(sql, table, wanted))) continue
    throw new CannotStart(
      `La tabella ${table.name} non risulta uguale all’originale: nulla è stato ripristinato`,
      'the table does not equal the original: nothing was restored',
    )
  }
}

async function digestOf(sql: Sql, table: KeptTable, { columns }: TableRecord) {
  const tally = new Tally()
  for await (const chunk of copyOut(sql, { ...table, columns })) tally.add(chunk)
  return tally.result
}
