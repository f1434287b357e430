import { randomUUID } from 'node:crypto'
import { and, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from './client'
import { club } from './schema/club'
import { session } from './schema/people'
import { on } from './statement'

/** The place of the version in the text of a uuid, from 1, and the version of a rehearsal's; other clubs' ids have 4. */
const VERSION_AT = 15
const REHEARSED = '8'

/** A new id for a rehearsal's club: the rows of any table tell by it alone that they are of no club's book. */
export const newRehearsalId = (): string => {
  const id = randomUUID()
  return `${id.slice(0, VERSION_AT - 1)}${REHEARSED}${id.slice(VERSION_AT)}`
}

/** Whether this is the club of a rehearsal. */
export const isRehearsal = (clubId: string): boolean => clubId[VERSION_AT - 1] === REHEARSED

/** The rows that are of no rehearsal, for lists of clubs, backups and whatever else reads more than one club. */
export const ofClubs = (clubId: PgColumn | SQL = club.clubId): SQL =>
  sql`substr(${clubId}::text, ${sql.raw(`${VERSION_AT}`)}, 1) <> ${sql.raw(`'${REHEARSED}'`)}`

/** The same as text, for the statements of a backup. */
export const OF_CLUBS = `substr(club_id::text, ${VERSION_AT}, 1) <> '${REHEARSED}'`

/** The rehearsals that were begun before a time, and those of which nobody has used a session since another. */
export async function rehearsalsOver(
  pool: Sql,
  { before, unusedSince }: { before: Instant; unusedSince: Instant },
): Promise<string[]> {
  const { clubId, seenAt } = session
  const isRehearsed = (id: PgColumn) => sql`not ${ofClubs(id)}`
  const begun = await on(pool)
    .select({ clubId: club.clubId, at: club.createdAt })
    .from(club)
    .where(isRehearsed(club.clubId))
  const used = await on(pool)
    .selectDistinct({ clubId })
    .from(session)
    .where(and(isRehearsed(clubId), gt(seenAt, unusedSince)))
  const inUse = new Set(used.map((one) => one.clubId))
  const isOver = (one: { clubId: string; at: Instant }) =>
    one.at < before || (one.at < unusedSince && !inUse.has(one.clubId))
  return begun.filter(isOver).map((one) => one.clubId)
}

/** Deletes a rehearsal whole; false for a club that is none, of which nothing is deleted. */
export async function endRehearsal(pool: Sql, clubId: string): Promise<boolean> {
  const [row] = await pool<{ ended: boolean }[]>`select end_rehearsal(${clubId}) as ended`
  return row?.ended ?? false
}

/** A place at a rehearsal, with the session of the person or device that sits there. */
export type PlaceSession = Pick<typeof session.$inferInsert, 'sessionId' | 'expiresAt'> &
  ({ memberId: MemberId } | { eveningId: string; post: string })

/** Opens the sessions of places at a rehearsal; those that are open already stay. */
export async function openPlaces(
  pool: Sql,
  clubId: string,
  places: readonly PlaceSession[],
): Promise<void> {
  if (!isRehearsal(clubId) || places.length === 0) return
  await on(pool)
    .insert(session)
    .values(
      places.map((place) => ({
        ...{ clubId, ...place },
        kind: 'memberId' in place ? ('member' as const) : ('device' as const),
      })),
    )
    .onConflictDoNothing()
}

const PLACE_WORD =
  /^prova-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})~([\w.-]{1,60})$/

/** The address word of a rehearsal's club. Nobody guesses it, and it is the only key that a rehearsal has. */
export const rehearsalWord = (clubId: string): string => `prova-${clubId.replaceAll('-', '')}`

/** The word of one of its places: a page below it is that of the person or device that sits there. */
export const placeWord = (clubId: string, place: string): string =>
  `${rehearsalWord(clubId)}~${place}`

/** The place that an address word names; null for the word of a club. */
export function placeOf(word: string): { clubId: string; place: string } | null {
  const [, a, b, c, d, e, place = ''] = PLACE_WORD.exec(word) ?? []
  const clubId = [a, b, c, d, e].join('-')
  return place !== '' && isRehearsal(clubId) ? { clubId, place } : null
}

/** The word of the club alone; a word that names no place is a club's own. */
export const clubWordOf = (word: string): string =>
  placeOf(word) ? (word.split('~', 1)[0] ?? word) : word
