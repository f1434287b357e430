import type { Sql } from '@/db/client'
import { findSession, type SessionRow, touchSession } from '@/db/queries/sessions'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { Identity } from './identity'

/** How long a session is believed without asking the database, in ms: what another process revoked ends then. */
const BELIEVED_MS = 5_000
/** How often the time a session was last seen is written down, in ms. */
const SEEN_EVERY_MS = 5 * MINUTE_MS
const SESSIONS_KEPT = 20_000

/** A session as its cookie names it: `<club>.<session>`, both uuids. */
export function sessionKey(clubId: string, sessionId: string): string {
  return `${clubId}.${sessionId}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** All that a session asks of a game: the role of a device at a post. */
type PostRoles = Readonly<Record<string, { posts?: { role(post: string): string } }>>

interface Believed {
  identity: Identity | null
  until: number
  expiresAt: Instant
}

/** Who stands behind a session, asked of the database at each request but for a few seconds' memory. */
export class Sessions {
  readonly #believed = new Map<string, Believed>()
  readonly #listeners = new Set<(clubId: string) => void>()

  constructor(
    private readonly sql: Sql,
    private readonly now: () => Instant,
    private readonly games: PostRoles,
  ) {}

  /** Null when the session is unknown, revoked, expired, or its member blocked. */
  async identify(key: string): Promise<Identity | null> {
    const believed = this.#believed.get(key)
    if (believed && believed.until > performance.now() && believed.expiresAt > this.now()) {
      return believed.identity
    }
    const [clubId = '', sessionId = ''] = key.split('.')
    if (!UUID.test(clubId) || !UUID.test(sessionId)) return null
    const row = await findSession(this.sql, clubId, sessionId, this.now())
    const identity = row ? identityOf(row, this.games) : null
    if (row && this.now() - row.seenAt > SEEN_EVERY_MS) {
      await touchSession(this.sql, clubId, sessionId, this.now())
    }
    if (this.#believed.size >= SESSIONS_KEPT) this.#believed.clear()
    const until = performance.now() + BELIEVED_MS
    this.#believed.set(key, { identity, until, expiresAt: row?.expiresAt ?? Number.MAX_VALUE })
    return identity
  }

  /** Called by whatever revokes a session or changes a member of this club. */
  changed(clubId: string): void {
    for (const key of this.#believed.keys()) {
      if (key.startsWith(`${clubId}.`)) this.#believed.delete(key)
    }
    for (const listener of this.#listeners) listener(clubId)
  }

  /** Called when sessions of a club may have ended. */
  subscribe(listener: (clubId: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Null for a device whose game this house does not know. */
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
  const member = { id, name, card, alias, showAs: row.showAs ?? 'name', roles: row.roles ?? [] }
  return { ...common, mustChangePassword: row.mustChangePassword ?? false, member, device: null }
}
