import { create } from 'qrcode'
import { DEMO, findDemo, onlyOpenClub } from '@/db/demo'
import { type Club, findClub } from '@/db/queries/clubs'
import { emblemMark } from '@/db/queries/emblems'
import { placeOf } from '@/db/rehearsals'
import { sessionOf } from '../access/cookie'
import type { Identity } from '../access/identity'
import { placeSession } from '../access/places'
import type { AnyGame } from '../games/game'
import { forPhones } from '../http/reachable'
import { watchingOf } from '../live/watching'
import { running } from '../running/running'

/** The data a page needs before it renders: the club of its address and the person or device at the screen. */
export interface Visitor {
  club: Pick<
    Club,
    'slug' | 'name' | 'shortName' | 'unit' | 'decimals' | 'timeZone' | 'licensedAs' | 'games'
  > & {
    /** The mark of its emblem; null where it has none. */
    emblem: string | null
    /** Whether anybody may begin a rehearsal here. */
    isDemo: boolean
  }
  me: Pick<Identity, 'member' | 'device' | 'mustChangePassword'> | null
  /** The name of the build that the page comes from; null where it has none. */
  build: string | null
  /** The games of the house in their order. */
  games: readonly { game: string; title: AnyGame['title'] }[]
}

/** Null where there is no such club, or it is a demo club that was closed; `me` is null for a visitor signed out, or signed in to another club. */
export async function visitorOf(slug: string, cookie: string | undefined): Promise<Visitor | null> {
  const { sql, build, games: house } = running()
  const found = await findClub(sql, slug)
  if (!found) return null
  if (slug === DEMO.slug && (await findDemo(sql))?.isClosed) return null
  const identity = await identityAt(slug, cookie)
  const { name, shortName, unit, decimals, timeZone, licensedAs } = found
  const emblem = await emblemMark(sql, found.clubId)
  const club = {
    // A page at a rehearsal's place stays there: its links have the word it was asked by.
    slug,
    name,
    shortName,
    unit,
    decimals,
    timeZone,
    licensedAs,
    games: found.games,
    emblem,
    isDemo: found.slug === DEMO.slug,
  }
  const games = Object.entries(house).map(([game, { title }]) => ({ game, title }))
  if (identity?.clubId !== found.clubId) return { club, me: null, build, games }
  const { member, device, mustChangePassword } = identity
  return { club, me: { member, device, mustChangePassword }, build, games }
}

/** The person or device whose page this is; null for a visitor signed out. */
async function identityAt(slug: string, cookie: string | undefined): Promise<Identity | null> {
  const { secret, sessions } = running()
  const session = placeSession(slug) ?? (await sessionOf({ headers: { cookie } }, secret))
  return session ? await sessions.identify(session) : null
}

/** A message of a line, as a page comes with it. */
export interface FirstMessage {
  /** The mark of all that its reader has after it, which the line is told when it is opened. */
  id: string
  data: string
}

/** A heavier view comes by the line alone, since a page carries it twice: as it is and as it looks. */
const MOST_BYTES = 24_000

/** The first messages of the visitor's line, so that a page begins with them; none where they are left to the line. */
export async function firstShown(
  slug: string,
  kind: 'member',
  cookie: string | undefined,
): Promise<readonly FirstMessage[]> {
  const identity = await identityAt(slug, cookie)
  const watching = identity && watchingOf(slug, kind, identity)
  if (!watching) return []
  const { live, log } = running()
  try {
    const messages = await live.first(identity.clubId, watching)
    const bytes = messages.reduce((sum, { length }) => sum + length, 0)
    return bytes > MOST_BYTES ? [] : messages.map((message) => messageIn(message.toString()))
  } catch (error) {
    log.warn({ err: error }, 'a page begins without its view')
    return []
  }
}

function messageIn(text: string): FirstMessage {
  const told = (field: string) =>
    text.split('\n').flatMap((line) => (line.startsWith(field) ? [line.slice(field.length)] : []))
  return { id: told('id: ').join(), data: told('data: ').join('\n') }
}

/**
 * The address word of the installation's only club, beside which a closed demo club does not count; null where there are
 * several or none: their names stay private.
 */
export async function onlyClub(): Promise<string | null> {
  return await onlyOpenClub(running().sql)
}

/** Width of the white margin in modules; cameras do not find the code without it. */
const MARGIN_MODULES = 2

/** The QR code of an address, a path of dark modules in a square with so many to a side. */
export interface DrawnCode {
  address: string
  side: number
  path: string
}

/** The code that opens a club on a phone, for a wall opened at `origin`; null where phones could not reach the server. */
export function joinCode(origin: string, slug: string): DrawnCode | null {
  const reached = forPhones(origin)
  // Nobody signs in at a rehearsal: each of its places has an address.
  if (reached === null || placeOf(slug)) return null
  const address = `${reached}/${slug}`
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data, (is, at) =>
    is
      ? `M${MARGIN_MODULES + (at % modules.size)} ${MARGIN_MODULES + Math.floor(at / modules.size)}h1v1h-1z`
      : '',
  )
  return { address, side: modules.size + 2 * MARGIN_MODULES, path: dark.join('') }
}
