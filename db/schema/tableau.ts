import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MemberId } from '@/rules/kernel/ids'
import { club } from './club'
import { chips, instant, json } from './columns'

/** A closed tableau (XVI), of an evening kept here or imported. A reopened one is superseded, not deleted. */
export const tableau = pgTable(
  'tableau',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    tableauId: uuid('tableau_id').notNull(),
    game: text('game').notNull(),
    streamId: uuid('stream_id'),
    tableId: text('table_id').notNull(),
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    class: text('class').notNull(),
    closedAt: instant('closed_at').notNull(),
    source: text('source', { enum: ['evening', 'import'] }).notNull(),
    /** The key by which the same tableau is recognised when it is stored again. */
    eveningKey: text('evening_key'),
    /** M1: the sum of losses minus that of wins; above zero a supero, below an ammanco. */
    gap: chips('gap').notNull(),
    hash: text('hash').notNull(),
    document: json('document').notNull(),
    supersededAt: instant('superseded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.tableauId] }),
    uniqueIndex('tableau_once')
      .on(t.clubId, t.source, t.eveningKey, t.game)
      .where(sql`${t.supersededAt} is null`),
    index('tableau_day').on(t.clubId, t.day),
    check('tableau_source', sql`${t.source} in ('evening', 'import')`),
  ],
)

/** One player's line of a tableau, in chips: casse drawn, resto counted, share of the gap, final result. */
export const tableauRow = pgTable(
  'tableau_row',
  {
    clubId: uuid('club_id').notNull(),
    tableauId: uuid('tableau_id').notNull(),
    line: integer('line').notNull(),
    memberId: uuid('member_id').$type<MemberId>().notNull(),
    casse: chips('casse').notNull(),
    counted: chips('counted').notNull(),
    share: chips('share').notNull(),
    final: chips('final').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.tableauId, t.line] }),
    foreignKey({
      columns: [t.clubId, t.tableauId],
      foreignColumns: [tableau.clubId, tableau.tableauId],
    }),
    index('tableau_row_member').on(t.clubId, t.memberId),
    check('tableau_row_final', sql`${t.final} = ${t.counted} - ${t.casse} + ${t.share}`),
  ],
)
