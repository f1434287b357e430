import { type SQL, sql } from 'drizzle-orm'
import type { HouseRole } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { member } from '../schema/people'
import { insertRows, names } from '../statement'
import { audited } from './audit'

type Member = typeof member.$inferSelect

/** A new member; `passwordHash` is argon2id, null for a member who cannot sign in yet. */
export type NewMember = Pick<
  Member,
  'memberId' | 'card' | 'name' | 'alias' | 'passwordHash' | 'mustChangePassword' | 'locale'
> & {
  roles: readonly HouseRole[]
  /** The name on the board; the member's own unless set otherwise. */
  showAs?: Member['showAs']
}

/** A new member as the audit tells it. */
export const CREATED = {
  columns: { member: member.memberId, card: member.card, name: member.name, roles: member.roles },
}

/** The insertion as part of a statement; it returns the columns of `CREATED` for each member. */
export function insertMembers(clubId: string, members: readonly NewMember[]): SQL {
  const rows = members.map(({ showAs = 'name', roles, ...rest }) => {
    return { clubId, showAs, roles: [...roles], ...rest }
  })
  const inserted = insertRows(
    member,
    [
      ...(['clubId', 'memberId', 'card', 'name', 'alias', 'showAs', 'roles'] as const),
      ...(['passwordHash', 'mustChangePassword', 'locale'] as const),
    ],
    rows,
  )
  return sql`${inserted} returning ${names(...Object.values(CREATED.columns))}`
}

/**
 * Creates members of one club together with their entries in the audit: all of them, or none. A card number already in
 * use fails with 23505, constraint `member_club_id_card_unique`.
 */
export async function createMembers(
  pool: Sql,
  clubId: string,
  members: readonly NewMember[],
  by: object,
): Promise<void> {
  const act = { clubId, by, what: 'memberCreated' } as const
  await audited(pool, act, insertMembers(clubId, members), CREATED)
}
