import type { Instant } from '@/rules/kernel/decider'
import { noteBuild } from './build'
import { noteSignedOut } from './signedOut'
import { Merging, type Message } from './view/merging'

export type LiveAudience = 'board' | 'desk' | 'post' | 'member' | 'deputato'
/** connecting: nothing received yet · live · stale: the line is down, the view may be old · gone: signed out. */
export type LiveState = 'connecting' | 'live' | 'stale' | 'gone'

/** One game's open evening as the audience may see it. */
export interface ShownEvening {
  evening: string | null
  version: number
  names: Readonly<Record<string, string>>
  view: unknown
}

export interface LiveSnapshot {
  state: LiveState
  /** The server's clock minus this device's, in ms. */
  offset: number
  /** Games with an open evening, in the order of the house. */
  open: readonly string[]
  /** The last evening received of each open game; a game is missing until its first message. */
  games: Readonly<Record<string, ShownEvening>>
}

/** The views that a page came with, as its line will go on from them. */
export interface Begun {
  audience: LiveAudience
  snapshot: LiveSnapshot
  merging: Merging
  /** The id of the last message. */
  had: string
  /** The time at which they were true, by the server's clock. */
  at: Instant
}

export const NOTHING_YET: LiveSnapshot = { state: 'connecting', offset: 0, open: [], games: {} }
export const NOTHING_SHOWN: ShownEvening = { evening: null, version: 0, names: {}, view: null }

/** The server pings every 15 s; a longer silence than this means that the line is down. */
const SILENCE_TIMEOUT_MS = 40_000
/** A page that is seen again after a longer silence has slept, and its line may be dead without telling. */
const SLEPT_MS = 20_000
/** After a sleep every connection that the browser keeps may be dead, so as many attempts are given up sooner. */
const WAKING_TIMEOUT_MS = 3_000
const KEPT_CONNECTIONS = 6
/** A request for the reason of a refusal may also go over a dead connection. */
const WHY_TIMEOUT_MS = 10_000
const RETRY_MS = 2_000

/** A line after a message: it shows the new view, without the games whose evening has closed. */
export function shownAfter(
  before: LiveSnapshot['games'],
  { open, game, now, ...shown }: Message,
): LiveSnapshot {
  const known = game === null ? before : { ...before, [game]: shown }
  const games = Object.fromEntries(Object.entries(known).filter(([one]) => open.includes(one)))
  return { state: 'live', offset: now - Date.now(), open, games }
}

/** One stream of server-sent events, shared by every component of the tab that listens to it. */
export class Channel {
  snapshot = NOTHING_YET
  /** The evenings as the line told them, whatever lies over them. */
  received: LiveSnapshot['games'] = {}
  /** Views that are shown in place of those received, by game. */
  private laid: Readonly<Record<string, unknown>> = {}
  private listeners = new Set<() => void>()
  private source: EventSource | null = null
  private silence: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private merging = new Merging()
  /** The id of the last message, which says what this page has. */
  private had = ''
  /** When the server was last heard, by this device's clock, which runs on while its timers sleep. */
  private heardAt = 0
  /** Attempts after a sleep that may still go over a dead connection. */
  private doubtful = 0

  constructor(private readonly url: string) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    if (!this.source) this.open()
    return () => {
      this.listeners.delete(listener)
      // Navigation unmounts one page before it mounts the next; the delay keeps the stream open between them.
      setTimeout(() => this.listeners.size === 0 && this.close(), 1_000)
    }
  }

  /** Goes on from the views that the page came with, unless the line has told some already. */
  begin({ snapshot, merging, had }: Begun) {
    if (this.source || this.had) return
    Object.assign(this, { snapshot, merging, had, received: snapshot.games })
  }

  private open() {
    clearTimeout(this.retry)
    // A browser says by itself what it had only while it reconnects by itself.
    const source = new EventSource(
      this.had ? `${this.url}?had=${encodeURIComponent(this.had)}` : this.url,
    )
    this.source = source
    source.addEventListener('build', ({ data }) => {
      this.noteHeard()
      noteBuild(JSON.parse(data) as string)
    })
    source.addEventListener('folded', (message) => this.read(message))
    source.addEventListener('ping', ({ data }) => this.heard(data))
    source.addEventListener('still', ({ data }) => {
      for (const message of this.merging.still(data)) this.show(message)
      this.heard(data)
    })
    source.addEventListener('gone', ({ data }) => this.gone(JSON.parse(data).isSignedOut === true))
    source.onerror = () => this.lost()
    document.addEventListener('visibilitychange', this.wake)
    this.listen(this.doubtful > 0 ? WAKING_TIMEOUT_MS : SILENCE_TIMEOUT_MS)
    this.doubtful = Math.max(0, this.doubtful - 1)
  }

  /** After a sleep what is shown may be old: the line is opened again at once. */
  private wake = () => {
    if (document.visibilityState !== 'visible' || Date.now() - this.heardAt < SLEPT_MS) return
    if (this.snapshot.state === 'live') this.change({ state: 'stale' })
    this.doubtful = KEPT_CONNECTIONS
    this.stop()
    this.open()
  }

  /** Takes what changed in a view; after a message that cannot be read, the line begins again with everything. */
  private read({ data, lastEventId }: MessageEvent<string>) {
    try {
      for (const message of this.merging.parts(data)) this.show(message)
      this.had = lastEventId
    } catch {
      this.forget()
      this.again()
    }
  }

  private show(message: Message) {
    this.noteHeard()
    const { games, ...line } = shownAfter(this.received, message)
    this.received = games
    this.change({ ...line, games: this.seen() })
  }

  /** Shows another view of a game in place of the one received; the received one again with null. */
  lay(game: string, view: unknown) {
    const { [game]: _, ...others } = this.laid
    this.laid = view === null ? others : { ...others, [game]: view }
    this.change({ games: this.seen() })
  }

  private seen(): LiveSnapshot['games'] {
    if (Object.keys(this.laid).length === 0) return this.received
    const laid = Object.entries(this.received).map(([game, shown]) => [
      game,
      game in this.laid ? { ...shown, view: this.laid[game] } : shown,
    ])
    return Object.fromEntries(laid)
  }

  /** A ping carries the server's time; a `still` says that nothing changed since the last version. */
  private heard(data: string) {
    this.noteHeard()
    const [said = ''] = data.split('\n')
    const now = Number((JSON.parse(said || '{}') as { now?: number }).now)
    const offset = Number.isFinite(now) ? now - Date.now() : this.snapshot.offset
    this.change({ offset, state: this.snapshot.state === 'connecting' ? 'connecting' : 'live' })
  }

  /** While nobody is signed in the views stay: the member signs in again over what they have typed. */
  private gone(isSignedOut: boolean) {
    this.stop()
    if (!isSignedOut) {
      this.forget()
      this.received = {}
    }
    this.change({ state: 'gone', ...(isSignedOut ? {} : { open: [], games: {} }) })
    if (isSignedOut) noteSignedOut(true)
  }

  /** Opens the line again, once there is another session. */
  revive() {
    if (this.snapshot.state !== 'gone') return
    this.change({ state: 'stale' })
    if (this.listeners.size > 0) this.open()
  }

  /** The browser reconnects by itself, except after a refusal: then a new source is needed. */
  private lost() {
    if (this.snapshot.state === 'live') this.change({ state: 'stale' })
    if (this.source?.readyState === EventSource.CLOSED) void this.askWhy()
  }

  /** An EventSource does not tell why it was refused; a plain request does. */
  private async askWhy() {
    this.stop()
    const signal = AbortSignal.timeout(WHY_TIMEOUT_MS)
    const answer = await fetch(this.url, { signal }).catch(() => null)
    // Where the line is granted after all, the answer has no end.
    void answer?.body?.cancel()
    if (answer?.status === 401 || answer?.status === 403) this.gone(answer.status === 401)
    else this.again()
  }

  private again() {
    this.stop()
    this.retry = setTimeout(() => this.listeners.size > 0 && this.open(), RETRY_MS)
  }

  private noteHeard() {
    this.doubtful = 0
    this.listen(SILENCE_TIMEOUT_MS)
  }

  private listen(timeoutMs: number) {
    this.heardAt = Date.now()
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      this.change({ state: this.snapshot.state === 'connecting' ? 'connecting' : 'stale' })
      this.again()
    }, timeoutMs)
  }

  private stop() {
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.silence)
    clearTimeout(this.retry)
    this.source?.close()
    this.source = null
  }

  private close() {
    this.stop()
    this.forget()
    this.received = {}
    this.laid = {}
    this.snapshot = NOTHING_YET
  }

  private forget() {
    this.merging = new Merging()
    this.had = ''
  }

  private change(part: Partial<LiveSnapshot>) {
    this.snapshot = { ...this.snapshot, ...part }
    for (const listener of this.listeners) listener()
  }
}

const channels = new Map<string, Channel>()

/** The tab's only channel for an audience of a club. */
export function channel(slug: string, audience: LiveAudience): Channel {
  const url = `/live/${encodeURIComponent(slug)}/${audience}`
  const known = channels.get(url)
  if (known) return known
  const made = new Channel(url)
  channels.set(url, made)
  return made
}

/** Opens again every line of the tab that ended with the session. */
export function reviveChannels(): void {
  for (const one of channels.values()) one.revive()
}

const AUDIENCES = ['desk', 'post', 'member', 'deputato', 'board'] as const

function snapshots(slug: string): LiveSnapshot[] {
  return AUDIENCES.flatMap((audience) => {
    const known = channels.get(`/live/${encodeURIComponent(slug)}/${audience}`)
    return known ? [known.snapshot] : []
  })
}

/** The id of a game's open evening, from any channel of the club in this tab; null when none is open. */
export function eveningShown(slug: string, game: string): string | null {
  return snapshots(slug).find(({ games }) => games[game])?.games[game]?.evening ?? null
}

/** A member's name, from any game on any channel of the club in this tab; null when none knows it. */
export function nameShown(slug: string, member: string): string | null {
  const shown = snapshots(slug).flatMap(({ games }) => Object.values(games))
  return shown.find(({ names }) => member in names)?.names[member] ?? null
}
