import type { Sql } from '../client'

/** A table as a backup keeps it: its name, its columns and the order of its rows. */
export interface KeptTable {
  /** `member`, or with its schema when that is not the club's own: `drizzle.__drizzle_migrations`. */
  name: string
  /** Its name as SQL. */
  quoted: string
  columns: readonly string[]
  /** The order of its rows as SQL, so that the same rows always give the same text. */
  order: string
}

/** A sequence with the last number it gave; null before its first. Numbers as texts, since bigints may be large. */
export interface KeptSequence {
  name: string
  last: string | null
}

/**
 * Every table of Circolo's schema and of drizzle's own; a table comes after those it refers to. Tables of extensions
 * are left out: the extensions create them again.
 */
export async function tablesOf(sql: Sql): Promise<KeptTable[]> {
  const tables = await sql<KeptTable[]>`
    select case when n.nspname = current_schema() then '' else n.nspname || '.' end || c.relname as name,
           format('%I.%I', n.nspname, c.relname) as quoted,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
               and a.attgenerated = '') as columns,
           coalesce(
             (select string_agg(format('%I', a.attname) || case when a.attcollation <> 0
                                       then ' collate "C"' else '' end, ', ' order by k.place)
                from pg_index i
               cross join lateral unnest(i.indkey) with ordinality as k(attnum, place)
                join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
               where i.indrelid = c.oid and i.indisprimary),
             format('%I::text collate "C"', c.relname)) as order
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
       and n.nspname in (current_schema(), 'drizzle')
       and not exists (select from pg_depend d
                        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`
  return parentsFirst(tables, await referencesOf(sql))
}

interface Reference {
  child: string
  parent: string
}

async function referencesOf(sql: Sql): Promise<Reference[]> {
  return await sql<Reference[]>`
    select format('%I.%I', n.nspname, c.relname) as child, format('%I.%I', m.nspname, p.relname) as parent
      from pg_constraint f
      join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class p on p.oid = f.confrelid join pg_namespace m on m.oid = p.relnamespace
     where f.contype = 'f' and c.oid <> p.oid`
}

/** Foreign keys are checked while rows are restored. Tables that refer to each other in a circle come last. */
function parentsFirst(tables: readonly KeptTable[], references: readonly Reference[]): KeptTable[] {
  const ordered: KeptTable[] = []
  let left = [...tables]
  for (;;) {
    const waits = ({ quoted }: KeptTable) =>
      references.some(
        ({ child, parent }) => child === quoted && left.some((one) => one.quoted === parent),
      )
    const ready = left.filter((table) => !waits(table))
    if (ready.length === 0) return [...ordered, ...left]
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
}

export async function sequencesOf(sql: Sql): Promise<KeptSequence[]> {
  return await sql<KeptSequence[]>`
    select case when schemaname = current_schema() then '' else schemaname || '.' end
             || sequencename as name, last_value::text as last
      from pg_sequences where schemaname in (current_schema(), 'drizzle')
     order by 1`
}

/** The column of each sequence that numbers one: table and column as SQL. */
export async function numberedBy(
  sql: Sql,
): Promise<{ name: string; quoted: string; table: string; column: string }[]> {
  return await sql`
    select case when n.nspname = current_schema() then '' else n.nspname || '.' end || s.relname as name,
           format('%I.%I', n.nspname, s.relname) as quoted,
           format('%I.%I', m.nspname, c.relname) as table, format('%I', a.attname) as column
      from pg_class s
      join pg_namespace n on n.oid = s.relnamespace
      join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
                      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class c on c.oid = d.refobjid join pg_namespace m on m.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and n.nspname in (current_schema(), 'drizzle')`
}
