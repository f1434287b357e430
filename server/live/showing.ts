import { createHash } from 'node:crypto'
import type { Instant } from '@/rules/kernel/decider'
import type { Audience } from '../games/game'
import type { Metrics } from '../measuring/metrics'
import type { AnyStream } from '../streams/streams'
import type { Screen } from './screen'
import { type Naming, shownTo } from './shown'

/** An audience, and the evening it is bound to: a device sees only the evening of its post. */
export interface Watching {
  audience: Audience
  evening: string | null
}

/** The open evenings of a club, by game in the order of the house, and how its screens may name its members. */
export interface Open extends Naming {
  streams: ReadonlyMap<string, AnyStream>
}

/** One game in a message: the text of its view, the version of its stream, and an id of both. */
export interface Body {
  body: string
  version: number
  id: string
}

/** Where nothing is open, a screen receives that once. */
export const NOTHING_OPEN: Body = {
  body: '"game":null,"evening":null,"names":{},"view":null',
  version: 0,
  id: '0',
}

export const closedBody = (game: string): Body => ({
  body: `"game":"${game}","evening":null,"names":{},"view":null`,
  version: 0,
  id: '',
})

/** A message of a view, without the empty line that ends it. */
export function messageOf(
  { body, version }: Body,
  { id, open, now }: { id: string; open: readonly string[]; now: Instant },
): string {
  const games = JSON.stringify(open)
  return `id: ${id}\nevent: view\ndata: {"version":${version},"now":${now},"open":${games},${body}}\n`
}

/** Screens that are told together. */
export interface Group {
  /** Whether its views were ever computed. */
  readonly ready: boolean
  /** How many screens it has, about. */
  readonly size: number
  screens(): Iterable<Screen>
  /** Computes the views of these games again, or of all when none is named, and sends those that changed. */
  refresh(open: Open, now: Instant, games?: ReadonlySet<string>): Iterable<unknown>
  /** Forgets a screen that has closed. */
  leave(screen: Screen): void
  ping(now: Instant): void
}

/** The view of one audience of a club, one message per game, each computed and serialised once for all its screens. */
export class Showing implements Group {
  readonly #screens = new Set<Screen>()
  readonly #parts = new Map<string, Body>()
  #open: readonly string[] = []
  ready = false

  constructor(
    readonly watching: Watching,
    private readonly metrics: Metrics,
  ) {}

  get size(): number {
    return this.#screens.size
  }

  screens(): Iterable<Screen> {
    return [...this.#screens]
  }

  *refresh({ streams, ...naming }: Open, now: Instant, games?: ReadonlySet<string>): Generator {
    const mine = [...streams].filter(([, { id }]) => this.#watches(id))
    this.#open = mine.map(([game]) => game)
    for (const [game, stream] of mine) {
      if (this.#parts.has(game) && games && !games.has(game)) continue
      this.#show(game, this.#render(game, stream, naming, now), now)
      yield
    }
    for (const game of [...this.#parts.keys()]) {
      if (this.#open.includes(game)) continue
      this.#parts.delete(game)
      this.#sendAll(this.#message(closedBody(game), now))
    }
    this.ready = true
  }

  /** Sends a new screen the current views; one that already has them receives only the time. */
  welcome(screen: Screen, now: Instant): void {
    this.#screens.add(screen)
    if (screen.lastId === this.#id)
      return void screen.send(`event: still\ndata: {"now":${now}}\n\n`)
    const parts = this.#parts.size > 0 ? [...this.#parts.values()] : [NOTHING_OPEN]
    for (const part of parts) screen.send(this.#message(part, now))
  }

  leave(screen: Screen): void {
    this.#screens.delete(screen)
  }

  ping(now: Instant): void {
    const bytes = Buffer.from(`event: ping\ndata: {"now":${now}}\n\n`)
    for (const screen of this.#screens) screen.ping(bytes)
  }

  #watches(evening: string): boolean {
    return this.watching.evening === null || this.watching.evening === evening
  }

  #show(game: string, part: Body, now: Instant): void {
    if (this.#parts.get(game)?.body === part.body) return
    this.#parts.set(game, part)
    this.#sendAll(this.#message(part, now))
  }

  #sendAll(message: string): void {
    const bytes = Buffer.from(message)
    for (const screen of this.#screens) screen.send(bytes)
  }

  /** An id of everything shown, so that a screen which reconnects with it has missed nothing. */
  get #id(): string {
    if (this.#parts.size === 0) return NOTHING_OPEN.id
    return [...this.#parts].map(([game, { id }]) => `${game}-${id}`).join('.')
  }

  #message(part: Body, now: Instant): string {
    return `${messageOf(part, { id: this.#id, open: this.#open, now })}\n`
  }

  #render(game: string, stream: AnyStream, naming: Naming, now: Instant): Body {
    const { version, id: evening } = stream
    const since = performance.now()
    const { view, names: shownNames } = shownTo(stream, this.watching.audience, naming, now)
    const named = JSON.stringify(shownNames)
    const body = `"game":"${game}","evening":"${evening}","names":${named},"view":${view}`
    const digest = createHash('sha1').update(body).digest('hex').slice(0, 10)
    this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    return { body, version, id: `${version}-${digest}` }
  }
}
