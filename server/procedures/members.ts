import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isDuplicate } from '@/db/errors'
import { createMembers, type NewMember } from '@/db/queries/members'
import {
  blockMember,
  type Done,
  listMembers,
  resetPassword,
  searchMembers,
  setRoles,
  unblockMember,
  updateMember,
} from '@/db/queries/people'
import { setPin } from '@/db/queries/pins'
import { HOUSE_ROLES, OFFICERS } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { holds, type Identity } from '../access/identity'
import { hashPassword, temporaryPassword } from '../access/passwords'
import { DESK } from '../access/rights'
import { Problem } from '../common/errors'
import { Alias, CardNumber, Member, Name } from '../common/given'
import { readMembers } from '../imports/memberFile'
import { running } from '../running/running'
import { ofTable } from './tied'
import { allowed, router } from './trpc'

const Who = z.object({
  card: CardNumber,
  name: Name,
  alias: Alias.nullable(),
  showAs: z.enum(['name', 'alias', 'hidden']),
})
/** Every member is a socio, besides any other role. */
const Roles = z
  .array(z.enum(HOUSE_ROLES))
  .transform((roles) => HOUSE_ROLES.filter((role) => role === 'socio' || roles.includes(role)))
const One = z.object({ id: Member })
const Search = z.object({
  typed: z.string().max(80),
  limit: z.int().min(1).max(500).default(50),
})

const administrator = allowed('amministratore')

/** The club's members. */
export const members = router({
  list: allowed(...OFFICERS).query(({ ctx: { identity } }) =>
    listMembers(running().sql, identity.clubId),
  ),

  /** The first members whose name, card or alias has words that begin like those typed, and the number of all of them. */
  search: allowed(...OFFICERS)
    .input(Search)
    .query(({ ctx: { identity }, input: { typed, limit } }) =>
      searchMembers(running().sql, identity.clubId, typed, limit),
    ),

  /**
   * XVII.4: the members whom contenders may name as arbiters of a table's dispute: they can sign in and do not play
   * there.
   */
  arbiters: ofTable(...OFFICERS, 'post').query(
    async ({ ctx: { identity, stream, tables }, input: { table } }) => {
      const everybody = await listMembers(running().sql, identity.clubId)
      return everybody
        .filter(({ id, blocked, canSignIn }) => {
          return canSignIn && !blocked && !tables.plays(stream.state, table, id)
        })
        .map(({ id, name }) => ({ id, name }))
    },
  ),

  /** XVII.2: the club's deputati, for tonight's rota. */
  deputati: allowed(...OFFICERS).query(async ({ ctx: { identity } }) => {
    const everybody = await listMembers(running().sql, identity.clubId)
    return everybody
      .filter(({ roles, blocked }) => roles.includes('deputato') && !blocked)
      .map(({ id, name }) => ({ id, name }))
  }),

  /** A new member, with a password to be shown once. */
  add: administrator
    .input(Who.partial({ alias: true, showAs: true }).extend({ roles: Roles.default(['socio']) }))
    .mutation(async ({ ctx: { identity }, input }) => {
      const password = temporaryPassword()
      const { alias = null, ...who } = input
      const member = { ...who, alias, ...(await newcomer(password)) }
      await create(identity, [member])
      return { id: member.memberId, password }
    }),

  update: administrator
    .input(One.extend(Who.partial().shape))
    .mutation(async ({ ctx: { identity }, input: { id, ...change } }) => {
      const { sql } = running()
      const found = await updateMember(sql, identity.clubId, id, change, byOf(identity)).catch(
        cardTaken,
      )
      if (!found) throw new Problem('no-such-member')
      changed(identity.clubId)
    }),

  /** Ends every session of the member, who cannot sign in any more. */
  block: administrator.input(One).mutation(async ({ ctx: { identity }, input: { id } }) => {
    if (id === identity.member?.id) throw new Problem('not-yourself')
    const { sql, now } = running()
    check(await blockMember(sql, identity.clubId, id, now(), byOf(identity)))
    changed(identity.clubId)
  }),

  unblock: administrator.input(One).mutation(async ({ ctx: { identity }, input: { id } }) => {
    const found = await unblockMember(running().sql, identity.clubId, id, byOf(identity))
    if (!found) throw new Problem('no-such-member')
    changed(identity.clubId)
  }),

  /**
   * A new password, to be shown once and changed at the next sign-in; the member is signed out. A secretary gives one to
   * members who hold no office; Problem `holds-office` for others, since their password opens more than their own, and
   * `on-duty` for everybody while the member signs at a float.
   */
  resetPassword: allowed(...DESK)
    .input(One)
    .mutation(async ({ ctx: { identity }, input: { id } }) => {
      const { sql, now } = running()
      await refuseOnDuty(identity, id)
      const password = temporaryPassword()
      const reset = {
        memberId: id,
        passwordHash: await hashPassword(password),
        at: now(),
        spareOfficers: !holds(identity, ['amministratore']),
      }
      const done = await resetPassword(sql, identity.clubId, reset, byOf(identity))
      if (done === 'not-found') throw new Problem('no-such-member')
      if (done === 'holds-office') throw new Problem('holds-office')
      changed(identity.clubId)
      return { password }
    }),

  /** Takes a member's PIN: they sign at no post until they set another. Problem `on-duty` while they sign at a float. */
  removePin: administrator.input(One).mutation(async ({ ctx: { identity }, input: { id } }) => {
    await refuseOnDuty(identity, id)
    const found = await setPin(running().sql, identity.clubId, id, null, byOf(identity))
    if (!found) throw new Problem('no-such-member')
  }),

  setRoles: administrator
    .input(One.extend({ roles: Roles }))
    .mutation(async ({ ctx: { identity }, input: { id, roles } }) => {
      check(await setRoles(running().sql, identity.clubId, id, roles, byOf(identity)))
      changed(identity.clubId)
    }),

  /**
   * Members from a CSV file in base64: all of them, with passwords to be shown once, or none, with every line that is
   * wrong (`bad-file`).
   */
  importCsv: administrator
    .input(z.object({ file: z.base64().max(2_000_000) }))
    .mutation(async ({ ctx: { identity }, input }) => {
      const known = await listMembers(running().sql, identity.clubId)
      const cards = new Set(known.map((member) => member.card))
      const lines = readMembers(Buffer.from(input.file, 'base64'), cards)
      const people = lines.map((line) => ({ ...line, password: temporaryPassword() }))
      const rows = await Promise.all(
        people.map(async ({ password, ...who }) => ({ ...who, ...(await newcomer(password)) })),
      )
      await create(identity, rows)
      return { members: people.map(({ card, name, password }) => ({ card, name, password })) }
    }),
})

/** Throws Problem `on-duty`: with the credentials of somebody on duty, one person could sign for both sides of a count. */
async function refuseOnDuty({ clubId }: Identity, member: MemberId): Promise<void> {
  const open = await running().streams.open(clubId)
  if (open.some(({ game, state }) => game.floats?.onDuty(state, member)))
    throw new Problem('on-duty')
}

async function newcomer(password: string) {
  return {
    memberId: asMember(randomUUID()),
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
    locale: 'it' as const,
  }
}

async function create(identity: Identity, rows: readonly NewMember[]): Promise<void> {
  await createMembers(running().sql, identity.clubId, rows, byOf(identity)).catch(cardTaken)
  changed(identity.clubId)
}

function cardTaken(error: unknown): never {
  throw isDuplicate(error, 'member_club_id_card_unique') ? new Problem('card-taken') : error
}

function check(done: Done): void {
  if (done === 'not-found') throw new Problem('no-such-member')
  if (done === 'last-administrator') throw new Problem('last-administrator')
}

/** Empties the caches of names and of rights. */
function changed(clubId: string): void {
  running().directory.changed(clubId)
  running().sessions.changed(clubId)
}

/** The author of a change, as the audit stores it. */
export function byOf({ member }: Identity): { member: string | null } {
  return { member: member?.id ?? null }
}

/** The member who asks. Throws Problem `not-allowed` for a device. */
export function selfOf({ member }: Identity): MemberId {
  if (!member) throw new Problem('not-allowed')
  return member.id
}
