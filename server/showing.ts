import { createHash } from 'node:crypto'
import type { Instant } from '@/rules/kernel/decider'
import type { Audience } from '@/rules/poker/views/shapes'
import type { Names } from './directory'
import type { Screen } from './screen'
import { shownTo } from './shown'
import type { AnyStream } from './streams'

/** An audience with the evening it is bound to: a tablet sees no evening but its own. */
export interface Watching {
  audience: Audience
  evening: string | null
}

/** What one audience of a club sees, computed and serialised once for all its screens. */
export class Showing {
  readonly screens = new Set<Screen>()
  #shown = ''
  #version = 0
  #id = ''

  constructor(readonly watching: Watching) {}

  /** Whether what it shows was ever computed. */
  get ready(): boolean {
    return this.#id !== ''
  }

  /** Computes the view anew and sends it when it differs from the last. */
  refresh(stream: AnyStream | null, names: ReadonlyMap<string, Names>, now: Instant): void {
    const mine = this.watching.evening === null || this.watching.evening === stream?.id
    const seen = stream && mine ? stream : null
    const shown = this.#render(seen, names, now)
    if (shown === this.#shown) return
    this.#shown = shown
    this.#version = seen?.version ?? 0
    this.#id = `${this.#version}-${createHash('sha1').update(shown).digest('hex').slice(0, 10)}`
    this.#sendAll(Buffer.from(this.#message(now)))
  }

  /** Shows a new screen where things stand; one that has it already is only told the time. */
  welcome(screen: Screen, now: Instant): void {
    this.screens.add(screen)
    const still = screen.lastId === this.#id
    screen.send(still ? `event: still\ndata: {"now":${now}}\n\n` : this.#message(now))
  }

  ping(now: Instant): void {
    this.#sendAll(Buffer.from(`event: ping\ndata: {"now":${now}}\n\n`))
  }

  #sendAll(message: Buffer): void {
    for (const screen of this.screens) if (!screen.send(message)) this.screens.delete(screen)
  }

  #message(now: Instant): string {
    return `id: ${this.#id}\nevent: view\ndata: {"version":${this.#version},"now":${now},${this.#shown}}\n\n`
  }

  #render(stream: AnyStream | null, names: ReadonlyMap<string, Names>, now: Instant): string {
    if (!stream) return '"evening":null,"names":{},"view":null'
    const { view, names: named } = shownTo(stream, this.watching.audience, names, now)
    return `"evening":"${stream.id}","names":${JSON.stringify(named)},"view":${view}`
  }
}
