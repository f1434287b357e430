import { createHmac } from 'node:crypto'
import type { Sql } from '@/db/client'
import { DatabaseUnreachable, damageIn } from '@/db/errors'
import { findStream, openStreams } from '@/db/journal'
import { openHeads } from '@/db/queries/streams'
import { isRehearsal } from '@/db/rehearsals'
import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { log } from '../common/log'
import { unattended } from '../common/unattended'
import type { Games } from '../games/game'
import { Metrics } from '../measuring/metrics'
import type { News } from '../news/news'
import { oneReading } from './oneReading'
import { translated } from './reaching'
import { type CommitOf, Stream } from './stream'

/** A stream of any game, typed without it. */
export type AnyStream = Stream<unknown, AnyCommand, AnyEvent>

/** Whether the evening of this stream is open, as its game's register says. */
export const isEveningOpen = ({ game, state }: AnyStream): boolean =>
  game.register(state).status === 'open'

/** How long a stream that nobody uses stays in memory when it is closed or another process follows it, in ms. */
const IDLE_STREAM_MS = 10 * MINUTE_MS
/** How often the journals are compared with memory: a process may have been killed before it told its commit. */
const LOOK_EVERY_MS = 5_000

/** Options shared by the streams of a process. */
export interface StreamsOptions {
  sql: Sql
  /** The key of a club, from which the draws of its streams are derived. */
  keyOf(clubId: string): Promise<string>
  games: Games
  metrics?: Metrics
  /** Other processes on the same database, which may write any stream. */
  news?: News
  /** How long a stream waits for a lost database, in ms. */
  databaseTimeoutMs?: number
}

/** The streams of this process, each in memory once, loaded from the journal when first needed. */
export class Streams {
  readonly #known = new Map<string, Promise<AnyStream | null>>()
  readonly #usedAt = new Map<string, number>()
  /** Evenings whose journal the rules could not read at this version. */
  readonly #unreadable = new Map<string, number>()
  /** The clubs whose evenings somebody looks at here, and when that was last said. */
  readonly #wantedAt = new Map<string, number>()
  readonly #listeners = new Set<(stream: AnyStream, from: CommitOf) => void>()
  readonly #readOn = new WeakMap<AnyStream, () => Promise<void>>()
  /** Stops what this process does because there may be others. */
  readonly #unfollow: readonly (() => void)[]

  readonly #evicting = setInterval(() => {
    unattended('evicting failed', () => this.evict())
  }, MINUTE_MS).unref()

  readonly #metrics: Metrics

  constructor(private readonly options: StreamsOptions) {
    this.#metrics = options.metrics ?? new Metrics()
    this.#unfollow = options.news ? this.#followAll(options.news) : []
  }

  /** Calls the listener with each stream after each of its commits, ours or others', and when it was loaded. */
  subscribe(listener: (stream: AnyStream, from: CommitOf) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A club's stream; null when the club has none with that id. */
  async find(clubId: string, streamId: string): Promise<AnyStream | null> {
    this.want(clubId)
    return await this.#inMemory(clubId, streamId)
  }

  async #inMemory(clubId: string, streamId: string): Promise<AnyStream | null> {
    const key = `${clubId}/${streamId}`
    this.#usedAt.set(key, performance.now())
    const known = this.#known.get(key)
    if (known) return await known
    const reading = this.#read(clubId, streamId)
    this.#known.set(key, reading)
    const found = await reading.catch(() => null)
    // Somebody may have begun it meanwhile.
    if (!found && this.#known.get(key) === reading) this.#forget(key)
    return await reading
  }

  /** To be called while somebody looks at a club's evenings here: this process then follows those that are open. */
  want(clubId: string): void {
    this.#wantedAt.set(clubId, performance.now())
  }

  /** The club's open streams, the earliest day first. */
  async open(clubId: string): Promise<AnyStream[]> {
    this.want(clubId)
    const heads = await openStreams(this.options.sql, clubId)
    const streams = await Promise.all(
      heads.map(({ streamId }) => this.#alone(streamId, () => this.find(clubId, streamId))),
    )
    return streams.filter((stream) => stream !== null)
  }

  /** A stream that is not in the journal yet: its first command will open it. Two who begin it at once get the same. */
  async begin(clubId: string, streamId: string, game: string): Promise<AnyStream> {
    this.want(clubId)
    const key = `${clubId}/${streamId}`
    this.#usedAt.set(key, performance.now())
    const known = this.#known.get(key)
    const begun = (async () =>
      (await known?.catch(() => null)) ?? (await this.#make(clubId, streamId, game)))()
    this.#known.set(key, begun)
    try {
      return await begun
    } catch (error) {
      if (this.#known.get(key) === begun) this.#forget(key)
      throw error
    }
  }

  /** Drops a stream whose first command was refused, so that it does not seem to exist; not while another is under way. */
  async abandon(stream: AnyStream): Promise<void> {
    const key = `${stream.clubId}/${stream.id}`
    const known = await this.#known.get(key)?.catch(() => null)
    if (known === stream && stream.version === 0 && stream.idle) this.#forget(key)
  }

  /** Whether this stream is in memory still. */
  isKept({ clubId, id }: AnyStream): boolean {
    return this.#known.has(`${clubId}/${id}`)
  }

  /** Drops streams that nobody asked for in a while, the closed ones and those of other processes' clubs; they stay in the journal. */
  async evict(olderThan = IDLE_STREAM_MS): Promise<void> {
    const before = performance.now() - olderThan
    for (const [clubId, at] of this.#wantedAt) if (at <= before) this.#wantedAt.delete(clubId)
    for (const [key, reading] of this.#known) {
      const stream = await reading.catch(() => null)
      if (!stream?.idle || (this.#usedAt.get(key) ?? 0) > before) continue
      const { status } = stream.game.register(stream.state)
      const isOthers = status === 'open' && !this.#follows(stream.clubId)
      if (status === 'closed' || isOthers) this.#forget(key)
    }
  }

  /** Drops the streams of a club that is about to go, once nothing is under way in them. */
  async forget(clubId: string): Promise<void> {
    for (const [key, reading] of [...this.#known]) {
      if (!key.startsWith(`${clubId}/`)) continue
      await (await reading.catch(() => null))?.rest()
      this.#forget(key)
    }
  }

  /** Whether the open evenings of a club are followed here: somebody looks at them, or no other process has to. */
  #follows(clubId: string): boolean {
    return this.#wantedAt.has(clubId) || (this.options.news?.isShare(clubId) ?? true)
  }

  /** Reads whatever other processes stored, also in evenings that they opened or closed, of the clubs followed here. */
  readonly catchUp = oneReading(() => this.#compare())

  async #compare(): Promise<void> {
    const heads = await translated(openHeads(this.options.sql))
    const open = new Set(heads.map(({ clubId, streamId }) => `${clubId}/${streamId}`))
    for (const { clubId, streamId, game, version } of heads) {
      if (!Object.hasOwn(this.options.games, game)) continue
      const key = `${clubId}/${streamId}`
      if (this.#unreadable.get(key) === version) continue
      const isRead = await this.#alone(streamId, async () => {
        const known = await this.#known.get(key)
        if (known?.version !== version) await this.#follow(clubId, streamId)
        return true
      })
      if (!isRead) this.#unreadable.set(key, version)
    }
    for (const [key, reading] of this.#known) {
      const stream = open.has(key) ? null : await reading.catch(() => null)
      if (!stream || !isEveningOpen(stream)) continue
      await this.#alone(stream.id, async () => {
        if (await this.#wasDeleted(stream)) this.#forget(key)
        else await this.#follow(stream.clubId, stream.id)
      })
    }
  }

  /** Looks at one evening; null where the rules cannot read its journal, which is logged and keeps no other from being read. */
  async #alone<T>(streamId: string, look: () => Promise<T>): Promise<T | null> {
    try {
      return await look()
    } catch (error) {
      if (error instanceof DatabaseUnreachable || damageIn(error)) throw error
      log.error({ stream: streamId, err: error }, 'an evening could not be read')
      return null
    }
  }

  /** Whether another process has ended the rehearsal of this evening; no other evening is ever deleted. */
  async #wasDeleted({ clubId, id }: AnyStream): Promise<boolean> {
    if (!isRehearsal(clubId)) return false
    return !(await translated(findStream(this.options.sql, clubId, id)))
  }

  /** Waits until nothing is under way any more. */
  async rest(): Promise<void> {
    clearInterval(this.#evicting)
    for (const stop of this.#unfollow) stop()
    for (const reading of this.#known.values()) await (await reading.catch(() => null))?.rest()
  }

  /** How many streams are in memory. */
  get size(): number {
    return this.#known.size
  }

  async #read(clubId: string, streamId: string): Promise<AnyStream | null> {
    const head = await findStream(this.options.sql, clubId, streamId)
    if (!head) return null
    const stream = await this.#make(clubId, streamId, head.game)
    await stream.load()
    return stream
  }

  async #make(clubId: string, streamId: string, name: string): Promise<AnyStream> {
    const { games } = this.options
    const game = Object.hasOwn(games, name) ? games[name] : undefined
    if (!game) throw new Error(`no game is called ${name}`)
    const { sql, keyOf, databaseTimeoutMs } = this.options
    const clubKey = await translated(keyOf(clubId))
    const secret = (label: string) =>
      createHmac('sha256', clubKey).update(`${clubId}/${streamId}/${label}`).digest('hex')
    const key = { clubId, streamId, clubKey, secret }
    const stream: AnyStream = new Stream(sql, game, key, databaseTimeoutMs, this.#metrics)
    stream.subscribe((from) => this.#tell(stream, from))
    this.#readOn.set(
      stream,
      oneReading(() => stream.load()),
    )
    return stream
  }

  #tell(stream: AnyStream, from: CommitOf): void {
    if (from === 'us') this.options.news?.stored(stream.clubId, stream.id)
    for (const listener of this.#listeners) listener(stream, from)
  }

  #followAll(news: News): (() => void)[] {
    const guarded = (work: () => Promise<void>) =>
      unattended('the other processes could not be followed', () => unlessLost(work))
    const looking = setInterval(() => guarded(this.catchUp), LOOK_EVERY_MS).unref()
    return [
      () => clearInterval(looking),
      news.read('stream', (clubId, streamId) => guarded(() => this.#follow(clubId, streamId))),
      news.onMissed(() => guarded(this.catchUp)),
    ]
  }

  /** Reads on in a stream; one that another process opened is loaded where its club is followed. */
  async #follow(clubId: string, streamId: string): Promise<void> {
    const known = await this.#known.get(`${clubId}/${streamId}`)
    if (known) await this.#readOn.get(known)?.()
    else if (this.#follows(clubId)) await this.#inMemory(clubId, streamId)
  }

  #forget(key: string): void {
    this.#known.delete(key)
    this.#usedAt.delete(key)
  }
}

/** A lost database is followed again once it is back. */
async function unlessLost(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error
  }
}
