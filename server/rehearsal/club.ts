import { randomUUID } from 'node:crypto'
import { listClasses } from '@/db/queries/classes'
import { foundClub } from '@/db/queries/clubs'
import { setPin } from '@/db/queries/pins'
import { newRehearsalId, openPlaces, rehearsalWord } from '@/db/rehearsals'
import { CAST } from '@/rehearsal/cast'
import type { MemberId } from '@/rules/kernel/ids'
import { DAY_MS } from '@/rules/kernel/time'
import type { Identity } from '../access/identity'
import { placeSessionId } from '../access/places'
import { sessionKey } from '../access/sessions'
import { running } from '../running/running'

/** How long a rehearsal stays if nobody ends it. */
export const REHEARSAL_LASTS_MS = DAY_MS

/** A club made for a rehearsal: its id, and the ids of its people by their names in the cast. */
export interface RehearsalClub {
  clubId: string
  people: ReadonlyMap<string, string>
}

const NAMES = { it: 'Prova generale', en: 'Rehearsal' } as const

/** Founds the club of a rehearsal, with the classes of tables of the club where it was begun, and opens its places. */
export async function foundRehearsal(
  locale: 'it' | 'en',
  like: string | null,
): Promise<RehearsalClub> {
  const { sql, now } = running()
  const clubId = newRehearsalId()
  const people = new Map(CAST.map(({ as }) => [as, randomUUID() as string]))
  const idOf = (as: string) => (people.get(as) ?? randomUUID()) as MemberId
  const name = NAMES[locale]
  const classes = like === null ? [] : await listClasses(sql, like)
  await foundClub(
    sql,
    {
      club: {
        ...{ clubId, slug: rehearsalWord(clubId), name, shortName: name, decimals: 0 },
        ...{ unit: null, timeZone: 'Europe/Rome', licensedAs: 'venezia' },
      },
      members: CAST.map(({ as, roles, ...person }, index) => ({
        ...person,
        ...{ memberId: idOf(as), card: String(2001 + index), alias: null, roles, locale },
        ...{ passwordHash: null, mustChangePassword: false },
      })),
      classes: classes
        .filter(({ archivedAt }) => archivedAt === null)
        .map(({ game, name, settings }) => ({ classId: randomUUID(), game, name, settings })),
    },
    { program: 'rehearsal' },
  )
  const expiresAt = now() + REHEARSAL_LASTS_MS
  await openPlaces(
    sql,
    clubId,
    CAST.map(({ as }) => ({
      ...{ sessionId: placeSessionId(clubId, as), expiresAt, memberId: idOf(as) },
    })),
  )
  return { clubId, people }
}

/** Gives people of the cast the PINs with which they sign at somebody else's screen. */
export async function setPins(
  { clubId, people }: RehearsalClub,
  pins: Readonly<Record<string, string>>,
): Promise<void> {
  const { sql, signIn } = running()
  for (const [as, pin] of Object.entries(pins)) {
    const memberId = (people.get(as) ?? '') as MemberId
    const pinHash = await signIn.pinHash({ clubId, memberId, pin })
    await setPin(sql, clubId, memberId, pinHash, { program: 'rehearsal' })
  }
}

/** Opens the place of a device at a post of an evening. */
export async function openPost(
  clubId: string,
  { place, eveningId, post }: { place: string; eveningId: string; post: string },
): Promise<void> {
  const { sql, now, sessions } = running()
  const sessionId = placeSessionId(clubId, place)
  const expiresAt = now() + REHEARSAL_LASTS_MS
  await openPlaces(sql, clubId, [{ sessionId, expiresAt, eveningId, post }])
  sessions.changed(clubId)
}

/** The person or device at a place; null where nobody sits yet. */
export const atPlace = (clubId: string, place: string): Promise<Identity | null> =>
  running().sessions.identify(sessionKey(clubId, placeSessionId(clubId, place)))
