import type { Logger } from 'pino'
import type { Browser } from '@/db/queries/push'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { unattended } from '../common/unattended'
import type { PushKeys } from './keys'
import { postMessage } from './post'

/** How many messages one browser receives at most in that time. */
const MOST_TO_A_BROWSER = 20
const WINDOW_MS = 10 * MINUTE_MS
/** How many are sent at once, and how many may wait; beyond that they are dropped. */
const MOST_AT_ONCE = 8
const WAITING_LIMIT = 1_000
/** A service that could not take a message is asked once more, after this. */
const RETRY_AFTER_MS = 3_000

/** A message for one browser; `until` is when it stops being of use. */
export interface Letter {
  clubId: string
  to: Browser
  keys: PushKeys
  text: string
  until: Instant
  topic: string
}

interface OutboxOptions {
  now(): Instant
  log: Logger
  /** Removes a browser that no longer wants messages. */
  forget(browser: { clubId: string; endpoint: string }): Promise<void>
}

/** Messages on their way to the browsers' makers: a few at a time, and not too many for one browser. */
export class Outbox {
  readonly #waiting: Letter[] = []
  readonly #lately = new Map<string, Instant[]>()
  readonly #stopping = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #sent = 0
  #failure: { at: Instant; reason: string } | null = null

  constructor(private readonly options: OutboxOptions) {}

  /** How many were sent since the start, and the last failure. */
  get status() {
    return { sent: this.#sent, failure: this.#failure }
  }

  put(letter: Letter): void {
    if (this.#stopping.signal.aborted || this.#isTooMuch(letter)) return
    this.#waiting.push(letter)
    this.#serve()
  }

  /** Drops what waits, and ends what is under way. */
  async stop(): Promise<void> {
    this.#waiting.length = 0
    this.#stopping.abort()
    await Promise.all(this.#underWay)
  }

  #isTooMuch({ clubId, to }: Letter): boolean {
    const at = this.options.now()
    const key = `${clubId}/${to.endpoint}`
    const lately = (this.#lately.get(key) ?? []).filter((one) => at - one < WINDOW_MS)
    if (lately.length >= MOST_TO_A_BROWSER || this.#waiting.length >= WAITING_LIMIT) {
      this.options.log.warn({ member: to.memberId }, 'too many messages: one was dropped')
      return true
    }
    if (this.#lately.size > WAITING_LIMIT) this.#lately.clear()
    this.#lately.set(key, [...lately, at])
    return false
  }

  #serve(): void {
    while (this.#underWay.size < MOST_AT_ONCE) {
      const letter = this.#waiting.shift()
      if (!letter) return
      const work = this.#deliver(letter)
        .catch((error: unknown) => this.options.log.error({ err: error }, 'a message was lost'))
        .finally(() => {
          this.#underWay.delete(work)
          this.#serve()
        })
      this.#underWay.add(work)
    }
  }

  async #deliver(letter: Letter, isRetry = false): Promise<void> {
    const { clubId, to, keys, text, topic, until } = letter
    const { now, log, forget } = this.options
    const { signal } = this.#stopping
    const lastsS = Math.floor((until - now()) / 1000)
    if (lastsS <= 0) return
    const { posted, reason } = await postMessage({ to, keys, text, topic, lastsS, signal })
    if (posted === 'sent') this.#sent += 1
    if (posted === 'sent' || signal.aborted) return
    if (posted === 'gone') return await forget({ clubId, endpoint: to.endpoint })
    this.#failure = { at: now(), reason }
    // The address is secret: whoever has it may send.
    log.warn({ service: new URL(to.endpoint).host, reason }, 'a message was not taken')
    if (posted === 'later' && !isRetry) this.#again(letter)
  }

  #again(letter: Letter): void {
    const timer = setTimeout(
      () => unattended('a message was lost', () => this.#deliver(letter, true)),
      RETRY_AFTER_MS,
    )
    timer.unref()
    this.#stopping.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
}
