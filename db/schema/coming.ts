import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MemberId } from '@/rules/kernel/ids'
import { club, tableClass } from './club'
import { instant } from './columns'
import { member } from './people'

/** An evening that the secretary has announced. It becomes none: the evening itself is opened on its day, as always. */
export const comingEvening = pgTable(
  'coming_evening',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => club.clubId),
    comingId: uuid('coming_id').notNull(),
    game: text('game').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** `HH:MM`, by the club's clock. */
    hour: text('hour').notNull(),
    /** The class of table that will be listed; null where none was named. */
    classId: uuid('class_id'),
    announcedAt: instant('announced_at').notNull(),
    calledOffAt: instant('called_off_at'),
    /** Written by earlier versions only, which reminded all members of an evening at once. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.comingId] }),
    foreignKey({
      name: 'coming_evening_class',
      columns: [t.clubId, t.classId],
      foreignColumns: [tableClass.clubId, tableClass.classId],
    }),
    index().on(t.clubId, t.day),
    check('coming_evening_hour', sql`${t.hour} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** A member who means to come to an announced evening. It is no signature: nothing follows from it. */
export const comingMember = pgTable(
  'coming_member',
  {
    clubId: uuid('club_id').notNull(),
    comingId: uuid('coming_id').notNull(),
    memberId: uuid('member_id').$type<MemberId>().notNull(),
    saidAt: instant('said_at').notNull(),
    /** When they were reminded of it on their phones; null before. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.comingId, t.memberId] }),
    foreignKey({
      name: 'coming_member_evening',
      columns: [t.clubId, t.comingId],
      foreignColumns: [comingEvening.clubId, comingEvening.comingId],
    }),
    foreignKey({
      name: 'coming_member_member',
      columns: [t.clubId, t.memberId],
      foreignColumns: [member.clubId, member.memberId],
    }),
  ],
)
