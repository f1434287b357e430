import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LicensedHouse } from '@/rules/kernel/licence'
import { instant, jsonb } from './columns'

/** A club of this installation. `unit` is a currency code, or null for points without a currency. */
export const club = pgTable(
  'club',
  {
    clubId: uuid('club_id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    unit: text('unit'),
    /** The number of digits after the decimal point in an amount of chips. */
    decimals: integer('decimals').notNull().default(0),
    timeZone: text('time_zone').notNull(),
    /** The customs that a licensed house follows; null for a club without a licence, whose floats are in points. */
    licensedAs: text('licensed_as').$type<LicensedHouse>(),
    /** The games played here; null while the club has not chosen, when all of them are offered. */
    games: text('games').array(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  // The id of a rehearsal, by which all of it may be deleted, is never a club's own, and neither is its address word.
  (t) => [
    check(
      'club_rehearsed',
      sql`(substr(${t.clubId}::text, 15, 1) = '8') = (${t.slug} = 'prova-' || replace(${t.clubId}::text, '-', ''))`,
    ),
  ],
)

/**
 * A club's own random part of its keys, made when it is founded: the installation's secret, which may have been seen
 * before the club was founded, does not give its draws away. A club of an earlier version has no row.
 */
export const clubKey = pgTable('club_key', {
  clubId: uuid('club_id')
    .primaryKey()
    .references(() => club.clubId),
  salt: text('salt').notNull(),
})

/** A club's emblem; a club without one has no row. */
export const emblem = pgTable('emblem', {
  clubId: uuid('club_id')
    .primaryKey()
    .references(() => club.clubId),
  /** A PNG in base64. */
  picture: text('picture').notNull(),
  /** The first sixteen digits of its SHA-256 in hex, so that another picture has another address. */
  mark: text('mark').notNull(),
})

/** The identity of the installation, in its one row; like `club` it belongs to no club. */
export const installation = pgTable(
  'installation',
  {
    /** Always true, so that there can be only one row. */
    single: boolean('single').primaryKey().default(true),
    /** SHA-256, in hex, of its secret: another secret would break announced draws and sign everybody out. */
    secretDigest: text('secret_digest').notNull(),
  },
  (t) => [check('installation_single', sql`${t.single}`)],
)

/** The last nightly backup, in its one row: the processes on this database make one a night between them. */
export const nightlyBackup = pgTable(
  'nightly_backup',
  {
    /** Always true, so that there can be only one row. */
    single: boolean('single').primaryKey().default(true),
    at: instant('at').notNull(),
    /** The machine and the folder in which it lies. */
    host: text('host').notNull(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [check('nightly_backup_single', sql`${t.single}`)],
)

/** A class of a game's tables (A6); `settings` is the game's own document, which only its rules read. */
export const tableClass = pgTable(
  'table_class',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    classId: uuid('class_id').notNull(),
    game: text('game').notNull(),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<object>().notNull(),
    archivedAt: instant('archived_at'),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.classId] }), unique().on(t.clubId, t.game, t.name)],
)

/** The administration's changes and their authors; written in the same statement as the change itself. */
export const audit = pgTable(
  'audit',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    auditId: bigint('audit_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().default(sql`now()`),
    by: jsonb('by').notNull(),
    what: text('what').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.auditId] })],
)
