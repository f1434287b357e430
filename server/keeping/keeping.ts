import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { openSnapshot } from '@/db/keeping/connection'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { Games } from '../games/game'
import { Nights } from './nights'
import { type Verified, verifyClub } from './verify/club'
import { type Source, sendBackup } from './write'

/** How long a ticket for a download is valid, in ms. */
const TICKET_LASTS_MS = MINUTE_MS

interface KeepingOptions {
  source: Source
  games: Games
  now(): Instant
  log: Logger
}

/** Protects the data of the running server: nightly backups, downloads, and the verification of stored data. */
export class Keeping {
  readonly nights: Nights
  readonly #source: Source
  readonly #games: Games
  readonly #now: () => Instant
  /** Tickets that somebody tried, until they expire. */
  readonly #tried = new Map<string, Instant>()
  readonly #verifying = new Map<string, Promise<Verified>>()

  constructor({ source, games, now, log }: KeepingOptions) {
    this.#source = source
    this.#games = games
    this.#now = now
    this.nights = new Nights(source, now, log)
  }

  /**
   * A ticket with which this session may download one backup within a minute, from any process with the same secret: it
   * is signed, and no process has to remember it.
   */
  admit(sessionId: string): string {
    const until = this.#now() + TICKET_LASTS_MS
    const said = `${until}.${randomBytes(9).toString('base64url')}`
    return `${said}.${this.#signed(said, sessionId)}`
  }

  /** Whether the session holds that ticket; it can be tried only once here, by whatever session. */
  redeem(ticket: string, sessionId: string): boolean {
    const now = this.#now()
    for (const [one, until] of this.#tried) if (until < now) this.#tried.delete(one)
    const [until = '', salt = ''] = ticket.split('.')
    const lasts = Number(until) - now
    if (!(lasts >= 0 && lasts <= TICKET_LASTS_MS) || this.#tried.has(ticket)) return false
    this.#tried.set(ticket, Number(until))
    const said = `${until}.${salt}`
    const right = Buffer.from(`${said}.${this.#signed(said, sessionId)}`)
    const given = Buffer.from(ticket)
    return right.length === given.length && timingSafeEqual(right, given)
  }

  #signed(said: string, sessionId: string): string {
    const { secret } = this.#source
    return createHmac('sha256', secret).update(`ticket/${said}/${sessionId}`).digest('base64url')
  }

  /** Sends a fresh backup. Throws when the receiver disconnects before its end. */
  async send(into: Writable): Promise<void> {
    await sendBackup(this.#source, into, { at: this.#now() })
  }

  /** Verifies all data of a club; further callers during that time share the same run. */
  verify(clubId: string): Promise<Verified> {
    const underWay = this.#verifying.get(clubId)
    if (underWay) return underWay
    const verifying = this.#verify(clubId).finally(() => this.#verifying.delete(clubId))
    this.#verifying.set(clubId, verifying)
    return verifying
  }

  async #verify(clubId: string): Promise<Verified> {
    const snapshot = await openSnapshot(this.#source.url)
    try {
      const verified = await verifyClub(snapshot.sql, this.#games, clubId)
      await snapshot.confirm()
      return verified
    } finally {
      await snapshot.close()
    }
  }
}
