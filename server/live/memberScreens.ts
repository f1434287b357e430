import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Metrics } from '../measuring/metrics'
import type { AnyStream } from '../streams/streams'
import { type Had, isSameMark, type Lack, lacksOf, withMarks } from './had'
import { closed, inOne, messageOf, pingMessage, stillMessage } from './message'
import { Met } from './met'
import { SharedView } from './own'
import type { Screen } from './screen'
import { type Group, KEPT_MS, type Open } from './showing'
import type { Naming } from './shown'
import { Telling } from './telling'

/** The open evening of a game as every member's screen is told of it, and the ids that it has met. */
interface Told {
  evening: string
  version: number
  shared: SharedView
  met: Met
}

/** The screens of one member, the name they were told, and what they are told besides the shared part. */
class Watcher {
  readonly screens = new Set<Screen>()
  readonly own = new Map<string, Telling>()
  /** When the last of its screens closed, in ms of this process. */
  leftAt = 0
  /** All that its screens have, but those that have fallen behind. */
  had: Had = new Map()
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
  /** All that a screen has which was told everything and has no part of its own. */
  #had: Had = new Map()
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
    const faults: unknown[] = []
    this.#open = [...streams.keys()]
    this.#naming = naming
    for (const [game, stream] of streams)
      if (!this.ready || !this.#told.has(game) || !games || games.has(game)) {
        try {
          yield* this.#show(game, stream, now, faults)
        } catch (error) {
          // The other games are shown all the same.
          faults.push(error)
        }
      }
    for (const game of this.#told.keys()) if (!streams.has(game)) yield* this.#close(game, now)
    yield* this.#rename(now, faults)
    if (faults.length > 0) throw faults[0]
    this.ready = true
  }

  /** Sends a new screen what it lacks; one that has everything receives only the time, and its member. */
  welcome(screen: Screen, member: MemberId, now: Instant): void {
    const watcher = this.#watcherOf(member, now)
    this.#members.set(screen, member)
    watcher.screens.add(screen)
    for (const { after, pieces } of this.#newsFor(screen.had, member, watcher, now))
      screen.tell(after, ...pieces)
  }

  /** The messages to a screen of this member that has nothing yet, for a page that comes with them. */
  first(member: MemberId, now: Instant): Buffer[] {
    const watcher = this.#watcherOf(member, now)
    watcher.leftAt = performance.now()
    if (this.#members.size === 0) this.ready = false
    return this.#newsFor(null, member, watcher, now).map(({ pieces }) => inOne(pieces))
  }

  /** Screens that are open already are told first what is new for them, since it is computed for all of them. */
  #watcherOf(member: MemberId, now: Instant): Watcher {
    const watcher = this.#watchers.get(member) ?? new Watcher()
    this.#tell(member, watcher, now)
    this.#watchers.set(member, watcher)
    return watcher
  }

  #newsFor(
    had: Had | null,
    member: MemberId,
    watcher: Watcher,
    now: Instant,
  ): { after: Had; pieces: (string | Buffer)[] }[] {
    const me = this.#me(member)
    const lacks = lacksOf(had, watcher.had)
    if (lacks.length > 0)
      return lacks.map((lack) => ({
        after: lack.after,
        pieces: this.#message(lack, now, { me, own: watcher.own }),
      }))
    const nothing = { ...closed(null), now, open: this.#open }
    const pieces =
      had === null ? messageOf(nothing, { me, own: null }, watcher.had) : [stillMessage(now, me)]
    return [{ after: watcher.had, pieces }]
  }

  leave(screen: Screen): void {
    const member = this.#members.get(screen)
    this.#members.delete(screen)
    const watcher = member && this.#watchers.get(member)
    if (watcher) {
      watcher.screens.delete(screen)
      watcher.leftAt = performance.now()
    }
    if (this.#members.size === 0) this.ready = false
  }

  ping(now: Instant): void {
    const bytes = pingMessage(now)
    for (const screen of this.#members.keys()) screen.ping(bytes)
    for (const [member, { screens, leftAt }] of this.#watchers)
      if (screens.size === 0 && performance.now() - leftAt > KEPT_MS) this.#watchers.delete(member)
  }

  *#show(game: string, stream: AnyStream, now: Instant, faults: unknown[]): Generator {
    const before = this.#had
    const told = this.#render(game, stream, now)
    const mark = told.shared.telling.mark
    if (!isSameMark(before.get(game)?.shared, mark))
      this.#had = withMarks(before, game, { shared: mark, own: null })
    const plain: Watcher[] = []
    for (const [member, watcher] of this.#watchers) {
      if (watcher.screens.size === 0) continue
      if (watcher.had === before && this.#isPlain(member, watcher)) plain.push(watcher)
      else {
        this.#tellOrEnd(member, watcher, now, faults, game)
        yield
      }
    }
    yield* this.#tellPlain(plain, before, now)
  }

  /** Tells the new name of members to whom no game told it. */
  *#rename(now: Instant, faults: unknown[]): Generator {
    for (const [member, watcher] of this.#watchers) {
      if (watcher.screens.size === 0 || watcher.name === this.#nameOf(member)) continue
      this.#tellOrEnd(member, watcher, now, faults)
      yield
    }
  }

  *#close(game: string, now: Instant): Generator {
    const before = this.#had
    this.#told.delete(game)
    this.#had = withMarks(before, game, undefined)
    const plain: Watcher[] = []
    for (const [member, watcher] of this.#watchers) {
      watcher.own.delete(game)
      if (watcher.screens.size === 0) continue
      if (watcher.had === before && this.#isPlain(member, watcher)) plain.push(watcher)
      else this.#tell(member, watcher, now, game)
      yield
    }
    yield* this.#tellPlain(plain, before, now)
  }

  /** Whether what all members share is all that this one was told, and has to be. */
  #isPlain(member: MemberId, watcher: Watcher): boolean {
    if (watcher.own.size > 0 || watcher.name !== this.#nameOf(member)) return false
    for (const { met } of this.#told.values()) if (met.ids.has(member)) return false
    return true
  }

  /** Writes the one buffer of the shared part to all who have what was shared before. */
  *#tellPlain(watchers: readonly Watcher[], before: Had, now: Instant): Generator {
    const after = this.#had
    const [lack] = lacksOf(before, after)
    if (!lack) return
    const bytes = inOne(this.#message(lack, now, {}))
    for (const watcher of watchers) {
      // One whose screen came in between has been told.
      if (watcher.had === before) {
        watcher.had = after
        for (const screen of watcher.screens) if (screen.had === before) screen.tell(after, bytes)
      }
      yield
    }
  }

  /** After a fault the others are told all the same; this member's screens come back and try again. */
  #tellOrEnd(member: MemberId, watcher: Watcher, now: Instant, faults: unknown[], game?: string) {
    try {
      this.#tell(member, watcher, now, game)
    } catch (error) {
      faults.push(error)
      for (const screen of watcher.screens) screen.end()
    }
  }

  /** Tells a member's screens the shared part, where it is new, and their own where that is; not one that has fallen behind. */
  #tell(member: MemberId, watcher: Watcher, now: Instant, game?: string): void {
    const before = watcher.had
    const after = this.#updateOwn(member, watcher, game)
    watcher.had = after
    const isRenamed = watcher.name !== undefined && watcher.name !== this.#nameOf(member)
    watcher.name = this.#nameOf(member)
    const brought = { own: watcher.own, me: isRenamed ? this.#me(member) : null }
    const lacks = lacksOf(before, after)
    for (const screen of watcher.screens) {
      if (screen.had !== before) continue
      for (const lack of lacks) screen.tell(lack.after, ...this.#message(lack, now, brought))
      if (lacks.length === 0)
        screen.tell(after, ...(isRenamed ? [stillMessage(now, this.#me(member))] : []))
    }
  }

  /** Takes a member's own part of a game, or of all when none is named; what their screens have when they are told. */
  #updateOwn(member: MemberId, { own }: Watcher, only?: string): Had {
    for (const [game, { shared, met }] of this.#told) {
      if (only !== undefined && game !== only) continue
      const since = performance.now()
      const telling = own.get(game) ?? new Telling('difference')
      const hasOwn = met.ids.has(member) && shared.updateOwn(telling, member, this.#naming)
      if (hasOwn) own.set(game, telling)
      else own.delete(game)
      if (hasOwn) this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    }
    let had = this.#had
    for (const [game, { mark }] of own) {
      const marks = had.get(game)
      if (marks) had = withMarks(had, game, { ...marks, own: mark })
    }
    return had
  }

  #render(game: string, stream: AnyStream, now: Instant): Told {
    const since = performance.now()
    const { clubId, id: evening, version, state } = stream
    const standing = { clubId, id: evening, version, game: stream.game, state }
    const known = this.#told.get(game)
    const told =
      known?.evening === evening
        ? known
        : { evening, version, shared: new SharedView(standing), met: new Met() }
    this.#told.set(game, told)
    told.met.walk(state)
    told.version = version
    told.shared.update(standing, this.#naming, now)
    this.metrics.views.observe({ game }, (performance.now() - since) / 1000)
    return told
  }

  #nameOf(member: MemberId): string {
    return this.#naming.names.get(member)?.full ?? ''
  }

  #me(member: MemberId): string {
    return JSON.stringify({ id: member, name: this.#nameOf(member) })
  }

  #message(
    { game, from, to, after }: Lack,
    now: Instant,
    { me = null, own }: { me?: string | null; own?: ReadonlyMap<string, Telling> },
  ): (string | Buffer)[] {
    const told = this.#told.get(game)
    const about = told ? { game, evening: told.evening, version: told.version } : closed(game)
    const shared = told?.shared.telling.lackedBy(from?.shared) ?? null
    // Null where a part of its own is no more, and undefined where it is as it was.
    const lacked = own?.get(game)?.lackedBy(from?.own) ?? undefined
    const mine = from?.own && !to?.own ? null : lacked
    return messageOf({ ...about, now, open: this.#open }, { shared, me, own: mine }, after)
  }
}
