import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'
import { findCredentials } from '@/db/queries/accounts'
import { type Club, findClub } from '@/db/queries/clubs'
import { redeemDeviceCode } from '@/db/queries/devices'
import { findPin } from '@/db/queries/pins'
import { createMemberSession, revokeSession } from '@/db/queries/sessions'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { DAY_MS, MINUTE_MS } from '@/rules/kernel/time'
import { Problem } from '../common/errors'
import { CardNumber } from '../common/given'
import { browserKnowing, knownBrowser } from './browsers'
import { Guesses, placeOf } from './guesses'
import { hashPassword, isPassword } from './passwords'
import { type Sessions, sessionKey } from './sessions'

const SESSION_LASTS_MS = { member: 30 * DAY_MS, device: DAY_MS }
/** How long a tablet's code is valid, in ms. */
export const CODE_LASTS_MS = 10 * MINUTE_MS
/** Names for guesses that are not a card's sign-in: a tablet's code, a password asked for again, and a PIN. */
const CODES = '#tavolo'
const CONFIRMED = '#conferma/'
const PINS = '#pin/'
/**
 * Wrong codes of a club from tablets that were never signed in, in a quarter of an hour. Six digits are few: with this
 * limit a guesser finds one within ten minutes with a chance of one in 20,000, from any number of addresses.
 */
const WRONG_CODES_MOST = 50
/** Wrong PINs of one member at all posts together, in a quarter of an hour; their own phone stays open to them. */
const WRONG_PINS_MOST = 5

/** The place from which somebody signs in. */
export interface Caller {
  address: string
  userAgent: string | null
  /** The cookie that its browser kept of earlier sign-ins. */
  browser?: string
}

/** A PIN as its member types it. */
interface GivenPin {
  clubId: string
  memberId: MemberId
  pin: string
}

interface SignInOptions {
  sql: Sql
  keyOf(clubId: string): Promise<string>
  sessions: Sessions
  now(): Instant
  /** Waits so many ms; a test brings its own. */
  pause?: (ms: number) => Promise<unknown>
}

/** Signs members and tablets in, and slows down people who guess. */
export class SignIn {
  readonly #guesses: Guesses

  constructor(private readonly options: SignInOptions) {
    this.#guesses = new Guesses(options)
  }

  /**
   * Opens a member's session and returns its key. Throws Problem: `wrong-credentials` (the same error, after the same
   * work, for an unknown card and for a wrong password), `blocked`, `too-many-attempts` with `minutes`.
   */
  async member(
    given: { slug: string; card: string; password: string },
    caller: Caller,
  ): Promise<string> {
    const { sql, now } = this.options
    const club = await findClub(sql, given.slug)
    const card = given.card.trim()
    if (!club || !CardNumber.safeParse(card).success) throw new Problem('wrong-credentials')
    return await this.#guesses.attempt(await this.#guess(club, card, caller), async () => {
      const found = await findCredentials(sql, club.clubId, card)
      const right = await isPassword(found?.passwordHash ?? null, given.password)
      if (!found || !right) throw new Problem('wrong-credentials')
      if (found.blockedAt !== null) throw new Problem('blocked')
      const session = this.#session(club, SESSION_LASTS_MS.member, caller)
      await createMemberSession(sql, { ...session, memberId: found.memberId, at: now() })
      return sessionKey(club.clubId, session.sessionId)
    })
  }

  /**
   * Asks a signed-in member for the password again; wrong answers delay no sign-in. Throws Problem `wrong-password`,
   * `too-many-attempts` with `minutes`.
   */
  async confirm(given: { clubId: string; card: string; password: string }, caller: Caller) {
    const { clubId, card, password } = given
    const guess = await this.#guess({ clubId }, `${CONFIRMED}${card}`, caller)
    return await this.#guesses.attempt(guess, async () => {
      const found = await findCredentials(this.options.sql, clubId, card)
      const right = await isPassword(found?.passwordHash ?? null, password)
      if (!found || !right) throw new Problem('wrong-password')
      return found.memberId
    })
  }

  /**
   * Checks the PIN that a member types at a post. Throws Problem: `no-such-member`, `blocked`, `no-pin`, `wrong-pin`,
   * `too-many-attempts` with `minutes`.
   */
  async pin(given: GivenPin, { address }: Pick<Caller, 'address'>): Promise<void> {
    const { clubId, memberId } = given
    const found = await findPin(this.options.sql, clubId, memberId)
    if (!found) throw new Problem('no-such-member')
    if (found.blockedAt !== null) throw new Problem('blocked')
    if (found.mustChangePassword || found.pinHash === null) throw new Problem('no-pin')
    const target = `${PINS}${memberId}`
    const guess = { clubId, target, from: placeOf(null, address), most: WRONG_PINS_MOST }
    await this.#guesses.attempt(guess, async () => {
      if (!(await isPassword(found.pinHash, await this.#mixed(given))))
        throw new Problem('wrong-pin')
    })
  }

  /** The hash of a PIN as the database keeps it. */
  async pinHash(given: GivenPin): Promise<string> {
    return await hashPassword(await this.#mixed(given))
  }

  /** A PIN is short: mixed with the club's key, a stolen table of hashes does not give it away. */
  async #mixed({ clubId, memberId, pin }: GivenPin): Promise<string> {
    const text = `${clubId}/${PINS}${memberId}/${pin}`
    return createHmac('sha256', await this.options.keyOf(clubId))
      .update(text)
      .digest('hex')
  }

  /** Opens a tablet's session by a code that works once. Throws Problem: `wrong-code`, `too-many-attempts`. */
  async device(given: { slug: string; code: string }, caller: Caller): Promise<string> {
    const { sql, now } = this.options
    const club = await findClub(sql, given.slug)
    if (!club) throw new Problem('wrong-code')
    const guess = { ...(await this.#guess(club, CODES, caller)), most: WRONG_CODES_MOST }
    return await this.#guesses.attempt(guess, async () => {
      const session = this.#session(club, SESSION_LASTS_MS.device, caller)
      const code = {
        clubId: club.clubId,
        codeHash: await this.codeHash(club.clubId, given.code),
        at: now(),
      }
      if (!(await redeemDeviceCode(sql, code, session))) throw new Problem('wrong-code')
      return sessionKey(club.clubId, session.sessionId)
    })
  }

  /** The cookie of a browser on which that session was opened: by this card, or by a tablet's code without one. */
  async browserOf(session: string, { browser }: Caller, card = CODES): Promise<string> {
    const [clubId = ''] = session.split('.')
    return browserKnowing(browser, await this.options.keyOf(clubId), `${clubId}/${card.trim()}`)
  }

  /** Ends the session of a cookie. */
  async out(key: string): Promise<void> {
    const [clubId = '', sessionId = ''] = key.split('.')
    await revokeSession(this.options.sql, clubId, sessionId, this.options.now())
    this.options.sessions.changed(clubId)
  }

  /** A code of six digits for a tablet; only its `codeHash` is stored. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0')
  }

  async codeHash(clubId: string, code: string): Promise<string> {
    const digits = code.replaceAll(/\D/g, '')
    return createHmac('sha256', await this.options.keyOf(clubId))
      .update(`${clubId}/${digits}`)
      .digest('hex')
  }

  #session(club: Club, lasts: number, { userAgent }: Caller) {
    const expiresAt = this.options.now() + lasts
    return { clubId: club.clubId, sessionId: randomUUID(), expiresAt, userAgent }
  }

  async #guess({ clubId }: Pick<Club, 'clubId'>, target: string, { address, browser }: Caller) {
    const known = knownBrowser(browser, await this.options.keyOf(clubId), `${clubId}/${target}`)
    return { clubId, target, from: placeOf(known, address) }
  }
}
