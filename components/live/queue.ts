import type { Tell } from '@/rules/kernel/tell'
import { HOUR_MS } from '@/rules/kernel/time'
import type { ToldRefusal } from '@/server/common/errors'
import { keepHere } from '../ui/awake/kept'
import type { Alone } from './alone/alone'
import { decidedBy, listAt, tapsOf, undoneKeyOf, waitingKeyOf } from './alone/left'
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
export interface WaitingCommand extends ScreenCommand {
  id: string
  at: number
  /** The sentences of its events at a post that went on alone; its giver has that answer already. */
  tells?: readonly Tell[]
  /** The names in these sentences, as the page knew them then. */
  names?: Readonly<Record<string, string>>
  /** How far the play had got before it. */
  play?: string | undefined
}

/** Commands that a post had decided alone. */
export interface TapsAlone {
  game: string
  /** The sentences of each. */
  commands: readonly (readonly Tell[])[]
  /** The names in them, where a page knew them then. */
  names: Readonly<Record<string, string>>
}

/** Of those: the server refused the first, so that none after it was sent. */
export interface UndoneTaps extends TapsAlone {
  refusal: ToldRefusal
}

interface Job extends WaitingCommand {
  answer(answer: Answer): void
}

/** Earlier versions knew one game only, and did not name it. */
type Kept = Omit<WaitingCommand, 'game'> & { game?: string }

/** The state of a queue; `fault` is the server's own code for the delay, null where it gave none. */
export interface QueueSnapshot {
  waiting: number
  offline: boolean
  fault: StorageFault | null
  /** Whether the post goes on alone. */
  isAlone: boolean
  /** Told until somebody has read them, the latest last. */
  undone: readonly UndoneTaps[]
}

export const NO_QUEUE: QueueSnapshot = {
  waiting: 0,
  offline: false,
  fault: null,
  isAlone: false,
  undone: [],
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
/** How often one after the other a post decides anew, and how long the rules of a page loaded again are awaited. */
const MOST_ANEW = 10
const RULES_MS = 30_000

const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))

/** Sends one screen's commands in order, and keeps them on the device until the server has answered. */
export class CommandQueue {
  /** The number of commands without an answer, whether they wait for the network, and the server's own reason. */
  snapshot: QueueSnapshot = NO_QUEUE
  /** At a device: the post that goes on alone while the server does not answer. */
  private alone: Alone | null = null
  /** Resolves with the first post that stands by. */
  private readonly stoodBy: Promise<void>
  private noteStoodBy = () => {}
  private jobs: Job[] = []
  /** The ids of all that was ever here; whatever else is stored is of another tab of this device. */
  private readonly known = new Set<string>()
  private undone: readonly UndoneTaps[]
  private running = false
  /** How often commands were decided anew since one was stored. */
  private timesAnew = 0
  private listeners = new Set<() => void>()

  /** `game` is the game of stored commands that name none: earlier versions knew one game only. */
  constructor(
    private readonly key: string,
    game: string,
  ) {
    this.stoodBy = new Promise((resolve) => {
      this.noteStoodBy = resolve
    })
    this.undone = listAt(this.undoneKey)
    const kept = listAt<Kept>(this.key)
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
      this.jobs.push({ ...giving, id, at: Date.now(), answer, ...decidedBy(this.alone, foreseen) })
      if (foreseen) answer({ ok: true })
      this.keep()
      this.show(this.snapshot.offline, this.snapshot.fault)
      void this.run()
    })
  }

  /**
   * From now on a post goes on alone while the server does not answer; with null it waits. One that is alone now stays so
   * until all has arrived, whatever its screen does.
   */
  standBy(made: ((ended: () => void) => Alone) | null) {
    if (this.alone?.isOn) return
    this.alone = made?.(() => this.show(this.snapshot.offline, this.snapshot.fault)) ?? null
    if (this.alone) this.noteStoodBy()
  }

  /** Somebody has read what could not be done. */
  read() {
    this.undone = []
    keepHere(this.undoneKey, null)
    this.show(this.snapshot.offline, this.snapshot.fault)
  }

  private async run() {
    if (this.running) return
    this.running = true
    for (let job = this.jobs[0]; job; job = this.jobs[0]) {
      const { version, ...given } = await this.insist(job)
      // A post that was taken from this device sends nothing more: what waits goes when the device is back at it.
      if (!given.ok && job.tells && given.refusal.code === 'not-signed-in') return this.alone?.end()
      if (!given.ok && given.refusal.code === 'said-since' && (await this.giveAnew(job))) continue
      this.jobs.shift()
      if (!given.ok && job.tells) this.stop(job, given.refusal)
      if (given.ok) this.timesAnew = 0
      this.alone?.stored(version, this.jobs.length === 0)
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
        await after(pause)
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
      Object.assign(job, decidedBy(this.alone, foreseen))
      job.answer({ ok: true })
    }
    this.keep()
    this.show(this.snapshot.offline, this.snapshot.fault)
  }

  /** Commands decided alone upon a refused one have no ground any more: they are told, and the truth is shown. */
  private stop(refused: Job, refusal: ToldRefusal) {
    const { game } = refused
    const behind = this.jobs.filter((job) => job.tells)
    this.jobs = this.jobs.filter((job) => !job.tells)
    const latest = { game, refusal, ...tapsOf([refused, ...behind]) }
    this.undone = [...listAt<UndoneTaps>(this.undoneKey), latest]
    keepHere(this.undoneKey, JSON.stringify(this.undone))
    this.alone?.end()
  }

  /**
   * Acts of others beside the play make stale what a post decided alone: it is decided again upon them, and given with what
   * it stands on now. False where the play itself has gone on, so that it has no ground any more.
   */
  private async giveAnew(refused: Job): Promise<boolean> {
    if (!refused.tells || refused.play === undefined) return false
    // The refusal may come before the rules of a page loaded again, and before the view that has what they did.
    await Promise.race([this.stoodBy, after(RULES_MS)])
    await this.alone?.news()
    const decided = this.jobs.filter((job) => job.tells)
    const anew = this.timesAnew < MOST_ANEW && this.alone?.again(decided)
    if (!anew) return false
    this.timesAnew += 1
    for (const [at, job] of decided.entries()) Object.assign(job, anew[at])
    // Under the same id the server would give the same answer.
    refused.id = uuid()
    this.known.add(refused.id)
    this.keep()
    return true
  }

  private get undoneKey() {
    return undoneKeyOf(this.key)
  }

  private keep() {
    const others = listAt<Kept>(this.key).filter(({ id }) => !this.known.has(id))
    const waiting = [...others, ...this.jobs.map(({ answer: _answer, ...one }) => one)]
    keepHere(this.key, waiting.length === 0 ? null : JSON.stringify(waiting))
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
  const key = waitingKeyOf(slug, giver)
  const known = queues.get(key)
  if (known) return known
  const made = new CommandQueue(key, first)
  queues.set(key, made)
  return made
}
