import { HOUSE_ROLES, type HouseRole } from '@/rules/kernel/decider'
import { DEVICE } from '@/server/access/identity'
import type { Ties } from '@/server/access/rights'
import { memberOf } from '../../support/clubs'
import type { Person } from '../../support/house'
import { deviceAt, type Scene } from './scene'

/** A kind of person in the table of rights. */
export interface Kind {
  club: 'alfa' | 'bravo' | null
  roles: readonly string[]
  /** The ties to table T1 of alfa's evening and to the things of that table. */
  ties?: Ties
  /** Holds an office of the float in the evening of chemin de fer. */
  serves?: true
  /** Whether a temporary password is not yet changed. */
  mustChange?: true
  /** The evening and post of a device. */
  post?: 'T1' | 'T2' | 'earlier' | 'till' | 'theirs'
}

const nobody: Kind = { club: null, roles: [] }
const socio = (ties?: Ties): Kind => ({ club: 'alfa', roles: ['socio'], ties })
const alone = (club: 'alfa' | 'bravo', role: string): Kind => ({ club, roles: [role] })
const device = (post: NonNullable<Kind['post']>, role = 'tavolo'): Kind => {
  return { club: post === 'theirs' ? 'bravo' : 'alfa', roles: [DEVICE, role], post }
}

/** Every kind of person who may send a request to the club alfa. */
export const KINDS = {
  anonymous: nobody,
  'a signed-out session of all roles': nobody,
  'a blocked player of all roles': nobody,
  'a revoked tablet of the table': nobody,
  'a socio who never signed': socio(),
  'the segretario': alone('alfa', 'segretario'),
  'the deputato': alone('alfa', 'deputato'),
  'the amministratore': alone('alfa', 'amministratore'),
  'the player whose it is': socio({ seated: true, own: true }),
  'another player of the table': socio({ seated: true }),
  'a player who left the table': socio({ seated: true }),
  'a player of another table': socio(),
  'the agreed arbiter': socio({ arbiter: true }),
  'the inspector of a float': { ...socio(), serves: true },
  'a player of all roles with a temporary password': {
    ...socio({ seated: true }),
    roles: HOUSE_ROLES,
    mustChange: true,
  },
  'the tablet of the table': { ...device('T1'), ties: { post: true } },
  'the tablet of another table': device('T2'),
  'the tablet of an earlier evening': device('earlier'),
  'the device of another game': device('till', 'cassa'),
  'a socio of another club': alone('bravo', 'socio'),
  'the segretario of another club': alone('bravo', 'segretario'),
  'the deputato of another club': alone('bravo', 'deputato'),
  'the amministratore of another club': alone('bravo', 'amministratore'),
  'the tablet of another club’s table': device('theirs'),
} as const satisfies Readonly<Record<string, Kind>>
export type Name = keyof typeof KINDS
export const NAMES = Object.keys(KINDS) as Name[]

/**
 * The cookie that each of them sends: a new session each time, since a request may end it; always the same one for a
 * dead session.
 */
export type Cookies = Record<Name, () => Promise<string | undefined>>

/** Signs them all in; afterwards a player of T1 is blocked, a tablet revoked, and sessions end. */
export async function cookiesOf(scene: Scene): Promise<Cookies> {
  const { house, alfa, bravo, evening, earlier, counting, theirs, players } = scene
  const [owner, seated, changing, blocked, left] = players
  if (!owner || !seated || !changing || !blocked || !left) throw new Error('five play')
  const { sql } = house.database
  const member = async (clubId: string, ...roles: HouseRole[]) => {
    const id = await memberOf(sql, clubId, `only-${roles.join('-')}`, roles)
    return () => house.enter(clubId, id)
  }
  const alfas =
    ({ id }: Person) =>
    () =>
      house.enter(alfa, id)
  const always = (cookie: string | undefined) => async () => cookie
  const device = async (slug: 'alfa' | 'bravo', of: string, post: string) =>
    always(await deviceAt(scene, { slug, evening: of, post }))
  const revoked = await device('alfa', evening, 'T1')
  const gone = await endAll(scene, { blocked, changing })
  return {
    anonymous: always(undefined),
    'a signed-out session of all roles': always(gone),
    'a blocked player of all roles': always(blocked.cookie),
    'a revoked tablet of the table': revoked,
    'a socio who never signed': await member(alfa, 'socio'),
    'the segretario': await member(alfa, 'segretario'),
    'the deputato': await member(alfa, 'deputato'),
    'the amministratore': await member(alfa, 'amministratore'),
    'the player whose it is': alfas(owner),
    'another player of the table': alfas(seated),
    'a player who left the table': alfas(left),
    'a player of another table': alfas(scene.elsewhere),
    'the agreed arbiter': alfas(scene.arbiter),
    'the inspector of a float': alfas(scene.serving),
    'a player of all roles with a temporary password': alfas(changing),
    'the tablet of the table': await device('alfa', evening, 'T1'),
    'the tablet of another table': await device('alfa', evening, 'T2'),
    'the tablet of an earlier evening': await device('alfa', earlier, 'T1'),
    'the device of another game': await device('alfa', counting, 'till'),
    'a socio of another club': await member(bravo, 'socio'),
    'the segretario of another club': await member(bravo, 'segretario'),
    'the deputato of another club': await member(bravo, 'deputato'),
    'the amministratore of another club': await member(bravo, 'amministratore'),
    'the tablet of another club’s table': await device('bravo', theirs, 'T1'),
  }
}

/**
 * Revokes one tablet, blocks a player and resets the password of another, through the house's own procedures. Returns
 * the cookie of a session that has signed out.
 */
async function endAll(
  { house, alfa }: Scene,
  { blocked, changing }: { blocked: Person; changing: Person },
): Promise<string> {
  const boss = await memberOf(house.database.sql, alfa, 'boss', HOUSE_ROLES)
  const cookie = await house.enter(alfa, boss)
  const { data } = await house.query('devices.list', undefined, cookie)
  const [tablet] = data as { id: string }[]
  await house.mutate('devices.revoke', { id: tablet?.id }, cookie)
  for (const { id } of [blocked, changing])
    await house.mutate('members.setRoles', { id, roles: HOUSE_ROLES }, cookie)
  await house.mutate('members.block', { id: blocked.id }, cookie)
  await house.mutate('members.resetPassword', { id: changing.id }, cookie)
  await house.mutate('auth.signOutEverywhere', {}, cookie)
  return cookie
}
