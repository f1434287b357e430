import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { Autograph } from '../batch'
import type { Sql } from '../client'
import { autograph, member } from '../schema/people'
import { on } from '../statement'

/** The drawings that lie beside the journals of a club, and the members of whom none is kept any more. */
export interface KeptAutographs {
  drawn: readonly Autograph[]
  forgotten: ReadonlySet<MemberId>
}

/** The drawings of these members; without a list, of everybody in the club. */
export async function autographsOf(
  pool: Sql,
  clubId: string,
  members?: readonly MemberId[],
): Promise<KeptAutographs> {
  const these = (column: typeof autograph.memberId | typeof member.memberId) =>
    members && sql`${column} = any(${sql.param(members)}::uuid[])`
  const { memberId, digest, strokes } = autograph
  const [drawn, gone] = await Promise.all([
    on(pool)
      .select({ member: memberId, digest, strokes })
      .from(autograph)
      .where(and(eq(autograph.clubId, clubId), these(memberId)))
      .orderBy(memberId, digest),
    on(pool)
      .select({ id: member.memberId })
      .from(member)
      .where(and(eq(member.clubId, clubId), isNotNull(member.forgottenAt), these(member.memberId))),
  ])
  return { drawn, forgotten: new Set(gone.map(({ id }) => id)) }
}
