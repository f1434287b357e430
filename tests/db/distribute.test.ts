import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { distribute } from '@/db/distribute'
import { CannotStart } from '@/db/errors'
import { append } from '@/db/journal'
import { forgetMember } from '@/db/queries/forgetting'
import { memberOf } from '../support/clubs'
import { execute, type FreshDatabase, freshDatabase } from '../support/database'
import { aClub, nextBatch, openingOf, passata } from './club'

const ROOT = path.resolve(import.meta.dirname, '../..')

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

/**
 * Functions with the names and the arguments of Citus's, which write down their calls. As in Citus, a table that is bound
 * by a foreign key to one that is not spread cannot be spread.
 */
const CITUS = `
  create schema cluster;
  create table cluster.call (number int generated always as identity, function text, subject text, column_name text, beside text);
  create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char");
  create function create_reference_table(table_name regclass) returns void language plpgsql as $$
  begin
    insert into pg_dist_partition values (table_name, 'n');
    insert into cluster.call (function, subject) values ('reference', table_name);
  end $$;
  create function create_distributed_table(
    table_name regclass, distribution_column text, distribution_type text default 'hash', colocate_with text default 'default')
  returns void language plpgsql as $$
  begin
    if exists (select from pg_constraint where contype = 'f' and table_name in (conrelid, confrelid)) then
      raise exception '% is bound by a foreign key', table_name;
    end if;
    if exists (select from pg_trigger where tgrelid = table_name and not tgisinternal)
       and current_setting('citus.enable_unsafe_triggers') <> 'on' then
      raise exception '% has triggers', table_name;
    end if;
    insert into pg_dist_partition values (table_name, 'h');
    insert into cluster.call (function, subject, column_name, beside)
    values ('table', table_name, distribution_column, colocate_with);
  end $$;
  create function create_distributed_function(
    function_name regprocedure, distribution_arg_name text default null, colocate_with text default 'default')
  returns void language sql as $$
    insert into cluster.call (function, subject, column_name, beside)
    values ('function', function_name, distribution_arg_name, colocate_with)
  $$;`

interface Call {
  subject: string
  columnName: string | null
  beside: string | null
}
const calls = (of: string) => database.sql<Call[]>`
  select subject, column_name, beside from cluster.call where function = ${of} order by number`

const foreignKeys = () => database.sql`
  select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as key
    from pg_constraint where contype = 'f' order by 1, 2`

const tablesOfClubs = async () => {
  const rows = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'club_id' and table_name <> 'club' order by 1`
  return rows.map(({ name }) => name)
}

describe('on a Postgres without Citus', () => {
  it('the program says so in one sentence, and changes nothing', async () => {
    const before = await foreignKeys()
    const script = 'server/starting/distribute-cli.ts'
    const env = { ...process.env, DATABASE_URL: database.url }
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      cwd: ROOT,
      env,
    })
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^[^\n]*Citus[^\n]*stays as it is\n$/),
    })
    expect(await foreignKeys()).toEqual(before)
    const set = await database.sql`
      select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
       where d.datname = current_database()`
    expect(set).toHaveLength(0)
  })

  it('a database of DATABASE_URL is needed', async () => {
    const { DATABASE_URL: _, ...env } = process.env
    const args = ['--import', 'tsx', 'server/starting/distribute-cli.ts']
    const run = promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
    await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining('DATABASE_URL') })
  })
})

describe('with functions named as those of Citus', () => {
  beforeEach(async () => {
    await database.sql.unsafe(CITUS)
  })

  it('every table of a club is spread by its club, beside the journal', async () => {
    expect(await distribute(database.url)).toBe((await tablesOfClubs()).length)
    const spread = await calls('table')
    expect(spread.map(({ subject }) => subject).sort()).toEqual(await tablesOfClubs())
    expect(spread.every(({ columnName }) => columnName === 'club_id')).toBe(true)
    const [first, ...others] = spread
    expect(first).toMatchObject({ subject: 'journal', beside: 'none' })
    expect(new Set(others.map(({ beside }) => beside))).toEqual(new Set(['journal']))
    expect((await calls('reference')).map(({ subject }) => subject)).toEqual(['club'])
  })

  it('the club is in every key of a spread table: Citus refuses others', async () => {
    const keys = await database.sql<{ index: string; hasClub: boolean }[]>`
      select indexrelid::regclass::text as index,
             exists (select from pg_attribute a where a.attrelid = i.indrelid
                        and a.attnum = any (i.indkey) and a.attname = 'club_id') as has_club
        from pg_index i
       where indisunique and indrelid = any (${await tablesOfClubs()}::text[]::regclass[])`
    expect(keys.length).toBeGreaterThan(18)
    expect(keys.filter(({ hasClub }) => !hasClub)).toEqual([])
  })

  it('append_to goes whole to the machine of its club, and what it calls is on every machine; forgetting, and the end of a rehearsal, stay at the coordinator', async () => {
    await distribute(database.url)
    const functions = await calls('function')
    const own = await database.sql<{ name: string }[]>`
      select oid::regprocedure::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and proname not like 'create\\_%'
         and proname not in ('refuse_rewriting', 'refuse_rewriting_audit', 'refuse_deleting', 'sought')
         and proname not in ('forget_member', 'end_rehearsal')
       order by 1`
    expect(functions.map(({ subject }) => subject).sort()).toEqual(own.map(({ name }) => name))
    expect(functions.filter(({ columnName }) => columnName !== null)).toEqual([
      { subject: 'append_to(uuid,json)', columnName: 'club', beside: 'journal' },
    ])
  })

  it('foreign keys and triggers are there as before, and the journal takes batches', async () => {
    const before = await foreignKeys()
    await distribute(database.url)
    expect(await foreignKeys()).toEqual(before)
    const clubId = await aClub(database.sql)
    const batch = openingOf('poker', clubId, passata())
    await append(database.sql, batch)
    expect(await append(database.sql, nextBatch(batch, passata()))).toBe(2)
    await expect(database.sql`delete from journal`).rejects.toThrow('append-only')
  })

  it('triggers of spread tables read no setting of the session and no table: on a shard neither is there', async () => {
    const triggers = await database.sql<{ of: string; name: string; code: string }[]>`
      select distinct p.oid::regprocedure::text as name, lower(p.prosrc) as code
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where not t.tgisinternal and t.tgrelid = any (${await tablesOfClubs()}::text[]::regclass[])`
    expect(triggers.length).toBeGreaterThan(1)
    for (const { name, code } of triggers)
      expect(code, name).not.toMatch(
        /current_setting|\b(select|from|insert|update|delete|perform)\b/,
      )
  })

  it('a lock is waited for as long by a session that has no settings, as those on the machines, as by one of Circolo', async () => {
    const ours = await database.sql`select current_setting('lock_timeout') as waited`
    await distribute(database.url)
    expect(await execute(database.url, `select current_setting('lock_timeout') as waited`)).toEqual(
      ours,
    )
  })

  it('forgetting takes the name out of the audit, which takes no other change, whatever the session says', async () => {
    const clubId = await aClub(database.sql)
    const memberId = await memberOf(database.sql, clubId, '4711')
    await distribute(database.url)
    const gone = { clubId, memberId, askedOn: '2026-11-20', called: 'socio cancellato' }
    const by = { member: 'boss' }
    expect(await forgetMember(database.sql, gone, Date.UTC(2026, 10, 21), by)).toBe(true)
    expect(await forgetMember(database.sql, gone, Date.UTC(2026, 10, 22), by)).toBe(false)
    const entries = await database.sql`
      select what, by, detail from audit where detail ->> 'member' = ${memberId} order by audit_id`
    expect(entries).toMatchObject([
      { what: 'memberCreated', detail: { member: memberId } },
      { what: 'memberForgotten', by, detail: { member: memberId, askedOn: '2026-11-20' } },
    ])
    expect(JSON.stringify(entries)).not.toContain('4711')
    for (const change of [
      `what = 'pinSet'`,
      `by = '{}'`,
      `at = now() + interval '1 day'`,
      `detail = detail - 'member'`,
      `detail = detail || '{"name": "Rossi"}'`,
    ]) {
      const forged = `set circolo.forgetting = 'on'; update audit set ${change}`
      await expect(database.sql.unsafe(forged), change).rejects.toThrow('append-only')
    }
    await expect(database.sql`delete from audit`).rejects.toThrow('append-only')
    await expect(database.sql`truncate audit`).rejects.toThrow('append-only')
  })

  it('a second run finds nothing to spread; a table that is new is spread by it', async () => {
    await distribute(database.url)
    const once = await calls('table')
    await distribute(database.url)
    expect(await calls('table')).toEqual(once)
    await database.sql`delete from pg_dist_partition where logicalrelid = 'emblem'::regclass`
    const before = await foreignKeys()
    await distribute(database.url)
    expect((await calls('table')).slice(once.length)).toMatchObject([{ subject: 'emblem' }])
    expect(await foreignKeys()).toEqual(before)
  })

  it('a failure half-way changes nothing', async () => {
    const before = await foreignKeys()
    await database.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse before insert on pg_dist_partition
        for each row when (new.logicalrelid = 'session'::regclass) execute function refuse()`)
    await expect(distribute(database.url)).rejects.toThrow('no room')
    expect(await foreignKeys()).toEqual(before)
    expect(await calls('table')).toHaveLength(0)
  })

  it('a database of another version is refused', async () => {
    await database.sql`
      delete from drizzle.__drizzle_migrations
       where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
    await expect(distribute(database.url)).rejects.toThrow(CannotStart)
  })
})
