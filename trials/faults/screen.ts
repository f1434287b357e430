import { setTimeout as pause } from 'node:timers/promises'
import { aView, Line, type Message } from '@/tests/support/sse'
import type { TrialClub } from '../scene'

const RETRY_MS = 100

/** A screen that comes back by itself, as a browser's does, and keeps the last view it was sent. */
export class LiveScreen {
  last: Message | null = null
  /** The last view of each open game. */
  readonly shown = new Map<string, Message['data']>()
  /** How often its line was opened, and the bytes of the views that came over it. */
  opened = 0
  bytes = 0
  #line: Line | null = null
  #isOver = false
  #following: Promise<void>

  constructor(
    private readonly address: () => Promise<string>,
    private readonly cookie: string,
  ) {
    this.#following = this.#follow()
  }

  /** Cuts its line, as a network that is lost does. */
  cut(): void {
    this.#line?.close()
  }

  /** Stops reading, as a phone in a pocket does, without hanging up. */
  stall(): void {
    this.#line?.response.pause()
  }

  resume(): void {
    this.#line?.response.resume()
  }

  async end(): Promise<void> {
    this.#isOver = true
    this.#line?.close()
    await this.#following
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      try {
        const had = this.last ? { 'last-event-id': this.last.id } : {}
        const headers = { cookie: this.cookie, ...had }
        this.#line = await Line.open(await this.address(), headers, this.#line ?? undefined)
        this.opened += 1
        for (;;) this.#hear(await this.#line.next(aView))
      } catch {
        await pause(RETRY_MS)
      }
    }
  }

  #hear(message: Message): void {
    const { game, evening, open } = message.data
    this.last = message
    this.bytes += message.bytes
    if (evening !== null) this.shown.set(String(game), message.data)
    for (const known of this.shown.keys())
      if (!(open as string[]).includes(known)) this.shown.delete(known)
  }
}

/** The desk's screen of a club. */
export class DeskScreen extends LiveScreen {
  constructor(
    readonly club: TrialClub,
    url: () => Promise<string>,
  ) {
    super(async () => `${await url()}/live/${club.slug}/desk`, club.cookies[0] ?? '')
  }
}
