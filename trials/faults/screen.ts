import { setTimeout as pause } from 'node:timers/promises'
import { aView, Line, type Message } from '@/tests/support/sse'
import type { TrialClub } from '../scene'

const RETRY_MS = 100

/** A desk's screen that comes back by itself, as a browser's does, and keeps the last view it was sent. */
export class DeskScreen {
  last: Message | null = null
  #line: Line | null = null
  #isOver = false
  #following: Promise<void>

  constructor(
    readonly club: TrialClub,
    private readonly url: () => Promise<string>,
  ) {
    this.#following = this.#follow()
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
        const address = `${await this.url()}/live/${this.club.slug}/desk`
        const had = this.last ? { 'last-event-id': this.last.id } : {}
        const headers = { cookie: this.club.cookies[0], ...had }
        this.#line = await Line.open(address, headers, this.#line ?? undefined)
        for (;;) this.last = await this.#line.next(aView)
      } catch {
        await pause(RETRY_MS)
      }
    }
  }
}
