import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'
import { findCredentials } from '@/db/queries/accounts'
import {
  attemptSucceeded,
  beginAttempt,
  countFailures,
  type Failures,
  withdrawAttempt,
} from '@/db/queries/attempts'
import { type Club, findClub } from '@/db/queries/clubs'
import { redeemDeviceCode } from '@/db/queries/devices'
import { createMemberSession, revokeSession } from '@/db/queries/sessions'
import type { Instant } from '@/rules/kernel/decider'
import { Problem } from './errors'
import { isPassword } from './passwords'
import { type Sessions, sessionKey } from './sessions'

const MINUTE = 60_000
const WINDOW = 15 * MINUTE
/** Failed attempts within the window after which one has to wait. */
const LIMITS = { card: 5, address: 30, codes: 50 }
const LASTS = { member: 30 * 24 * 60 * MINUTE, device: 24 * 60 * MINUTE }
/** How long a tablet's code is good, in ms. */
export const CODE_LASTS = 10 * MINUTE
/** All codes of a club count together, as if they were one card's passwords. */
const CODES = '#tavolo'

/** From where somebody signs in. */
export interface Caller {
  address: string
  userAgent: string | null
}

interface SignInOptions {
  sql: Sql
  secret: string
  sessions: Sessions
  now(): Instant
}

/** Signs members and tablets in, and counts who fails. */
export class SignIn {
  constructor(private readonly options: SignInOptions) {}

  /**
   * Opens a member's session and returns its key. Throws Problem: `wrong-credentials` (the same, after the same
   * work, for an unknown card as for a wrong password), `blocked`, `too-many-attempts` with `minutes`.
   */
  async member(
    given: { slug: string; card: string; password: string },
    caller: Caller,
  ): Promise<string> {
    const { sql, now } = this.options
    const club = await findClub(sql, given.slug)
    const card = given.card.trim()
    if (!club) throw new Problem('wrong-credentials')
    return await this.#attempt(club, { card, limit: LIMITS.card, caller }, async () => {
      const found = await findCredentials(sql, club.clubId, card)
      const right = await isPassword(found?.passwordHash ?? null, given.password)
      if (!found || !right) throw new Problem('wrong-credentials')
      if (found.blockedAt !== null) throw new Problem('blocked')
      const session = this.#session(club, LASTS.member, caller)
      await createMemberSession(sql, { ...session, memberId: found.memberId, at: now() })
      return sessionKey(club.clubId, session.sessionId)
    })
  }

  /**
   * Asks a member who is signed in for his password once more; wrong ones count with those of his sign-ins. Throws
   * Problem as `member` does.
   */
  async confirm(given: { clubId: string; card: string; password: string }, caller: Caller) {
    const { clubId, card, password } = given
    return await this.#attempt({ clubId }, { card, limit: LIMITS.card, caller }, async () => {
      const found = await findCredentials(this.options.sql, clubId, card)
      const right = await isPassword(found?.passwordHash ?? null, password)
      if (!found || !right) throw new Problem('wrong-credentials')
      return found.memberId
    })
  }

  /** Opens a tablet's session by a code that works once. Throws Problem as `member` does. */
  async device(given: { slug: string; code: string }, caller: Caller): Promise<string> {
    const { sql, now } = this.options
    const club = await findClub(sql, given.slug)
    if (!club) throw new Problem('wrong-credentials')
    return await this.#attempt(club, { card: CODES, limit: LIMITS.codes, caller }, async () => {
      const session = this.#session(club, LASTS.device, caller)
      const code = {
        clubId: club.clubId,
        codeHash: this.codeHash(club.clubId, given.code),
        at: now(),
      }
      if (!(await redeemDeviceCode(sql, code, session))) throw new Problem('wrong-credentials')
      return sessionKey(club.clubId, session.sessionId)
    })
  }

  /** Ends the session of a cookie. */
  async out(key: string): Promise<void> {
    const [clubId = '', sessionId = ''] = key.split('.')
    await revokeSession(this.options.sql, clubId, sessionId, this.options.now())
    this.options.sessions.changed(clubId)
  }

  /** Six digits for a tablet; only `codeHash` of them is kept. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0')
  }

  codeHash(clubId: string, code: string): string {
    const digits = code.replaceAll(/\D/g, '')
    return createHmac('sha256', this.options.secret).update(`${clubId}/${digits}`).digest('hex')
  }

  #session(club: Club, lasts: number, { userAgent }: Caller) {
    const expiresAt = this.options.now() + lasts
    return { clubId: club.clubId, sessionId: randomUUID(), expiresAt, userAgent }
  }

  async #attempt(
    { clubId }: Pick<Club, 'clubId'>,
    of: { card: string; limit: number; caller: Caller },
    check: () => Promise<string>,
  ): Promise<string> {
    const { sql } = this.options
    const { address } = of.caller
    const at = this.options.now()
    const attemptId = await beginAttempt(sql, clubId, { card: of.card, address, at })
    const since = at - WINDOW
    const failures = await countFailures(sql, clubId, { attemptId, card: of.card, address, since })
    const wait = Math.max(
      waitAfter(failures.card, of.limit, at),
      waitAfter(failures.address, LIMITS.address, at),
    )
    if (wait > 0) {
      await withdrawAttempt(sql, clubId, attemptId)
      throw new Problem('too-many-attempts', { minutes: Math.ceil(wait / MINUTE) })
    }
    const found = await check()
    await attemptSucceeded(sql, clubId, attemptId, at - 2 * WINDOW)
    return found
  }
}

/** How long until the earliest failure is out of the window, in ms; 0 when there are few enough. */
function waitAfter(failures: Failures, limit: number, at: Instant): number {
  if (failures.count < limit || failures.earliest === null) return 0
  return failures.earliest + WINDOW - at
}
