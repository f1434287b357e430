import { getUntypedClient } from '@trpc/client'
import { HOUR_MS } from '@/rules/kernel/time'
import {
  faultCodeOf,
  isOffline,
  refusalOf,
  type StorageFault,
  type ToldRefusal,
  trpc,
} from './trpc'
import { uuid } from './uuid'

export type Answer = { ok: true } | { ok: false; refusal: ToldRefusal }

/** A command as its screen gives it. */
export interface ScreenCommand {
  game: string
  evening: string
  type: string
  payload: Readonly<Record<string, unknown>>
  /** How far what is shown had got, as the game tells it. */
  upon?: unknown
}

/** A command waiting to be acknowledged. Its id is made once, so that sending it twice does it once. */
interface Waiting extends ScreenCommand {
  id: string
  at: number
}

interface Job extends Waiting {
  answer(answer: Answer): void
}

/** How a queue stands; `fault` is the server's own word on why commands wait, null where it could say none. */
export interface QueueSnapshot {
  waiting: number
  offline: boolean
  fault: StorageFault | null
}

export const NO_QUEUE: QueueSnapshot = { waiting: 0, offline: false, fault: null }

/** A command left over from an earlier evening is no longer meant. */
const FORGET_MS = 12 * HOUR_MS
const FIRST_RETRY_MS = 800
const LONGEST_RETRY_MS = 8_000

/** Sends one screen's commands in order, keeping them on the device until the server has answered. */
export class CommandQueue {
  /** Commands not yet answered, whether the network or the server keeps them, and what the server says of it. */
  snapshot: QueueSnapshot = NO_QUEUE
  private jobs: Job[] = []
  private running = false
  private listeners = new Set<() => void>()

  /** `game` is that of a command kept by a version that knew one game only. */
  constructor(
    private readonly key: string,
    game: string,
  ) {
    this.jobs = this.kept()
      .filter((one) => Date.now() - one.at < FORGET_MS)
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

  /** Queues a command; the promise tells how it ended, however long the network takes. */
  give(giving: ScreenCommand): Promise<Answer> {
    return new Promise((answer) => {
      this.jobs.push({ ...giving, id: uuid(), at: Date.now(), answer })
      this.keep()
      this.show(this.snapshot.offline, this.snapshot.fault)
      void this.run()
    })
  }

  private async run() {
    if (this.running) return
    this.running = true
    for (let job = this.jobs[0]; job; job = this.jobs[0]) {
      const given = await this.insist(job)
      this.jobs.shift()
      this.keep()
      this.show(false)
      job.answer(given)
    }
    this.running = false
  }

  /** Sends a command until the server answers it, waiting longer each time. */
  private async insist(job: Job): Promise<Answer> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        const { id, game, evening, type, payload, upon } = job
        await getUntypedClient(trpc).mutation(`${game}.${type}`, { ...payload, evening, id, upon })
        return { ok: true }
      } catch (error) {
        if (!isOffline(error)) return { ok: false, refusal: refusalOf(error) }
        this.show(true, faultCodeOf(error))
        await new Promise((resume) => setTimeout(resume, pause))
      }
    }
  }

  private kept(): (Omit<Waiting, 'game'> & { game?: string })[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '[]') as Waiting[]
    } catch {
      return []
    }
  }

  /** Private browsing may refuse storage: the command is then kept in memory only. */
  private keep() {
    try {
      const waiting = this.jobs.map(({ answer: _answer, ...one }) => one)
      if (waiting.length === 0) localStorage.removeItem(this.key)
      else localStorage.setItem(this.key, JSON.stringify(waiting))
    } catch {
      return
    }
  }

  private show(offline: boolean, fault: StorageFault | null = null) {
    this.snapshot = { waiting: this.jobs.length, offline, fault }
    for (const listener of this.listeners) listener()
  }
}

const queues = new Map<string, CommandQueue>()

/**
 * The device's queue of one person: a phone that changed hands must not act in another's name. `first` is the first
 * game of the house. Browser only.
 */
export function commandQueue(slug: string, giver: string, first: string): CommandQueue {
  const key = `circolo:waiting:${slug}:${giver}`
  const known = queues.get(key)
  if (known) return known
  const made = new CommandQueue(key, first)
  queues.set(key, made)
  return made
}
