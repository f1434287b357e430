import type { Sql } from '../client'
import { CannotStart } from '../errors'
import { type KeptSequence, type KeptTable, numberedBy, tablesOf } from './catalog'
import { ownMigrations } from './level'

/** Refuses a database that is not empty: existing data is never mixed with restored data. */
export async function refuseFilled(sql: Sql): Promise<void> {
  const [found] = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d
                        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relkind = 'S', 1 limit 1`
  if (!found) return
  throw new CannotStart(
    `Il database non è vuoto (contiene ${found.name}): si ripristina soltanto in uno vuoto`,
    'the database is not empty: a backup is restored into an empty one only',
  )
}

/** Creates the schema as it was after the migration of that time, and drizzle's own table, still without rows. */
export async function makeSchema(sql: Sql, level: number): Promise<KeptTable[]> {
  await sql.unsafe(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
  for (const { when, statements } of ownMigrations()) {
    if (when > level) break
    for (const statement of statements) await sql.unsafe(statement)
  }
  return await tablesOf(sql)
}

/** Brings the schema from that time to this version's, as the migrator does, within the same transaction. */
export async function raiseSchema(sql: Sql, level: number): Promise<void> {
  for (const { when, hash, statements } of ownMigrations().filter((one) => one.when > level)) {
    for (const statement of statements) await sql.unsafe(statement)
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`
  }
}

/** Sequences continue after the last number given, and after the largest in any row. */
export async function setSequences(sql: Sql, kept: readonly KeptSequence[]): Promise<void> {
  const lastOf = new Map(kept.map(({ name, last }) => [name, last]))
  for (const { name, quoted, table, column } of await numberedBy(sql)) {
    const last = lastOf.get(name) ?? null
    await sql.unsafe(
      `select setval('${quoted.replaceAll("'", "''")}', top) from (
         select greatest($1::text::bigint, (select max(${column}) from ${table})) as top) as t
        where top is not null`,
      [last],
    )
  }
}
