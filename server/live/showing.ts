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

/** One game as an audience sees it: the body of its message, and the version of its stream. */
interface Part {
  shown: string
  version: number
  id: string
}

/** Where nothing is open, a screen receives that once. */
const NOTHING_OPEN: Part = {
  shown: '"game":null,"evening":null,"names":{},"view":null',
  version: 0,
  id: '0',
}

/** The view of one audience of a club, one message per game, each computed and serialised once for all its screens. */
export class Showing {
  readonly screens = new Set<Screen>()
  readonly #parts = new Map<string, Part>()
  #open: readonly string[] = []
  /** Whether its views were ever computed. */
  ready = false

  constructor(
    readonly watching: Watching,
    private readonly metrics: Metrics,
  ) {}

  /** Computes the views of these games again, or of all when none is named, and sends those that changed. */
  refresh({ streams, ...naming }: Open, now: Instant, games?: ReadonlySet<string>): void {
    const mine = [...streams].filter(([, { id }]) => this.#watches(id))
    this.#open = mine.map(([game]) => game)
    for (const [game, stream] of mine) {
      if (this.#parts.has(game) && games && !games.has(game)) continue
      this.#show(game, this.#render(game, stream, naming, now), now)
    }
    for (const game of [...this.#parts.keys()]) {
      if (this.#open.includes(game)) continue
      this.#parts.delete(game)
      this.#sendAll(this.#message(closedPart(game), now))
    }
    this.ready = true
  }

  /** Sends a new screen the current views; one that already has them receives only the time. */
  welcome(screen: Screen, now: Instant): void {
    this.screens.add(screen)
    if (screen.lastId === this.#id)
      return void screen.send(`event: still\ndata: {"now":${now}}\n\n`)
    const parts = this.#parts.size > 0 ? [...this.#parts.values()] : [NOTHING_OPEN]
    for (const part of parts) screen.send(this.#message(part, now))
  }

  ping(now: Instant): void {
    this.#sendAll(`event: ping\ndata: {"now":${now}}\n\n`)
  }

  #watches(evening: string): boolean {
    return this.watching.evening === null || this.watching.evening === evening
  }

  #show(game: string, part: Part, now: Instant): void {
    if (this.#parts.get(game)?.shown === part.shown) return
    this.#parts.set(game, part)
    this.#sendAll(this.#message(part, now))
  }

  #sendAll(message: string): void {
    const bytes = Buffer.from(message)
    for (const screen of this.screens) if (!screen.send(bytes)) this.screens.delete(screen)
  }

  /** An id of everything shown, so that a screen which reconnects with it has missed nothing. */
  get #id(): string {
    if (this.#parts.size === 0) return NOTHING_OPEN.id
    return [...this.#parts].map(([game, { id }]) => `${game}-${id}`).join('.')
  }

  #message({ shown, version }: Part, now: Instant): string {
    const open = JSON.stringify(this.#open)
    return `id: ${this.#id}\nevent: view\ndata: {"version":${version},"now":${now},"open":${open},${shown}}\n\n`
  }

  #render(game: string, stream: AnyStream, naming: Naming, now: Instant): Part {
    const { version, id: evening } = stream
    const since = performance.now()
    const { view, names: shownNames } = shownTo(stream, this.watching.audience, naming, now)
    const named = JSON.stringify(shownNames)
    const shown = `"game":"${game}","evening":"${evening}","names":${named},"view":${view}`
    const digest = createHash('sha1').update(shown).digest('hex').slice(0, 10)
    this.metrics.views.observe((performance.now() - since) / 1000, [game])
    return { shown, version, id: `${version}-${digest}` }
  }
}

const closedPart = (game: string): Part => ({
  shown: `"game":"${game}","evening":null,"names":{},"view":null`,
  version: 0,
  id: '',
})
