import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { type Actor, type AnyCommand, CLOCK, type Due, type Instant } from '@/rules/kernel/decider'
import { unattended } from '../common/unattended'
import type { AnyStream, Streams } from './streams'

const OROLOGIO: Actor = { roles: [CLOCK], member: null, post: null }

/**
 * The clock's longest sleep, in ms: within this time it notices that the machine slept or that its time was corrected.
 */
const LONGEST_SLEEP_MS = 1_000
/** A command that is overdue waits for this, so that a clock which fails does not spin. */
const SHORTEST_SLEEP_MS = 20

/**
 * The id of a command of the clock. It stays the same however often the rules name it, also after a restart; it is made
 * with the club's key, so that nobody can take that id first.
 */
export function dueId(clubKey: string, streamId: string, key: string): string {
  const hex = createHmac('sha256', clubKey).update(`due/${streamId}/${key}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface Watched {
  stream: AnyStream
  /** The commands due by the state in `of`, the soonest first. The rules name them once after each commit. */
  due: readonly Due<AnyCommand>[]
  of: unknown
  /**
   * Keys already given, with the stream's version at that time: a refused one is tried again when the version changes.
   */
  given: Map<string, number>
}

/** Gives the commands that the rules say are due. Nothing else happens because time passes. */
export class Clock {
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  readonly #unsubscribe: () => void

  constructor(
    private readonly streams: Streams,
    private readonly now: () => Instant,
    private readonly log: Logger,
  ) {
    this.#unsubscribe = streams.subscribe((stream) => this.watch(stream))
  }

  /** Watches a stream while anything is due in it; each commit asks again. */
  watch(stream: AnyStream): void {
    const key = `${stream.clubId}/${stream.id}`
    const known = this.#watched.get(key)
    const watched =
      known?.stream === stream ? known : { stream, due: [], of: null, given: new Map() }
    if (this.#due(watched).length === 0) this.#watched.delete(key)
    else this.#watched.set(key, watched)
    this.#wind()
  }

  /** Gives everything that is due now, in the streams that are in memory still, and waits until it is done. */
  async tick(): Promise<void> {
    for (const [key, { stream }] of this.#watched)
      if (!this.streams.isKept(stream)) this.#watched.delete(key)
    await Promise.all([...this.#watched.values()].map((watched) => this.#giveDue(watched)))
    this.#wind()
  }

  stop(): void {
    this.#stopped = true
    this.#unsubscribe()
    clearTimeout(this.#timer)
  }

  async #giveDue(watched: Watched): Promise<void> {
    const { stream, given } = watched
    const at = this.now()
    for (const due of this.#due(watched)) {
      if (due.at > at) break
      if (given.get(due.key) === stream.version) continue
      given.set(due.key, stream.version)
      const command = {
        id: dueId(stream.key.clubKey, stream.id, due.key),
        at,
        by: OROLOGIO,
        command: due.command,
      }
      try {
        const answer = await stream.give(command)
        // Somebody may have been quicker: only rules that still name what they refuse are at fault.
        if (answer.refusal && this.#due(watched).some(({ key }) => key === due.key))
          this.log.warn({ key: due.key, refusal: answer.refusal }, 'due, but refused')
      } catch (error) {
        given.delete(due.key)
        this.log.error({ key: due.key, err: error }, 'due, but failed')
      }
    }
  }

  /** The commands due by the rules; when one evening's rules fail here, the other evenings' clocks still run. */
  #due(watched: Watched): Watched['due'] {
    const { stream } = watched
    if (watched.of === stream.state) return watched.due
    watched.of = stream.state
    try {
      watched.due = stream.game.decider.due(stream.state)
    } catch (error) {
      this.log.error({ stream: stream.id, err: error }, 'what is due could not be named')
      watched.due = []
    }
    return watched.due
  }

  #wind(): void {
    clearTimeout(this.#timer)
    if (this.#stopped || this.#watched.size === 0) return
    const soonest = Math.min(...[...this.#watched.values()].map((one) => this.#next(one)))
    const pause = Math.min(Math.max(soonest - this.now(), SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS)
    const tick = () => unattended('the clock failed', () => this.tick())
    this.#timer = setTimeout(tick, pause).unref()
  }

  #next(watched: Watched): Instant {
    const { stream, given } = watched
    const next = this.#due(watched).find((one) => given.get(one.key) !== stream.version)
    return next?.at ?? Number.POSITIVE_INFINITY
  }
}
