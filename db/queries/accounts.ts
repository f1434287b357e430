import { and, eq } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { member } from '../schema/people'
import { on } from '../statement'
import { audited } from './audit'

export type Credentials = Pick<
  typeof member.$inferSelect,
  'memberId' | 'passwordHash' | 'blockedAt'
>

export async function findCredentials(
  pool: Sql,
  clubId: string,
  card: string,
): Promise<Credentials | undefined> {
  const { memberId, passwordHash, blockedAt } = member
  const [found] = await on(pool)
    .select({ memberId, passwordHash, blockedAt })
    .from(member)
    .where(and(eq(member.clubId, clubId), eq(member.card, card)))
  return found
}

/** A password chosen by the member; the audit records the change, not the password. */
export async function changePassword(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  passwordHash: string,
): Promise<void> {
  const act = { clubId, by: { member: memberId }, what: 'passwordChanged' } as const
  const columns = { member: member.memberId }
  const change = on(pool)
    .update(member)
    .set({ passwordHash, mustChangePassword: false })
    .where(and(eq(member.clubId, clubId), eq(member.memberId, memberId)))
    .returning(columns)
  await audited(pool, act, change, { columns })
}

export type Preferences = Partial<
  Pick<typeof member.$inferSelect, 'locale' | 'alias' | 'showAs' | 'inSeason'>
>

/** Changes the given preferences of a member and leaves the rest. */
export async function setPreferences(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  { locale, alias, showAs, inSeason }: Preferences,
): Promise<void> {
  await on(pool)
    .update(member)
    .set({
      locale: locale ?? member.locale,
      alias: alias === undefined ? member.alias : alias,
      showAs: showAs ?? member.showAs,
      inSeason: inSeason ?? member.inSeason,
    })
    .where(and(eq(member.clubId, clubId), eq(member.memberId, memberId)))
}
