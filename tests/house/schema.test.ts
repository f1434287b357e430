import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import type { Sql } from '@/db/client'
import plan from '@/db/migrations/meta/_journal.json'
import * as club from '@/db/schema/club'
import * as coming from '@/db/schema/coming'
import * as journal from '@/db/schema/journal'
import * as people from '@/db/schema/people'
import * as push from '@/db/schema/push'
import * as tableau from '@/db/schema/tableau'
import { insertRows, on } from '@/db/statement'
import { allSources, templatesOf } from './sources'

const { member } = people

const tables = [club, coming, journal, people, push, tableau].flatMap((area) =>
  Object.values(area).filter((value) => is(value, PgTable)),
)

/** Names of tables and columns that are also words of SQL or of a statement's own parts. */
const SPOKEN = new Set(['by', 'detail'])
const names = new Set(
  tables
    .flatMap((table) => [
      getTableName(table),
      ...Object.values(getTableColumns(table)).map((column) => column.name),
    ])
    .filter((name) => !SPOKEN.has(name)),
)

/** The files with statements on the schema; `keeping` and `migrate` read the catalogue, and older schemas. */
const STATEMENTS = /^db\/(queries\/\w+|demo|journal|statement)\.ts$/

/** The names of the schema that stand in a text of SQL, what is quoted in it and its own aliases left out. */
const namedIn = (text: string) =>
  (text.replaceAll(/'[^']*'|\bas \w+/g, '').match(/\w+/g) ?? []).filter((word) => names.has(word))

it('a statement names tables and columns through the schema, so that a renamed one does not compile', () => {
  const written = allSources()
    .filter(({ file }) => STATEMENTS.test(file))
    .flatMap((source) =>
      templatesOf(source, ['sql', 'pool']).flatMap(({ line, text }) =>
        namedIn(text).map((name) => `${source.file}:${line} ${name}`),
      ),
    )
  expect(written).toEqual([])
})

it('a statement is a template or built, never a plain string', () => {
  const bare = allSources().filter(
    ({ file, text }) => STATEMENTS.test(file) && /\.unsafe\(/.test(text),
  )
  expect(bare.map(({ file }) => file)).toEqual([])
})

it('a column written by hand in a statement is found', () => {
  const text = "const a = sql`select 1 as card from member where name = 'card'`"
  const [template] = templatesOf({ file: 'a.ts', text }, ['sql'])
  expect(template?.line).toBe(1)
  expect(namedIn(template?.text ?? '')).toEqual(['member', 'name'])
})

it('a column missing from the schema does not compile, in reads and in writes', () => {
  const statements = [
    // @ts-expect-error no such column
    (pool: Sql) => on(pool).select({ nickname: member.nickname }).from(member),
    // @ts-expect-error no such column
    (pool: Sql) => on(pool).update(member).set({ nickname: 'Volpe' }),
    // @ts-expect-error no such column
    (pool: Sql) => on(pool).insert(people.attempt).values({ nickname: 'Volpe' }),
    // @ts-expect-error no such column
    () => insertRows(member, ['nickname'], []),
    // @ts-expect-error a column of another type
    (pool: Sql) => on(pool).update(member).set({ card: 7 }),
    // @ts-expect-error no such column in what was read
    (row: typeof member.$inferSelect) => row.nickname,
    // @ts-expect-error nothing opens a transaction
    (pool: Sql) => on(pool).transaction,
  ]
  expect(statements).toHaveLength(7)
})

it('of drizzle-kit’s snapshots only that of the last migration is kept', () => {
  const last = String(plan.entries.length - 1).padStart(4, '0')
  expect(readdirSync('db/migrations/meta').sort()).toEqual([
    `${last}_snapshot.json`,
    '_journal.json',
  ])
})
