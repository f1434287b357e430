import type { Logger } from 'pino'
import type { Instant } from '@/rules/kernel/decider'
import type { Directory } from './directory'
import type { Screen } from './screen'
import type { Sessions } from './sessions'
import { Showing, type Watching } from './showing'
import type { AnyStream, Streams } from './streams'
import { unattended } from './unattended'

const PING = 15_000
/** How long views are computed before others have a turn, in ms. */
const SLICE = 8

interface Club {
  /** The evening that is open, once it was looked up. */
  stream: AnyStream | null
  showings: Map<string, Showing>
  refreshing: boolean
  dirty: boolean
}

interface LiveOptions {
  streams: Streams
  directory: Directory
  sessions: Sessions
  now(): Instant
  log: Logger
}

/** Pushes to each open screen what its audience may see, whenever that changes. */
export class Live {
  readonly #clubs = new Map<string, Promise<Club>>()
  readonly #timer: NodeJS.Timeout
  readonly #unsubscribe: readonly (() => void)[]

  constructor(private readonly options: LiveOptions) {
    const told = (work: () => Promise<void>) => unattended('screens could not be told', work)
    this.#timer = setInterval(() => told(() => this.ping()), PING).unref()
    this.#unsubscribe = [
      options.streams.subscribe((stream) => told(() => this.#moved(stream))),
      options.directory.subscribe((clubId) => told(() => this.#touch(clubId))),
      options.sessions.subscribe((clubId) => told(() => this.#dismiss(clubId))),
    ]
  }

  /** Shows a screen what it watches, now and at each change, until it closes. */
  async open(clubId: string, watching: Watching, screen: Screen): Promise<void> {
    const club = await this.#club(clubId)
    const key = JSON.stringify(watching)
    const showing = club.showings.get(key) ?? new Showing(watching)
    club.showings.set(key, showing)
    if (!showing.ready || showing.screens.size === 0) {
      showing.refresh(club.stream, await this.options.directory.of(clubId), this.options.now())
    }
    showing.welcome(screen, this.options.now())
    screen.onClose(() => {
      showing.screens.delete(screen)
      if (showing.screens.size > 0 || club.showings.get(key) !== showing) return
      club.showings.delete(key)
      if (club.showings.size === 0) this.#clubs.delete(clubId)
    })
  }

  /** Tells every screen the time, computes what time alone changes, and dismisses who is signed out. */
  async ping(): Promise<void> {
    for (const [clubId, known] of this.#clubs) {
      const club = await known.catch(() => null)
      for (const showing of club?.showings.values() ?? []) showing.ping(this.options.now())
      await this.#dismiss(clubId)
      await this.#touch(clubId)
    }
  }

  /** Hangs up on everybody; their browsers reconnect to whatever answers next. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const stop of this.#unsubscribe) stop()
    for (const known of this.#clubs.values()) {
      const club = await known.catch(() => null)
      for (const showing of club?.showings.values() ?? []) {
        for (const screen of showing.screens) screen.end()
      }
    }
    this.#clubs.clear()
  }

  #club(clubId: string): Promise<Club> {
    const known = this.#clubs.get(clubId)
    if (known) return known
    const opening = this.#opened(clubId)
    this.#clubs.set(clubId, opening)
    opening.catch(() => this.#clubs.delete(clubId))
    return opening
  }

  async #opened(clubId: string): Promise<Club> {
    const [stream] = await this.options.streams.open(clubId)
    return { stream: stream ?? null, showings: new Map(), refreshing: false, dirty: false }
  }

  async #moved(stream: AnyStream): Promise<void> {
    const club = await this.#clubs.get(stream.clubId)?.catch(() => null)
    if (!club) return
    const open = stream.game.register(stream.state).status === 'open'
    if (open) club.stream = stream
    else if (club.stream === stream) club.stream = null
    else return
    await this.#refresh(stream.clubId, club)
  }

  async #touch(clubId: string): Promise<void> {
    const club = await this.#clubs.get(clubId)?.catch(() => null)
    if (club) await this.#refresh(clubId, club)
  }

  /** One pass at a time; commits that come meanwhile share the next one. */
  async #refresh(clubId: string, club: Club): Promise<void> {
    club.dirty = true
    if (club.refreshing) return
    club.refreshing = true
    try {
      while (club.dirty) {
        club.dirty = false
        await this.#pass(club, await this.options.directory.of(clubId))
      }
    } catch (error) {
      this.options.log.error({ err: error }, 'a view could not be shown')
    } finally {
      club.refreshing = false
    }
  }

  async #pass(club: Club, names: Awaited<ReturnType<Directory['of']>>): Promise<void> {
    // What many screens share comes first: the board, the tables, then each member's own.
    const order = [...club.showings.values()].sort((a, b) => b.screens.size - a.screens.size)
    let since = performance.now()
    for (const showing of order) {
      showing.refresh(club.stream, names, this.options.now())
      if (performance.now() - since < SLICE) continue
      await new Promise((turn) => setImmediate(turn))
      since = performance.now()
    }
  }

  async #dismiss(clubId: string): Promise<void> {
    const club = await this.#clubs.get(clubId)?.catch(() => null)
    for (const showing of club?.showings.values() ?? []) {
      for (const screen of [...showing.screens]) await this.#check(showing, screen)
    }
  }

  /** A lost database dismisses nobody. */
  async #check(showing: Showing, screen: Screen): Promise<void> {
    if (screen.session === null) return
    const { key, may } = screen.session
    const identity = await this.options.sessions.identify(key).catch(() => undefined)
    if (identity === undefined || (identity && may(identity))) return
    showing.screens.delete(screen)
    // Who is still signed in, as somebody else, reconnects as such.
    if (identity) screen.end()
    else screen.gone()
  }
}
