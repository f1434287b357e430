import type { Sql } from '@/db/client'
import { DatabaseUnreachable, translate } from '@/db/errors'
import { findSession, type Holding, type SessionRow, touchSession } from '@/db/queries/sessions'
import type { Instant } from '@/rules/kernel/decider'
import { DAY_MS, MINUTE_MS } from '@/rules/kernel/time'
import { unattended } from '../common/unattended'
import type { News } from '../news/news'
import type { Identity } from './identity'

/** How long a session is trusted without asking the database, in ms: a process may be killed before it tells a change. */
const BELIEVED_MS = 5_000
/** How often the time a session was last used is stored, in ms. */
const SEEN_EVERY_MS = 5 * MINUTE_MS
/**
 * How long a session may go unused, in ms. A club meets once a week: whoever misses one evening is still signed in at
 * the next, and gets its call; a phone that was lost or given away is signed out in two weeks.
 */
const UNUSED_MS = 14 * DAY_MS
const SESSIONS_KEPT = 20_000

/** A session as its cookie names it: `<club>.<session>`, both uuids. */
export function sessionKey(clubId: string, sessionId: string): string {
  return `${clubId}.${sessionId}`
}

/** The time by which sessions hold now. */
export const holdingAt = (at: Instant): Holding => ({ at, usedSince: at - UNUSED_MS })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The one thing that a session asks of a game: the role of a device at a post. */
type PostRoles = Readonly<Record<string, { posts?: { role(post: string): string } }>>

interface Believed {
  identity: Identity | null
  until: number
  expiresAt: Instant
}

/** Finds the person or device of a session: in the database at each request, except for a cache of a few seconds. */
export class Sessions {
  readonly #believed = new Map<string, Believed>()
  readonly #listeners = new Set<(clubId: string) => void>()

  constructor(
    private readonly sql: Sql,
    private readonly now: () => Instant,
    private readonly games: PostRoles,
    private readonly news: News,
  ) {
    news.read('sessions', (clubId) => this.#forget(clubId))
    news.onMissed(() => this.#believed.clear())
  }

  /** Null when the session is unknown, revoked or expired, or its member is blocked. */
  async identify(key: string): Promise<Identity | null> {
    const believed = this.#believed.get(key)
    if (believed && believed.until > performance.now() && believed.expiresAt > this.now()) {
      return believed.identity
    }
    const [clubId = '', sessionId = ''] = key.split('.')
    if (!UUID.test(clubId) || !UUID.test(sessionId)) return null
    const row = await findSession(this.sql, clubId, sessionId, holdingAt(this.now()))
    const identity = row ? identityOf(row, this.games) : null
    if (row && this.now() - row.seenAt > SEEN_EVERY_MS) {
      unattended('the time of a session was not noted', () => this.#touch(clubId, sessionId))
    }
    if (this.#believed.size >= SESSIONS_KEPT) this.#believed.clear()
    const until = performance.now() + BELIEVED_MS
    this.#believed.set(key, { identity, until, expiresAt: row?.expiresAt ?? Number.MAX_VALUE })
    return identity
  }

  /** Beside the request: a database that takes no writes, or a row that somebody holds, refuses nobody for it. */
  async #touch(clubId: string, sessionId: string): Promise<void> {
    try {
      await touchSession(this.sql, clubId, sessionId, this.now())
    } catch (error) {
      if (!(translate(error) instanceof DatabaseUnreachable)) throw error
    }
  }

  /** To be called after revoking a session or changing a member of this club. */
  changed(clubId: string): void {
    this.news.tell('sessions', clubId)
  }

  #forget(clubId: string): void {
    for (const key of this.#believed.keys()) {
      if (key.startsWith(`${clubId}.`)) this.#believed.delete(key)
    }
    for (const listener of this.#listeners) listener(clubId)
  }

  /** Calls the listener when sessions of a club may have ended. */
  subscribe(listener: (clubId: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Null for a device whose game is not one of this house. */
function identityOf(row: SessionRow, games: PostRoles): Identity | null {
  const { clubId, slug, sessionId } = row
  const common = { clubId, slug, sessionId, locale: row.locale ?? ('it' as const) }
  if (row.kind === 'device' && row.post && row.eveningId && row.game) {
    const { game, eveningId: evening, post } = row
    const role = Object.hasOwn(games, game) ? games[game]?.posts?.role(post) : undefined
    if (role === undefined) return null
    const device = { game, evening, post, role }
    return { ...common, mustChangePassword: false, member: null, device }
  }
  if (!row.memberId || row.name === null || row.card === null) return null
  const { memberId: id, name, card, alias } = row
  const member = {
    id,
    name,
    card,
    alias,
    showAs: row.showAs ?? 'name',
    inSeason: row.inSeason ?? false,
    roles: row.roles ?? [],
  }
  return { ...common, mustChangePassword: row.mustChangePassword ?? false, member, device: null }
}
