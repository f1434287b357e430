import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { Audience } from '../games/game'
import type { Metrics } from '../measuring/metrics'
import type { AnyStream } from '../streams/streams'
import { Folding } from './folding'
import { type Had, type Lack, lacksOf, withMarks } from './had'
import { closed, inOne, messageOf, pingMessage, stillMessage } from './message'
import type { Screen } from './screen'
import { Disguise, type Naming, viewFor } from './shown'
import { Telling } from './telling'

/** An audience, and the evening it is bound to: a device sees only the evening of its post. */
export interface Watching {
  audience: Audience
  evening: string | null
}

/** The open evenings of a club, by game in the order of the house, and how its screens may name its members. */
export interface Open extends Naming {
  streams: ReadonlyMap<string, AnyStream>
}

/** An audience without screens is kept for so long, so that one which comes back gets what it lacks. */
export const KEPT_MS = 10 * MINUTE_MS

/** Screens that are told together. */
export interface Group {
  /** Whether its views are those of the games as they are: while it has no screens they are not kept so. */
  readonly ready: boolean
  /** How many screens it has, about. */
  readonly size: number
  screens(): Iterable<Screen>
  /** Computes the views of these games again, or of all when none is named, and sends those that changed. */
  refresh(open: Open, now: Instant, games?: ReadonlySet<string>): Iterable<unknown>
  /** Forgets a screen that has closed; what it was told is known until it comes back. */
  leave(screen: Screen): void
  ping(now: Instant): void
}

/** An evening as an audience was told of it last. */
interface Told {
  telling: Telling
  folding: Folding
  evening: string
  version: number
  pseudonyms: Map<string, string>
}

/** The view of one audience of a club, one message per game, each computed and serialised once for all its screens. */
export class Showing implements Group {
  readonly #screens = new Set<Screen>()
  readonly #told = new Map<string, Told>()
  #had: Had = new Map()
  #open: readonly string[] = []
  ready = false
  /** When its last screen closed, in ms of this process. */
  leftAt = 0

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
    const faults: unknown[] = []
    this.#open = mine.map(([game]) => game)
    for (const [game, stream] of mine) {
      if (this.ready && this.#told.has(game) && games && !games.has(game)) continue
      try {
        if (this.#render(game, stream, naming, now)) this.#sendAll(game, now)
      } catch (error) {
        // The other games are shown all the same.
        faults.push(error)
      }
      yield
    }
    for (const game of [...this.#told.keys()]) {
      if (this.#open.includes(game)) continue
      this.#told.delete(game)
      this.#sendAll(game, now)
    }
    if (faults.length > 0) throw faults[0]
    this.ready = true
  }

  /** Sends a new screen what it lacks; one that has everything receives only the time. */
  welcome(screen: Screen, now: Instant): void {
    this.#screens.add(screen)
    for (const { after, pieces } of this.#newsFor(screen.had, now)) screen.tell(after, ...pieces)
  }

  /** The messages to a screen that has nothing yet, for a page that comes with them. */
  first(now: Instant): Buffer[] {
    this.#rest()
    return this.#newsFor(null, now).map(({ pieces }) => inOne(pieces))
  }

  leave(screen: Screen): void {
    this.#screens.delete(screen)
    this.#rest()
  }

  ping(now: Instant): void {
    const bytes = pingMessage(now)
    for (const screen of this.#screens) screen.ping(bytes)
  }

  /** Without screens the views are not kept as the games are. */
  #rest(): void {
    if (this.#screens.size > 0) return
    this.ready = false
    this.leftAt = performance.now()
  }

  #newsFor(had: Had | null, now: Instant): { after: Had; pieces: (string | Buffer)[] }[] {
    const lacks = lacksOf(had, this.#had)
    if (lacks.length > 0)
      return lacks.map((lack) => ({ after: lack.after, pieces: this.#message(lack, now) }))
    const nothing = { ...closed(null), now, open: this.#open }
    const pieces = had === null ? messageOf(nothing, {}, this.#had) : [stillMessage(now)]
    return [{ after: this.#had, pieces }]
  }

  #watches(evening: string): boolean {
    return this.watching.evening === null || this.watching.evening === evening
  }

  /** Tells this game to all screens; one that has not what the others had has fallen behind, and is welcomed later. */
  #sendAll(game: string, now: Instant): void {
    const before = this.#had
    const told = this.#told.get(game)
    this.#had = withMarks(before, game, told && { shared: told.telling.mark, own: null })
    const [lack] = lacksOf(before, this.#had)
    if (!lack || this.#screens.size === 0) return
    const bytes = inOne(this.#message(lack, now))
    for (const screen of this.#screens) if (screen.had === before) screen.tell(this.#had, bytes)
  }

  #message({ game, from, after }: Lack, now: Instant): (string | Buffer)[] {
    const told = this.#told.get(game)
    const about = told ? { game, evening: told.evening, version: told.version } : closed(game)
    const shared = told?.telling.lackedBy(from?.shared)
    return messageOf({ ...about, now, open: this.#open }, { shared: shared ?? null }, after)
  }

  /** Takes the view as it is now. True when the screens must be told. */
  #render(game: string, stream: AnyStream, naming: Naming, now: Instant): boolean {
    const { version, id: evening } = stream
    const { audience } = this.watching
    const since = performance.now()
    const known = this.#told.get(game)
    const told =
      known?.evening === evening
        ? known
        : {
            evening,
            version,
            telling: new Telling('view'),
            folding: new Folding(),
            pseudonyms: new Map(),
          }
    const view = viewFor(stream, audience, now)
    const people = stream.game.people?.(stream.state)
    const isOther = told.telling.update(
      people ? told.folding.folded(view, people) : view,
      new Disguise(stream, audience, naming, told.pseudonyms),
    )
    if (isOther) told.version = version
    this.#told.set(game, told)
    this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    return isOther
  }
}
