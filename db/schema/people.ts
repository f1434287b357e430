import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { HouseRole } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { club } from './club'
import { instant } from './columns'

/** The words by which a member is found: of the name, the card and the alias. `sought` is a function of the database. */
export const sought = ({ name, card, alias }: Record<'name' | 'card' | 'alias', AnyPgColumn>) =>
  sql`to_tsvector('simple', sought(${name} || ' ' || ${card} || ' ' || coalesce(${alias}, '')))`

/** A member of a club, identified by the number on their card. */
export const member = pgTable(
  'member',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    memberId: uuid('member_id').$type<MemberId>().notNull(),
    card: text('card').notNull(),
    name: text('name').notNull(),
    alias: text('alias'),
    /** The name that the public board shows. */
    showAs: text('show_as', { enum: ['name', 'alias', 'hidden'] })
      .notNull()
      .default('name'),
    /** argon2id; null for a member who cannot sign in, such as one that an import created. */
    passwordHash: text('password_hash'),
    /** argon2id of the PIN for signing at a post; null for a member without one. */
    pinHash: text('pin_hash'),
    /** The member agreed that the season's tables name them. */
    inSeason: boolean('in_season').notNull().default(false),
    roles: text('roles').array().$type<HouseRole[]>().notNull().default(sql`'{socio}'`),
    blockedAt: instant('blocked_at'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The moment since which nothing personal is kept of them; null for anybody else. */
    forgottenAt: instant('forgotten_at'),
    /** The day on which the member asked for it. */
    forgetAskedOn: date('forget_asked_on', { mode: 'string' }),
    locale: text('locale', { enum: ['it', 'en'] })
      .notNull()
      .default('it'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.memberId] }),
    unique().on(t.clubId, t.card),
    index().on(t.clubId, t.name, t.card),
    index('member_sought').using('gin', sought(t)),
    check('member_show_as', sql`${t.showAs} in ('name', 'alias', 'hidden')`),
    check(
      'member_roles',
      sql`${t.roles} <@ array['socio', 'segretario', 'deputato', 'amministratore']`,
    ),
  ],
)

/** A signed-in session: a member's, or that of a device paired to one post of an evening. */
export const session = pgTable(
  'session',
  {
    clubId: uuid('club_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    kind: text('kind', { enum: ['member', 'device'] }).notNull(),
    memberId: uuid('member_id').$type<MemberId>(),
    eveningId: uuid('evening_id'),
    post: text('post'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    userAgent: text('user_agent'),
    /** Forms half written at a device's post, by name; null before the first. */
    drafts: jsonb('drafts').$type<Readonly<Record<string, unknown>>>(),
    /** When they were written, by the server's clock. */
    draftsAt: instant('drafts_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.sessionId] }),
    foreignKey({
      columns: [t.clubId, t.memberId],
      foreignColumns: [member.clubId, member.memberId],
    }),
    index().on(t.clubId, t.memberId),
    check(
      'session_kind',
      sql`(${t.kind} = 'member' and ${t.memberId} is not null) or (${t.kind} = 'device' and ${t.eveningId} is not null and ${t.post} is not null)`,
    ),
  ],
)

/** A code that pairs a device to a post, as the evening's game names it; only its hash is stored. */
export const deviceCode = pgTable(
  'device_code',
  {
    clubId: uuid('club_id').notNull(),
    codeHash: text('code_hash').notNull(),
    eveningId: uuid('evening_id').notNull(),
    post: text('post').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.codeHash] })],
)

/** Attempts to sign in, counted per card and per address. */
export const attempt = pgTable(
  'attempt',
  {
    clubId: uuid('club_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    card: text('card').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull().default(sql`now()`),
    succeeded: boolean('succeeded').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.attemptId] }),
    index().on(t.clubId, t.card, t.at),
    index().on(t.clubId, t.address, t.at),
  ],
)

/** Autographs that members drew; an event of the journal names each by its member and its digest. */
export const autograph = pgTable(
  'autograph',
  {
    clubId: uuid('club_id').notNull(),
    memberId: uuid('member_id').$type<MemberId>().notNull(),
    /** SHA-256, in hex, of the text of the strokes. */
    digest: text('digest').notNull(),
    /** The strokes as JSON, each a line of [x, y, ms]: the exact text that the digest covers. */
    strokes: text('strokes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.memberId, t.digest] }),
    check(
      'autograph_digest',
      sql`${t.digest} = encode(sha256(convert_to(${t.strokes}, 'UTF8')), 'hex')`,
    ),
  ],
)
