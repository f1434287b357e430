import { randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'
import { foundClub } from '@/db/queries/clubs'
import { createMembers } from '@/db/queries/members'
import type { HouseRole } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { LicensedHouse } from '@/rules/kernel/licence'
import { hashPassword } from '@/server/access/passwords'

/** A club with this slug as its name, which plays for points; a licensed house unless told otherwise. */
export async function clubOf(
  sql: Sql,
  slug: string,
  licensedAs: LicensedHouse | null = 'venezia',
): Promise<string> {
  const clubId = randomUUID()
  const club = {
    clubId,
    slug,
    name: `Circolo ${slug}`,
    shortName: slug,
    unit: null,
    decimals: 0,
    timeZone: 'Europe/Rome',
    licensedAs,
  }
  await foundClub(sql, { club, members: [], classes: [] }, { program: 'test' })
  return clubId
}

export const PASSWORD = 'una parola segreta'
const hash = hashPassword(PASSWORD)

/** A member with a card and the test's password. */
export async function memberOf(
  sql: Sql,
  clubId: string,
  card: string,
  roles: readonly HouseRole[] = ['socio'],
): Promise<MemberId> {
  const memberId = asMember(randomUUID())
  const member = {
    memberId,
    card,
    name: `Socio ${card}`,
    alias: null,
    roles,
    passwordHash: await hash,
    mustChangePassword: false,
    locale: 'it' as const,
  }
  await createMembers(sql, clubId, [member], { program: 'test' })
  return memberId
}
