import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from '@/db/client'
import { bundled, ROOT } from '../support/bundled'
import { ended } from '../support/heard'
import { SECRET } from '../support/house'

/** A folder for the files of one test, accessible to a database that runs under another account. */
export function aPlace(): { folder: string; file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-kept-'))
  return {
    folder,
    file: path.join(folder, 'copia.tar.gz'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** The backup source of a test's database, with the secret of its house. */
export const sourceOf = (url: string, data?: string) => ({
  url,
  place: 'prova',
  secret: SECRET,
  data,
})

/** One digest for every table's rows, computed by the database and not by the code under test. */
export async function contentsOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1`
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ digest: string }[]>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest
         from ${name} t`,
    )
    contents[name] = row?.digest ?? ''
  }
  return contents
}

/** The commands, each in one file, which loads in a fraction of the processor time. */
const PROGRAMS = {
  backup: await programOf('backup'),
  restore: await programOf('restore'),
  verify: await programOf('verify'),
  export: await programOf('export'),
}

function programOf(name: string): Promise<string> {
  return bundled(path.join(ROOT, `server/starting/${name}-cli.ts`))
}

/** Runs one of the commands and returns how it ended. */
export function run(
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [PROGRAMS[name], ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: ended(child) }
}
