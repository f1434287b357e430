import type { Tell } from '@/rules/kernel/tell'
import { HOUR_MS } from '@/rules/kernel/time'
import type { ToldRefusal } from '@/server/common/errors'
import type { Alone } from './alone/alone'
import { client, faultCodeOf, isOffline, isTooFast, refusalOf, type StorageFault } from './trpc'
import { uuid } from './uuid'

export type Answer = { ok: true } | { ok: false; refusal: ToldRefusal }

/** A command as its screen gives it. */
export interface ScreenCommand {
  game: string
  evening: string
  type: string
  payload: Readonly<Record<string, unknown>>
  /** How far the shown table had got; its form is the game's. */
  upon?: unknown
}

/** A command without an answer yet. Its id is made once, so that a retry is idempotent. */
interface Waiting extends ScreenCommand {
  id: string
  at: number
  /** The sentences of its events at a post that went on alone; its giver has that answer already. */
  tells?: readonly Tell[]
}

/** Commands that a post had decided alone: the server refused the first, so that none after it was sent. */
export interface UndoneTaps {
  game: string
  refusal: ToldRefusal
  /** The sentences of each, the refused one first. */
  commands: readonly (readonly Tell[])[]
  /** The names in them, where this page knew them then. */
  names: Readonly<Record<string, string>>
}

interface Job extends Waiting {
  answer(answer: Answer): void
}

/** Earlier versions knew one game only, and did not name it. */
type Kept = Omit<Waiting, 'game'> & { game?: string }

/** The state of a queue; `fault` is the server's own code for the delay, null where it gave none. */
export interface QueueSnapshot {
  waiting: number
  offline: boolean
  fault: StorageFault | null
  /** Whether the post goes on alone. */
  isAlone: boolean
  /** Told until somebody has read it. */
  undone: UndoneTaps | null
}

export const NO_QUEUE: QueueSnapshot = {
  waiting: 0,
  offline: false,
  fault: null,
  isAlone: false,
  undone: null,
}

/**
 * Older commands that nobody was told of are dropped at start: they belong to an earlier evening. Those that a post
 * decided alone are sent whatever their age, since a tablet's clock may be wrong and their giver believes them done.
 */
const COMMAND_LIFETIME_MS = 12 * HOUR_MS
const FIRST_RETRY_MS = 800
const LONGEST_RETRY_MS = 8_000
/** A post goes on alone when the server has not answered for so long. */
const PATIENCE_MS = 5_000
/** A request over a dead network is given up after this, and sent again. */
const ANSWER_TIMEOUT_MS = 20_000

/** Sends one screen's commands in order, and keeps them on the device until the server has answered. */
export class CommandQueue {
  /** The number of commands without an answer, whether they wait for the network, and the server's own reason. */
  snapshot: QueueSnapshot = NO_QUEUE
  /** At a device: the post that goes on alone while the server does not answer. */
  private alone: Alone | null = null
  private jobs: Job[] = []
  /** The ids of all that was ever here; whatever else is stored is of another tab of this device. */
  private readonly known = new Set<string>()
  private undone: UndoneTaps | null
  private running = false
  private listeners = new Set<() => void>()

  /** `game` is the game of stored commands that name none: earlier versions knew one game only. */
  constructor(
    private readonly key: string,
    game: string,
  ) {
    this.undone = this.stored<UndoneTaps | null>(this.undoneKey, null)
    const kept = this.stored<Kept[]>(this.key, [])
    for (const { id } of kept) this.known.add(id)
    this.jobs = kept
      .filter((one) => one.tells || Date.now() - one.at < COMMAND_LIFETIME_MS)
      .map((one) => ({ ...one, game: one.game ?? game, answer: () => undefined }))
    this.show(false)
    void this.run()
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Queues a command; the promise resolves to the server's answer, however long the network takes. */
  give(giving: ScreenCommand): Promise<Answer> {
    const foreseen = this.alone?.decide(giving)
    if (foreseen && 'refusal' in foreseen) return Promise.resolve({ ok: false, ...foreseen })
    return new Promise((answer) => {
      const id = uuid()
      this.known.add(id)
      this.jobs.push({ ...giving, id, at: Date.now(), answer, ...foreseen })
      if (foreseen) answer({ ok: true })
      this.keep()
      this.show(this.snapshot.offline, this.snapshot.fault)
      void this.run()
    })
  }

  /** From now on a post goes on alone while the server does not answer; with null it waits. */
  standBy(made: ((ended: () => void) => Alone) | null) {
    this.alone?.end()
    this.alone = made?.(() => this.show(this.snapshot.offline, this.snapshot.fault)) ?? null
  }

  /** Somebody has read what could not be done. */
  read() {
    this.undone = null
    this.store(this.undoneKey, null)
    this.show(this.snapshot.offline, this.snapshot.fault)
  }

  private async run() {
    if (this.running) return
    this.running = true
    for (let job = this.jobs[0]; job; job = this.jobs[0]) {
      const { version, ...given } = await this.insist(job)
      this.jobs.shift()
      if (!given.ok && job.tells) this.stop(job, given.refusal)
      if (this.jobs.length === 0) this.alone?.settle(version)
      this.keep()
      this.show(false)
      job.answer(given)
    }
    this.running = false
  }

  /** Retries a command until the server answers it; the pause doubles up to a limit. */
  private async insist(job: Job): Promise<Answer & { version: number }> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      const patience = setTimeout(() => this.goOnAlone(), PATIENCE_MS)
      try {
        const { id, game, evening, type, payload, upon } = job
        const answer = await client.mutation(
          `${game}.${type}`,
          { ...payload, evening, id, upon },
          AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        )
        return { ok: true, version: (answer as { version: number }).version }
      } catch (error) {
        if (!isOffline(error) && !isTooFast(error))
          return { ok: false, refusal: refusalOf(error), version: 0 }
        if (!isTooFast(error)) this.goOnAlone()
        this.show(!isTooFast(error), faultCodeOf(error))
        await new Promise((resume) => setTimeout(resume, pause))
      } finally {
        clearTimeout(patience)
      }
    }
  }

  /** Decides on the device what waits. A command that its rules refuse may have arrived already: it is left to the server. */
  private goOnAlone() {
    if (!this.alone || this.alone.isOn || !this.alone.begin()) return
    for (const job of this.jobs) {
      const foreseen = this.alone.decide(job)
      if (!foreseen || 'refusal' in foreseen) continue
      job.tells = foreseen.tells
      job.answer({ ok: true })
    }
    this.keep()
    this.show(this.snapshot.offline, this.snapshot.fault)
  }

  /** Commands decided alone upon a refused one have no ground any more: they are told, and the truth is shown. */
  private stop({ game, tells = [] }: Job, refusal: ToldRefusal) {
    const behind = this.jobs.flatMap((job) => (job.tells ? [job.tells] : []))
    this.jobs = this.jobs.filter((job) => !job.tells)
    const names = this.alone?.names ?? {}
    this.undone = { game, refusal, commands: [tells, ...behind], names }
    this.store(this.undoneKey, this.undone)
    this.alone?.end()
  }

  private get undoneKey() {
    return `${this.key}:undone`
  }

  private stored<T>(key: string, otherwise: T): T {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
    } catch {
      return otherwise
    }
  }

  private keep() {
    const others = this.stored<Kept[]>(this.key, []).filter(({ id }) => !this.known.has(id))
    const waiting = [...others, ...this.jobs.map(({ answer: _answer, ...one }) => one)]
    this.store(this.key, waiting.length === 0 ? null : waiting)
  }

  /** Private browsing may refuse storage: all is then kept in memory only. */
  private store(key: string, value: object | null) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      return
    }
  }

  private show(offline: boolean, fault: StorageFault | null = null) {
    const { undone, alone } = this
    const isAlone = alone?.isOn ?? false
    this.snapshot = { waiting: this.jobs.length, offline, fault, isAlone, undone }
    for (const listener of this.listeners) listener()
  }
}

const queues = new Map<string, CommandQueue>()

/**
 * The queue of one person on this device. Each person has their own, so that a shared phone never acts in another's
 * name. `first` is the first game of the house. Browser only.
 */
export function commandQueue(slug: string, giver: string, first: string): CommandQueue {
  const key = `circolo:waiting:${slug}:${giver}`
  const known = queues.get(key)
  if (known) return known
  const made = new CommandQueue(key, first)
  queues.set(key, made)
  return made
}
