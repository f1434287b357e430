import type { Logger } from 'pino'
import type { Instant } from '@/rules/kernel/decider'
import type { Sessions } from '../access/sessions'
import { unattended } from '../common/unattended'
import type { Games } from '../games/game'
import type { Metrics } from '../measuring/metrics'
import { type AnyStream, isEveningOpen, type Streams } from '../streams/streams'
import type { Directory } from './directory'
import { type Club, groupsOf, isOver, type KeptClub, leave, toTheEnd } from './kept'
import { MemberScreens } from './memberScreens'
import type { Screen } from './screen'
import { type Open, Showing, type Watching } from './showing'

const PING_EVERY_MS = 15_000
/** After this the names of a club are asked for again, where its database did not answer. */
const NAMES_AGAIN_MS = 1_000
/** How long views are computed before other work has a turn, in ms. */
const SLICE_MS = 8

interface LiveOptions {
  games: Games
  streams: Streams
  directory: Directory
  sessions: Sessions
  keyOf(clubId: string): Promise<string>
  metrics: Metrics
  now(): Instant
  log: Logger
}

/** Pushes to each open screen the view of its audience, whenever that changes. */
export class Live {
  readonly #clubs = new Map<string, KeptClub>()
  readonly #timer: NodeJS.Timeout
  readonly #unsubscribe: readonly (() => void)[]

  constructor(private readonly options: LiveOptions) {
    const guarded = (work: () => Promise<void>) => unattended('screens could not be told', work)
    this.#timer = setInterval(() => guarded(() => this.ping()), PING_EVERY_MS).unref()
    this.#unsubscribe = [
      options.streams.subscribe((stream) => guarded(() => this.#moved(stream))),
      options.directory.subscribe((clubId) => guarded(() => this.#touch(clubId))),
      options.sessions.subscribe((clubId) => guarded(() => this.#dismiss(clubId))),
    ]
  }

  /** Shows a screen what it watches, now and at each change, until it closes. */
  async open(clubId: string, watching: Watching, screen: Screen): Promise<void> {
    const kept = this.#keep(clubId)
    const { audience } = watching
    let club: Club | undefined
    let isOpen = true
    kept.lines += 1
    this.options.metrics.screens.inc({ audience: audience.kind })
    screen.onClose(() => {
      isOpen = false
      kept.lines -= 1
      this.options.metrics.screens.dec({ audience: audience.kind })
      kept.leftAt = performance.now()
      if (club) leave(club, watching, screen)
    })
    club = await kept.club
    const open = await this.#openIn(clubId, club)
    if (!isOpen) return
    const group = this.#group(club, watching, open)
    this.#follow(screen, (at) => group.welcome(screen, at))
  }

  /** The messages that a new screen would be sent, for a page that comes with them. */
  async first(clubId: string, watching: Watching): Promise<Buffer[]> {
    const kept = this.#keep(clubId)
    kept.leftAt = performance.now()
    const club = await kept.club
    const open = await this.#openIn(clubId, club)
    return this.#group(club, watching, open).first(this.options.now())
  }

  /** Those who watch the same, with their views as the games are now. */
  #group(club: Club, watching: Watching, open: Open) {
    const { now, metrics } = this.options
    const { audience } = watching
    if (audience.kind === 'member') {
      const { members } = club
      if (!members.ready) toTheEnd(members.refresh(open, now()))
      return {
        welcome: (screen: Screen, at: Instant) => members.welcome(screen, audience.member, at),
        first: (at: Instant) => members.first(audience.member, at),
      }
    }
    const key = JSON.stringify(watching)
    const showing = club.showings.get(key) ?? new Showing(watching, metrics)
    club.showings.set(key, showing)
    if (!showing.ready) toTheEnd(showing.refresh(open, now()))
    return showing
  }

  /** Welcomes a screen, and again whenever it has fallen behind and then read everything. */
  #follow(screen: Screen, welcome: (now: Instant) => void): void {
    screen.onCaughtUp(() => {
      try {
        welcome(this.options.now())
      } catch (error) {
        // Nobody awaits this: the screen comes back and tries again.
        this.options.log.error({ err: error }, 'a view could not be shown')
        screen.end()
      }
    })
    welcome(this.options.now())
  }

  /** Sends every screen the time, computes views that change with time alone, and ends lines of people signed out. */
  async ping(): Promise<void> {
    for (const [clubId, kept] of [...this.#clubs]) {
      this.options.streams.want(clubId)
      if (kept.lines === 0) {
        if (isOver(kept)) this.#drop(clubId, kept)
        continue
      }
      const club = await this.#known(clubId)
      for (const group of groupsOf(club)) group.ping(this.options.now())
      for (const [key, showing] of club?.showings ?? [])
        if (showing.size === 0 && isOver(showing)) club?.showings.delete(key)
      await this.#dismiss(clubId)
      await this.#touch(clubId)
    }
  }

  /** Disconnects everybody; their browsers reconnect to the next server that answers. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const stop of this.#unsubscribe) stop()
    for (const clubId of [...this.#clubs.keys()]) {
      const club = await this.#known(clubId)
      for (const group of groupsOf(club)) for (const screen of group.screens()) screen.end()
    }
    this.#clubs.clear()
  }

  #keep(clubId: string): KeptClub {
    const known = this.#clubs.get(clubId)
    if (known) return known
    const kept = { club: this.#opened(clubId), lines: 0, leftAt: 0 }
    this.#clubs.set(clubId, kept)
    kept.club.catch(() => this.#drop(clubId, kept))
    return kept
  }

  #drop(clubId: string, kept: KeptClub): void {
    if (this.#clubs.get(clubId) === kept) this.#clubs.delete(clubId)
  }

  async #known(clubId: string): Promise<Club | null | undefined> {
    return await this.#clubs.get(clubId)?.club.catch(() => null)
  }

  async #opened(clubId: string): Promise<Club> {
    const streams = await this.#streamsOf(clubId)
    const members = new MemberScreens(this.options.metrics)
    return {
      streams,
      showings: new Map(),
      members,
      refreshing: false,
      dirty: null,
      again: undefined,
    }
  }

  async #moved(stream: AnyStream): Promise<void> {
    const club = await this.#known(stream.clubId)
    if (!club) return
    const { game } = stream.game.decider
    const shown = club.streams.get(game)
    if (isEveningOpen(stream)) {
      // Of two evenings open side by side, the one already shown stays.
      if (shown && shown !== stream && isEveningOpen(shown)) return
      club.streams = this.#inOrder([...club.streams.values(), stream])
    } else if (shown === stream) {
      const others = [...club.streams.values()].filter((one) => one !== stream)
      club.streams = await this.#streamsOf(stream.clubId).catch(() => this.#inOrder(others))
    } else return
    await this.#refresh(stream.clubId, club, game)
  }

  /** The club's open evenings, one of each game: of two open side by side, the one of the earlier day. */
  async #streamsOf(clubId: string): Promise<ReadonlyMap<string, AnyStream>> {
    const open = await this.options.streams.open(clubId)
    return this.#inOrder(open.toReversed())
  }

  /** By game in the order of the house; of two of one game, the last is used. */
  #inOrder(streams: readonly AnyStream[]): ReadonlyMap<string, AnyStream> {
    const byGame = new Map(streams.map((stream) => [stream.game.decider.game, stream]))
    return new Map(
      Object.keys(this.options.games).flatMap((game) => {
        const stream = byGame.get(game)
        return stream ? [[game, stream]] : []
      }),
    )
  }

  async #openIn(clubId: string, club: Club): Promise<Open> {
    const { directory, keyOf } = this.options
    const [names, secret] = await Promise.all([directory.of(clubId), keyOf(clubId)])
    return { streams: club.streams, names, secret }
  }

  async #touch(clubId: string): Promise<void> {
    const club = await this.#known(clubId)
    if (club) await this.#refresh(clubId, club)
  }

  #touchLater(clubId: string, club: Club): void {
    club.again ??= setTimeout(() => {
      club.again = undefined
      unattended('screens could not be told', () => this.#touch(clubId))
    }, NAMES_AGAIN_MS).unref()
  }

  /** One pass at a time; commits during a pass share the next one. Without a game, all are computed again. */
  async #refresh(clubId: string, club: Club, game?: string): Promise<void> {
    if (game === undefined || club.dirty === 'all') club.dirty = 'all'
    else club.dirty = (club.dirty ?? new Set<string>()).add(game)
    if (club.refreshing) return
    club.refreshing = true
    try {
      while (club.dirty) {
        const games = club.dirty === 'all' ? undefined : club.dirty
        club.dirty = null
        const open = await this.#openIn(clubId, club).catch(() => null)
        if (open) await this.#pass(club, open, games)
        else this.#touchLater(clubId, club)
      }
    } finally {
      club.refreshing = false
    }
  }

  async #pass(club: Club, open: Open, games?: ReadonlySet<string>): Promise<void> {
    // Boards, tables and desks are few; after them the members.
    const showings = [...club.showings.values()].sort((a, b) => b.size - a.size)
    let since = performance.now()
    for (const group of [...showings, club.members].filter(({ ready }) => ready))
      try {
        for (const _ of group.refresh(open, this.options.now(), games)) {
          if (performance.now() - since < SLICE_MS) continue
          await new Promise((turn) => setImmediate(turn))
          since = performance.now()
        }
      } catch (error) {
        // The other audiences are shown all the same.
        this.options.log.error({ err: error }, 'a view could not be shown')
      }
  }

  async #dismiss(clubId: string): Promise<void> {
    const club = await this.#known(clubId)
    for (const group of groupsOf(club))
      for (const screen of [...group.screens()]) await this.#check(screen)
  }

  /** A lost database disconnects nobody. */
  async #check(screen: Screen): Promise<void> {
    if (screen.session === null) return
    const { key, may } = screen.session
    const identity = await this.options.sessions.identify(key).catch(() => undefined)
    if (identity === undefined || (identity && may(identity))) return
    // A browser that is signed in as somebody else reconnects with that identity.
    if (identity) screen.end()
    else screen.gone(true)
  }
}
