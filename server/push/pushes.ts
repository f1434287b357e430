import type { Logger } from 'pino'
import type { Sql } from '@/db/client'
import {
  type Browser,
  browsersOf,
  countBrowsers,
  forgetSubscription,
  isPushOn,
  switchPushOff,
  switchPushOn,
} from '@/db/queries/push'
import { takeReminders } from '@/db/queries/reminders'
import type { Instant } from '@/rules/kernel/decider'
import { DAY_MS, MINUTE_MS } from '@/rules/kernel/time'
import { Problem } from '../common/errors'
import { attended, unattended } from '../common/unattended'
import type { Notice } from '../games/game'
import { publicOrigin } from '../http/reachable'
import type { News } from '../news/news'
import type { CommitOf } from '../streams/stream'
import type { AnyStream, Streams } from '../streams/streams'
import { keysFrom, keysMadeOnce, knownKeys, type PushKeys } from './keys'
import { isMakersAddress } from './makers'
import { messageFor } from './message'
import { Outbox } from './outbox'

interface PushesOptions {
  sql: Sql
  streams: Streams
  news: News
  /** The installation's secret, from which the keys are made. */
  secret: string
  /** The data folder, which keeps the keys; without one there is no push. */
  data: string | undefined
  now(): Instant
  log: Logger
  /** Whether the server may send to an address; a test brings its own. */
  admits?: ((endpoint: string) => boolean) | undefined
}

/** An act without an end is told until the end of the night. */
const LASTS_MS = DAY_MS / 2

/**
 * Tells closed phones what newly concerns their members. It looks at streams after their commits, so no command waits
 * for it or fails because of it. Nothing leaves the house for a club whose administrator did not switch it on.
 */
export class Pushes {
  /** The last state seen of each stream; what was told of an earlier one is not told again. */
  readonly #seen = new WeakMap<AnyStream, unknown>()
  readonly #on = new Map<string, boolean>()
  readonly #outbox: Outbox
  readonly #unsubscribe: readonly (() => void)[]
  #looking: NodeJS.Timeout | undefined

  constructor(private readonly options: PushesOptions) {
    const { sql, now, log } = options
    this.#outbox = new Outbox({
      now,
      log,
      forget: ({ clubId, endpoint }) => forgetSubscription(sql, clubId, endpoint),
    })
    const { streams, news } = options
    this.#unsubscribe = [
      streams.subscribe((stream, from) => this.#moved(stream, from)),
      news.read('push', (clubId) => this.#on.delete(clubId)),
      news.onMissed(() => this.#on.clear()),
    ]
  }

  /** Whether the club's administrator switched it on, and the key by which a browser subscribes. */
  async status(clubId: string): Promise<{ publicKey: string | null }> {
    return { publicKey: (await this.#isOn(clubId)) ? (this.#keys()?.publicKey ?? null) : null }
  }

  /** The same for the administrator: whether it can be switched on here, who asked to be told, the last failure. */
  async overview(clubId: string) {
    const isOn = await this.#isOn(clubId)
    const counted = await countBrowsers(this.options.sql, clubId)
    return { ...counted, isOn, isPossible: this.options.data !== undefined, ...this.#outbox.status }
  }

  /** Switches it on or off in a club. The keys are made at the first time; `origin` is the club's own address. */
  async turn(clubId: string, on: boolean, by: object, origin: string): Promise<void> {
    const { sql, data, secret, now } = this.options
    if (data === undefined) throw new Problem('push-unavailable')
    if (on) {
      keysMadeOnce(data, secret, origin)
      await switchPushOn(sql, clubId, now(), by)
    } else await switchPushOff(sql, clubId, by)
    this.options.news.tell('push', clubId)
  }

  /** Whether the server would send to that address. */
  admits(endpoint: string): boolean {
    return (this.options.admits ?? isMakersAddress)(endpoint)
  }

  /** Reminds those who mean to come to an evening of today, on the browsers that asked to be told. */
  async remind(): Promise<void> {
    const { sql, now } = this.options
    const keys = this.#keys()
    if (!keys) return
    for (const { clubId, memberId, until } of await takeReminders(sql, now())) {
      const notice: Notice = { reason: 'tonight', to: { member: memberId }, until }
      await attended('a member could not be reminded', () => this.#send(clubId, keys, notice))
    }
  }

  /** Looks every minute for an evening of which it is time to remind. */
  begin(): void {
    const look = () => unattended('nobody could be reminded', () => this.remind())
    this.#looking = setInterval(look, MINUTE_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking)
    for (const stop of this.#unsubscribe) stop()
    await this.#outbox.stop()
  }

  #keys(): PushKeys | null {
    const { data, secret } = this.options
    const own = publicOrigin()
    // Another process may have made the keys; the club may have had no name of its own yet when they were made.
    const keys = data === undefined ? null : (knownKeys(data) ?? keysFrom(secret, own))
    return keys && own?.startsWith('https://') ? { ...keys, subject: own } : keys
  }

  async #isOn(clubId: string): Promise<boolean> {
    const known = this.#on.get(clubId)
    if (known !== undefined) return known
    const on = await isPushOn(this.options.sql, clubId)
    this.#on.set(clubId, on)
    return on
  }

  /** Of the processes on one database, the one that stored an event tells the phones. */
  #moved(stream: AnyStream, from: CommitOf): void {
    const { state } = stream
    const before = this.#seen.get(stream)
    this.#seen.set(stream, state)
    if (from === 'others' || before === undefined || !stream.game.notices) return
    if (this.#on.get(stream.clubId) === false) return
    // The commit's own answer and the screens go first.
    setImmediate(() =>
      unattended('phones could not be told', () => this.#tell(stream, before, state)),
    )
  }

  async #tell(stream: AnyStream, before: unknown, after: unknown): Promise<void> {
    const { clubId, game } = stream
    if (!(await this.#isOn(clubId))) return
    const keys = this.#keys()
    if (!keys) return
    for (const notice of game.notices?.(before, after) ?? []) await this.#send(clubId, keys, notice)
  }

  async #send(clubId: string, keys: PushKeys, notice: Notice): Promise<void> {
    const { sql, now } = this.options
    const until = notice.until ?? now() + LASTS_MS
    const office = 'role' in notice.to ? notice.to.role : null
    const browsers: Browser[] = await browsersOf(sql, clubId, notice.to, now())
    for (const to of browsers) {
      const text = JSON.stringify(messageFor(to, notice.reason, office))
      this.#outbox.put({ clubId, to, keys, text, until, topic: notice.reason })
    }
  }
}
