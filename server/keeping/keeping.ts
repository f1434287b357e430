import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Logger } from 'pino'
import type { Sql } from '@/db/client'
import { openSnapshot } from '@/db/keeping/connection'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { Games } from '../games/game'
import { listForgotten } from './forgotten'
import { Nights } from './nights'
import { backupFolder } from './place'
import { type Verified, verifyClub } from './verify/club'
import { installationOf, type Source, sendBackup } from './write'

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
  readonly #log: Logger
  /** Sessions that may download once, by ticket. */
  readonly #tickets = new Map<string, { sessionId: string; until: Instant }>()
  readonly #verifying = new Map<string, Promise<Verified>>()

  constructor({ source, games, now, log }: KeepingOptions) {
    this.#source = source
    this.#games = games
    this.#now = now
    this.#log = log
    this.nights = new Nights(source, now, log)
  }

  /** A ticket with which this session may download one backup within a minute. */
  admit(sessionId: string): string {
    for (const [ticket, { until }] of this.#tickets) {
      if (until < this.#now()) this.#tickets.delete(ticket)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { sessionId, until: this.#now() + TICKET_LASTS_MS })
    return ticket
  }

  /** Whether the session holds that ticket; the ticket can be used only once. */
  redeem(ticket: string, sessionId: string): boolean {
    const known = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return known !== undefined && known.sessionId === sessionId && known.until >= this.#now()
  }

  /** Sends a fresh backup. Throws when the receiver disconnects before its end. */
  async send(into: Writable): Promise<void> {
    await sendBackup(this.#source, into, { at: this.#now() })
  }

  /** Adds the forgotten members to the list beside the backups; where that fails, the next backup does it. */
  async noteForgotten(sql: Sql): Promise<void> {
    const { data, secret } = this.#source
    if (data === undefined) return
    try {
      await listForgotten(sql, backupFolder(data), installationOf(secret))
    } catch (error) {
      this.#log.error({ err: error }, 'the list of forgotten members was not written')
    }
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
