import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { MemberId } from '@/rules/kernel/ids'
import { club } from './club'
import { instant } from './columns'
import { member, session } from './people'

/** A club whose administrator switched Web Push on; it is off without a row. */
export const pushSwitch = pgTable('push_switch', {
  clubId: uuid('club_id')
    .primaryKey()
    .references(() => club.clubId),
  since: instant('since').notNull(),
})

/**
 * A browser that asked to be told, as its maker's service names it. It belongs to the session in which it asked: when
 * that ends, nothing is sent any more.
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    clubId: uuid('club_id').notNull(),
    endpoint: text('endpoint').notNull(),
    memberId: uuid('member_id').$type<MemberId>().notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The browser's public key and its secret, by which a message is encrypted for it alone (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The language chosen on this browser. */
    locale: text('locale', { enum: ['it', 'en'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.endpoint] }),
    foreignKey({
      columns: [t.clubId, t.memberId],
      foreignColumns: [member.clubId, member.memberId],
    }),
    foreignKey({
      columns: [t.clubId, t.sessionId],
      foreignColumns: [session.clubId, session.sessionId],
    }),
    index().on(t.clubId, t.memberId),
    check('push_subscription_locale', sql`${t.locale} in ('it', 'en')`),
  ],
)
