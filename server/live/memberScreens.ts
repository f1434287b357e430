import { createHash } from 'node:crypto'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Metrics } from '../measuring/metrics'
import type { AnyStream } from '../streams/streams'
import { Met } from './met'
import { NOTHING_OWN, type OwnText, ownPart, type SharedPart, sharedPart } from './own'
import type { Screen } from './screen'
import { type Body, closedBody, type Group, messageOf, NOTHING_OPEN, type Open } from './showing'
import type { Naming } from './shown'

/** One game as every member's screen is told of it. */
type Told = SharedPart & Body

/** The screens of one member, the name they were told, and what they were last sent besides the shared part. */
class Watcher {
  readonly screens = new Set<Screen>()
  readonly own = new Map<string, OwnText>()
  name: string | undefined
}

/**
 * The screens of a club's members. Their shared view is computed and serialised once, and one buffer of it is written to
 * each; members with a part in an evening receive their own part after it, in the same message.
 */
export class MemberScreens implements Group {
  readonly #watchers = new Map<MemberId, Watcher>()
  readonly #members = new Map<Screen, MemberId>()
  readonly #told = new Map<string, Told>()
  /** The ids met in each game's open evening. */
  readonly #met = new Map<string, { evening: string; met: Met }>()
  #open: readonly string[] = []
  #naming: Naming = { names: new Map(), secret: '' }
  ready = false

  constructor(private readonly metrics: Metrics) {}

  get size(): number {
    return this.#members.size
  }

  screens(): Iterable<Screen> {
    return [...this.#members.keys()]
  }

  /** Shares the views of these games anew, or of all when none is named, where they changed; yields between screens. */
  *refresh({ streams, ...naming }: Open, now: Instant, games?: ReadonlySet<string>): Generator {
    this.#open = [...streams.keys()]
    this.#naming = naming
    for (const [game, stream] of streams)
      if (!this.#told.has(game) || !games || games.has(game)) yield* this.#show(game, stream, now)
    for (const game of this.#told.keys()) if (!streams.has(game)) yield* this.#close(game, now)
    for (const [member, watcher] of this.#watchers) watcher.name = this.#nameOf(member)
    this.ready = true
  }

  /** Sends a new screen the current views; one that already has them receives only the time, and its member. */
  welcome(screen: Screen, member: MemberId, now: Instant): void {
    this.#members.set(screen, member)
    const known = this.#watchers.get(member)
    const watcher = known ?? new Watcher()
    this.#watchers.set(member, watcher)
    watcher.screens.add(screen)
    const owns = new Map([...this.#told].map(([game, told]) => [game, this.#own(told, member)]))
    // Screens that are open already have what they were sent, which may be older.
    if (!known) {
      watcher.name = this.#nameOf(member)
      for (const [game, own] of owns) if (own !== NOTHING_OWN) watcher.own.set(game, own)
    }
    const me = `"me":${this.#me(member)}`
    const id = this.#id(owns)
    if (screen.lastId === id)
      return void screen.send(`event: still\ndata: {"now":${now}}\ndata: {${me}}\n\n`)
    const shown: [string, Body][] = this.#told.size > 0 ? [...this.#told] : [['', NOTHING_OPEN]]
    for (const [game, body] of shown) {
      const told = `{${me},"own":${(owns.get(game) ?? NOTHING_OWN).text}}`
      screen.send(`${this.#message(body, now)}${closing(id, told)}`)
    }
  }

  leave(screen: Screen): void {
    const member = this.#members.get(screen)
    const watcher = member && this.#watchers.get(member)
    this.#members.delete(screen)
    if (!watcher) return
    watcher.screens.delete(screen)
    if (watcher.screens.size === 0) this.#watchers.delete(member)
  }

  ping(now: Instant): void {
    const bytes = Buffer.from(`event: ping\ndata: {"now":${now}}\n\n`)
    for (const screen of this.#members.keys()) screen.ping(bytes)
  }

  *#show(game: string, stream: AnyStream, now: Instant): Generator {
    const before = this.#told.get(game)
    const told = this.#render(game, stream, now)
    this.#told.set(game, told)
    const bytes = before?.body === told.body ? null : Buffer.from(`${this.#message(told, now)}\n`)
    const head = bytes?.subarray(0, -1)
    const plain: Watcher[] = []
    const faults: unknown[] = []
    for (const [member, watcher] of this.#watchers) {
      if (this.#isPlain(member, watcher)) plain.push(watcher)
      else {
        try {
          this.#tell({ member, watcher, head }, told, now)
        } catch (error) {
          // The others are told all the same; this member's screens come back and try again.
          faults.push(error)
          for (const screen of watcher.screens) screen.end()
        }
        yield
      }
    }
    if (bytes)
      for (const watcher of plain) {
        sendAll(watcher, bytes)
        yield
      }
    if (faults.length > 0) throw faults[0]
  }

  *#close(game: string, now: Instant): Generator {
    this.#told.delete(game)
    this.#met.delete(game)
    const bytes = Buffer.from(`${this.#message(closedBody(game), now)}\n`)
    for (const watcher of this.#watchers.values()) {
      watcher.own.delete(game)
      if (watcher.own.size === 0) sendAll(watcher, bytes)
      else
        sendAll(watcher, bytes.subarray(0, -1), Buffer.from(closing(this.#id(watcher.own), null)))
      yield
    }
  }

  /** Whether what all members share is all that this one has, and will have, to be told. */
  #isPlain(member: MemberId, watcher: Watcher): boolean {
    if (watcher.own.size > 0 || watcher.name !== this.#nameOf(member)) return false
    for (const { met } of this.#met.values()) if (met.ids.has(member)) return false
    return true
  }

  /** Tells the shared part, where it is new, and the member's own where that is. */
  #tell(
    { member, watcher, head }: { member: MemberId; watcher: Watcher; head: Buffer | undefined },
    told: Told,
    now: Instant,
  ): void {
    const { game } = told.standing.game.decider
    const before = watcher.own.get(game) ?? NOTHING_OWN
    const own = this.#own(told, member)
    if (own === NOTHING_OWN) watcher.own.delete(game)
    else watcher.own.set(game, own)
    const news = [
      ...(watcher.name === this.#nameOf(member) ? [] : [`"me":${this.#me(member)}`]),
      ...(own.text === before.text ? [] : [`"own":${own.text}`]),
    ]
    if (!head && news.length === 0) return
    const end = closing(this.#id(watcher.own), news.length > 0 ? `{${news}}` : null)
    const { version } = told.standing
    const alone = `event: own\ndata: {"version":${version},"now":${now},"game":"${game}"}\n`
    if (head) sendAll(watcher, head, Buffer.from(end))
    else sendAll(watcher, Buffer.from(alone + end))
  }

  #render(game: string, stream: AnyStream, now: Instant): Told {
    const since = performance.now()
    const { clubId, id: evening, version, state } = stream
    const standing = { clubId, id: evening, version, game: stream.game, state }
    const known = this.#met.get(game)
    const met = known?.evening === evening ? known.met : new Met()
    this.#met.set(game, { evening, met })
    met.walk(state)
    const shared = sharedPart(standing, this.#naming, now)
    const names = JSON.stringify(shared.names)
    const body = `"game":"${game}","evening":"${evening}","names":${names},"view":${shared.text}`
    const before = this.#told.get(game)
    this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    if (before?.body === body) return { ...before, ...shared }
    return { ...shared, body, version, id: `${version}-${digestOf(body)}` }
  }

  #own(told: Told, member: MemberId): OwnText {
    const { game } = told.standing.game.decider
    const known = this.#met.get(game)
    if (!known?.met.ids.has(member)) return NOTHING_OWN
    const since = performance.now()
    const own = ownPart(told, member, this.#naming)
    this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    return own
  }

  #nameOf(member: MemberId): string {
    return this.#naming.names.get(member)?.full ?? ''
  }

  #me(member: MemberId): string {
    return JSON.stringify({ id: member, name: this.#nameOf(member) })
  }

  /** An id of everything that a screen was sent, so that one which reconnects with it has missed nothing. */
  #id(owns?: ReadonlyMap<string, OwnText>): string {
    if (this.#told.size === 0) return NOTHING_OPEN.id
    return [...this.#told]
      .map(([game, { id }]) => `${game}-${id}${owns?.get(game)?.id ?? ''}`)
      .join('.')
  }

  #message(body: Body, now: Instant): string {
    return messageOf(body, { id: this.#id(), open: this.#open, now })
  }
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 10)

/** The end of a message to members whose id is another than the shared one, or who are told something of their own. */
const closing = (id: string, told: string | null): string =>
  `id: ${id}\n${told === null ? '' : `data: ${told}\n`}\n`

function sendAll({ screens }: Watcher, ...parts: readonly Buffer[]): void {
  for (const screen of screens) screen.send(...parts)
}
