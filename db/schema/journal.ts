import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Chips } from '@/rules/kernel/chips'
import type { Actor, AnyEvent, Refusal } from '@/rules/kernel/decider'
import type { PlainParts } from '@/rules/kernel/tell'
import { club } from './club'
import { chips, instant, json } from './columns'

const position = (name: string) => bigint(name, { mode: 'number' })

/** A stream of events, such as one evening, with the version and the hash of its last event. */
export const stream = pgTable(
  'stream',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    streamId: uuid('stream_id').notNull(),
    game: text('game').notNull(),
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    version: position('version').notNull().default(0),
    hash: text('hash').notNull().default(''),
    /**
     * 0, except for streams of one game that were open side by side before a club had one each; it distinguishes them.
     */
    twin: integer('twin').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.streamId] }),
    // A club has one open stream per game.
    uniqueIndex('stream_open').on(t.clubId, t.game, t.twin).where(sql`${t.status} = 'open'`),
    index('stream_day').on(t.clubId, t.day),
    check('stream_status', sql`${t.status} in ('open', 'closed')`),
  ],
)

/** Version 0.1 wrote the post of a device as its `table`. */
export type WrittenActor = Omit<Actor, 'post'> & { post?: string | null; table?: string | null }

/**
 * The source of truth: every event in order. `by` and `event` are `json`, not `jsonb`: the hash covers their exact
 * text.
 */
export const journal = pgTable(
  'journal',
  {
    clubId: uuid('club_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    position: position('position').notNull(),
    commandId: uuid('command_id').notNull(),
    at: instant('at').notNull(),
    by: json('by').$type<WrittenActor>().notNull(),
    type: text('type').notNull(),
    event: json('event').$type<AnyEvent>().notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.streamId, t.position] }),
    // A few events among many: with an index, a precedent is found as fast in a long journal as in a short one.
    index('journal_ruling')
      .on(t.clubId, sql`(event ->> 'provision')`, t.at)
      .where(sql`type = 'disputeRuled' and (event ->> 'final') = 'true'`),
    index('journal_dispute')
      .on(t.clubId, t.streamId, sql`(event ->> 'table')`, sql`(event ->> 'dispute')`)
      .where(sql`type = 'disputeOpened'`),
    // Decisions on a dispute, and the disputes that somebody was named to judge.
    index('journal_word')
      .on(t.clubId, t.streamId, sql`(event ->> 'table')`, sql`(event ->> 'dispute')`, t.position)
      .where(sql`type in ('disputeSent', 'disputeRuled', 'disputeWithdrawn')`),
    index('journal_arbiter')
      .on(t.clubId, sql`(event ->> 'arbiter')`)
      .where(sql`type in ('arbiterNamed', 'arbiterJoined')`),
    // The signatures of a member, to tell them what is kept.
    index('journal_signed').on(t.clubId, sql`(event ->> 'member')`).where(sql`type = 'signed'`),
    // Banknotes that a person changed, and their undoing.
    index('journal_cash')
      .on(t.clubId, t.streamId, sql`(event ->> 'member')`)
      .where(sql`type in ('banknotesTaken', 'lineUndone')`),
    // The marks of a payment, of which the last one counts.
    index('journal_payment')
      .on(t.clubId, t.streamId, sql`(event ->> 'table')`, sql`(event ->> 'payment')`, t.position)
      .where(sql`type in ('paymentHanded', 'paymentReceived', 'paymentUnmarked')`),
  ],
)

/** Chips moved by an event, from the debited account to the credited one: one row is always balanced. */
export const transfer = pgTable(
  'transfer',
  {
    clubId: uuid('club_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    position: position('position').notNull(),
    line: integer('line').notNull(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    chips: chips('chips').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.streamId, t.position, t.line] }),
    check('transfer_chips', sql`${t.chips} > 0`),
    check('transfer_accounts', sql`${t.debit} <> ${t.credit}`),
  ],
)

/** The chips on each account; `may_owe` comes from its game when the account is first written. */
export const balance = pgTable(
  'balance',
  {
    clubId: uuid('club_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    account: text('account').notNull(),
    chips: chips('chips').notNull(),
    mayOwe: boolean('may_owe').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.streamId, t.account] }),
    check('balance_overdraft', sql`${t.chips} >= 0 or ${t.mayOwe}`),
  ],
)

/**
 * The terms of the one equation of a float, after each event that changed them; the account is that of its pieces. The
 * chips that a valletto carries for it are in pieces and in banknotes.
 */
export const floatTerms = pgTable(
  'float_terms',
  {
    clubId: uuid('club_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    position: position('position').notNull(),
    account: text('account').notNull(),
    pieces: chips('pieces').notNull(),
    banknotes: chips('banknotes').notNull(),
    advancesOut: chips('advances_out').notNull(),
    carriedPieces: chips('carried_pieces').notNull(),
    carriedNotes: chips('carried_notes').notNull(),
    opening: chips('opening').notNull(),
    added: chips('added').notNull(),
    returned: chips('returned').notNull(),
    plus: chips('plus').notNull(),
    minus: chips('minus').notNull(),
    played: chips('played')
      .notNull()
      .default(0 as Chips),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.streamId, t.position, t.account] }),
    check(
      'float_equation',
      sql`${t.pieces} + ${t.banknotes} + ${t.advancesOut} + ${t.carriedPieces} + ${t.carriedNotes} = ${t.opening} + ${t.added} - ${t.returned} + ${t.plus} - ${t.minus} + ${t.played}`,
    ),
    check(
      'float_terms_chips',
      sql`least(${t.pieces}, ${t.banknotes}, ${t.advancesOut}, ${t.carriedPieces}, ${t.carriedNotes}, ${t.opening}, ${t.added}, ${t.returned}, ${t.plus}, ${t.minus}) >= 0`,
    ),
    check('float_terms_account', sql`${t.account} like '%/dotazione:%'`),
  ],
)

/** A stored refusal; version 0.1 wrote plain values, as `say`. */
export type WrittenRefusal = Refusal | (Omit<Refusal, 'parts'> & { say: PlainParts })

/** Every command answered, so that a repeated one gets its first answer: events, or a refusal. */
export const command = pgTable(
  'command',
  {
    clubId: uuid('club_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    commandId: uuid('command_id').notNull(),
    firstPosition: position('first_position').notNull(),
    events: integer('events').notNull(),
    /** Its column was named when a refusal was still called a ruling. */
    refusal: json('ruling').$type<WrittenRefusal>(),
    /** Digest of the command and its giver, so that nobody gets the answer to another's id; none before 0.2. */
    digest: text('digest'),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.streamId, t.commandId] })],
)
