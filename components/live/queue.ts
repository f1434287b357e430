import { getUntypedClient } from '@trpc/client'
import { HOUR_MS } from '@/rules/kernel/time'
import type { ToldRefusal } from '@/server/common/errors'
import { faultCodeOf, isOffline, isTooFast, refusalOf, type StorageFault, trpc } from './trpc'
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
}

interface Job extends Waiting {
  answer(answer: Answer): void
}

/** The state of a queue; `fault` is the server's own code for the delay, null where it gave none. */
export interface QueueSnapshot {
  waiting: number
  offline: boolean
  fault: StorageFault | null
}

export const NO_QUEUE: QueueSnapshot = { waiting: 0, offline: false, fault: null }

/** Older commands are dropped at start: they belong to an earlier evening. */
const COMMAND_LIFETIME_MS = 12 * HOUR_MS
const FIRST_RETRY_MS = 800
const LONGEST_RETRY_MS = 8_000

/** Sends one screen's commands in order, and keeps them on the device until the server has answered. */
export class CommandQueue {
  /** The number of commands without an answer, whether they wait for the network, and the server's own reason. */
  snapshot: QueueSnapshot = NO_QUEUE
  private jobs: Job[] = []
  private running = false
  private listeners = new Set<() => void>()

  /** `game` is the game of stored commands that name none: earlier versions knew one game only. */
  constructor(
    private readonly key: string,
    game: string,
  ) {
    this.jobs = this.kept()
      .filter((one) => Date.now() - one.at < COMMAND_LIFETIME_MS)
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

  /** Retries a command until the server answers it; the pause doubles up to a limit. */
  private async insist(job: Job): Promise<Answer> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        const { id, game, evening, type, payload, upon } = job
        await getUntypedClient(trpc).mutation(`${game}.${type}`, { ...payload, evening, id, upon })
        return { ok: true }
      } catch (error) {
        if (!isOffline(error) && !isTooFast(error)) return { ok: false, refusal: refusalOf(error) }
        this.show(!isTooFast(error), faultCodeOf(error))
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
