import { and, eq, isNull } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { member } from '../schema/people'
import { on } from '../statement'
import { audited } from './audit'

/** The hash of a member's PIN, and whether they may sign; undefined when the club has no such member. */
export async function findPin(pool: Sql, clubId: string, memberId: MemberId) {
  const { pinHash, blockedAt, mustChangePassword } = member
  const [found] = await on(pool)
    .select({ pinHash, blockedAt, mustChangePassword })
    .from(member)
    .where(and(eq(member.clubId, clubId), eq(member.memberId, memberId)))
  return found
}

/** Sets a member's PIN, or takes it with null; the audit records the change, not the PIN. False without such a member. */
export async function setPin(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  pinHash: string | null,
  by: object,
): Promise<boolean> {
  const columns = { member: member.memberId }
  const change = on(pool)
    .update(member)
    .set({ pinHash })
    .where(
      and(eq(member.clubId, clubId), eq(member.memberId, memberId), isNull(member.forgottenAt)),
    )
    .returning(columns)
  const what = pinHash === null ? 'pinRemoved' : 'pinSet'
  return await audited(pool, { clubId, by, what }, change, { columns })
}
