import type { Sql } from '@/db/client'
import { DatabaseUnreachable, DuplicateCommand, VersionConflict } from '@/db/errors'
import { append, findCommands, readStream, type StoredAnswer } from '@/db/journal'
import { versionAndAnswers, waitForAppend } from '@/db/queries/streams'
import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { Problem, Unavailable } from '../common/errors'
import type { Game, GivenCommand, StreamAnswer } from '../games/game'
import { Metrics, timed } from '../measuring/metrics'
import { digestOf } from './digest'
import { type Drafted, draft, type StreamIdentity, type StreamState } from './draft'
import { inTime, translated } from './reaching'
import { isSameCommand, Recent } from './recent'

/** Most commands in one append. */
const MOST_COMMANDS = 256
/** Answers kept in memory; older ones are found in the database. */
const ANSWERS_KEPT = 10_000
/** How long the stream waits for a lost database before its commands fail. */
const DATABASE_TIMEOUT_MS = 5_000
/** The time between two tries to reach it. */
const LOOK_EVERY_MS = 100

/** The process whose commands moved a stream: this one, or another on the same database. */
export type CommitOf = 'us' | 'others'

interface Job<C extends AnyCommand> {
  given: GivenCommand<C>
  /** Digest of the command and its giver: nobody gets the answer to another giver's command with the same id. */
  digest: string
  answer(answer: StreamAnswer): void
  fail(error: unknown): void
}

/**
 * One evening's only writer. Commands wait while an append is under way; the next batch decides them in order on the
 * current state and stores them in one statement. Nothing is answered before it is durable.
 */
export class Stream<S, C extends AnyCommand, E extends AnyEvent> {
  #committed: StreamState<S>
  #waiting: Job<C>[] = []
  #running = false
  /** The journal may be ahead of this memory: before the first load, and after any failure. */
  #isBehind = true
  readonly #recent = new Recent(ANSWERS_KEPT)
  readonly #pending = new Map<string, { digest: string; answered: Promise<StreamAnswer> }>()
  readonly #listeners = new Set<(from: CommitOf) => void>()

  constructor(
    private readonly sql: Sql,
    readonly game: Game<S, C, E>,
    readonly key: StreamIdentity,
    private readonly timeoutMs = DATABASE_TIMEOUT_MS,
    private readonly metrics = new Metrics(),
  ) {
    this.#committed = this.#nothing
  }

  get #nothing(): StreamState<S> {
    return { state: this.game.decider.initial, head: { version: 0, hash: '' }, at: 0 }
  }

  get clubId(): string {
    return this.key.clubId
  }

  get id(): string {
    return this.key.streamId
  }

  /** The committed state; never one that is not durable. */
  get state(): S {
    return this.#committed.state
  }

  get version(): number {
    return this.#committed.head.version
  }
  get hash(): string {
    return this.#committed.head.hash
  }

  /** Nothing is under way, so the stream may be dropped and loaded again. */
  get idle(): boolean {
    return !this.#running
  }

  /** Calls the listener after each commit; returns a function that stops it. */
  subscribe(listener: (from: CommitOf) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Replays the events of the journal that this memory does not have yet. Throws DatabaseUnreachable. */
  async load(): Promise<void> {
    await translated(this.#replay())
    this.#isBehind = false
  }

  async #replay(from: 'here' | 'anew' = 'here'): Promise<void> {
    const { clubId, streamId } = this.key
    let { state, head, at } = from === 'here' ? this.#committed : this.#nothing
    let by: CommitOf = 'others'
    for await (const row of readStream(this.sql, clubId, streamId, head.version)) {
      state = this.game.decider.evolve(state, row.event as E, row)
      head = { version: row.position, hash: row.hash }
      at = row.at
      // A commit of ours may be read before it is answered, or after its answer was lost.
      if (this.#pending.has(row.commandId)) by = 'us'
    }
    // A slow replay may end after the stream has moved on.
    if (from === 'here' && head.version <= this.version) return
    this.#committed = { state, head, at }
    this.#tell(by)
  }

  /**
   * Gives a command; the same command from the same giver gets the first answer. Throws Problem `id-taken` when its id
   * belongs to another command, and Unavailable when the database is lost: nothing is half done, and it may be sent
   * again.
   */
  async give(given: GivenCommand<C>): Promise<StreamAnswer> {
    const digest = digestOf(given)
    const known = this.#recent.get(given.id)
    const pending = this.#pending.get(given.id)
    const before = known ?? pending
    if (before && !isSameCommand(before, digest)) throw new Problem('id-taken')
    if (known) return known.answer
    if (pending) return await pending.answered
    const answered = new Promise<StreamAnswer>((answer, fail) => {
      this.#waiting.push({ given, digest, answer, fail })
    }).finally(() => this.#pending.delete(given.id))
    this.#pending.set(given.id, { digest, answered })
    if (!this.#running) void this.#run()
    return await answered
  }

  /** Waits until nothing is under way any more. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.#pending.values()].map(({ answered }) => answered))
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      // Commands that arrived in the same turn of the event loop go together.
      await new Promise((turn) => setImmediate(turn))
      const jobs = this.#waiting.splice(0, MOST_COMMANDS)
      try {
        if (this.#isBehind) await this.load()
        await this.#commit(jobs)
      } catch (error) {
        await this.#afterFailure(jobs, error)
      }
    }
    this.#running = false
  }

  async #commit(jobs: readonly Job<C>[]): Promise<void> {
    const left = jobs.filter((job) => !this.#answerKnown(job))
    if (left.length === 0) return
    const drafted = draft(
      this.game,
      this.key,
      this.#committed,
      left.map(({ given, digest }) => ({ ...given, digest })),
    )
    try {
      await Promise.all([this.#store(drafted), this.#checkRefusals(drafted)])
    } catch (error) {
      if (error instanceof DatabaseUnreachable) throw error
      await this.#decideAnew(left, drafted, error)
      return
    }
    this.#conclude(left, drafted)
  }

  async #store({ batch }: Drafted<S>): Promise<void> {
    if (batch.commands.length === 0) return
    const labels = { game: this.game.decider.game }
    this.metrics.batches.observe(labels, batch.commands.length)
    await timed(this.metrics.appends, labels, append(this.sql, batch))
  }

  /**
   * A refused command may be a retry of one accepted long ago, or may have been decided on a stale state after another
   * writer's events: only the database knows.
   */
  async #checkRefusals({ decided, batch }: Drafted<S>): Promise<void> {
    const ids = decided.filter((one) => one.became === 'refused').map((one) => one.given.id)
    if (ids.length === 0) return
    const { clubId, streamId } = this.key
    const { version, answers } = await translated(
      versionAndAnswers(this.sql, clubId, streamId, ids),
    )
    this.#recent.keep(answers)
    const stale = version !== batch.expected.version && version !== batch.reached.version
    if (stale) throw new VersionConflict(`the stream is at version ${version}`)
  }

  #conclude(jobs: readonly Job<C>[], drafted: Drafted<S>): void {
    // Another process may have stored more since, and this one may have read it already.
    const moved = drafted.reached.head.version > this.version
    if (moved) this.#committed = drafted.reached
    for (const [index, job] of jobs.entries()) {
      const one = drafted.decided[index]
      if (this.#answerKnown(job) || !one) continue
      this.#count(one)
      if (one.became === 'failed') job.fail(one.error)
      else {
        const answer =
          one.became === 'accepted'
            ? { version: one.version, refusal: null }
            : { version: null, refusal: one.refusal }
        this.#recent.set(one.given.id, { answer, digest: job.digest })
        job.answer(answer)
      }
    }
    if (moved) this.#tell('us')
  }

  #count(one: Drafted<S>['decided'][number]): void {
    const { game } = this.game.decider
    this.metrics.commands.inc({ game, outcome: one.became })
    if (one.became === 'refused') this.metrics.refusals.inc({ game, code: one.refusal.code })
  }

  /** Nothing of the draft was stored: the tentative state is dropped and the commands are decided again. */
  async #decideAnew(jobs: readonly Job<C>[], drafted: Drafted<S>, error: unknown): Promise<void> {
    if (error instanceof VersionConflict) await this.load()
    if (this.version !== drafted.batch.expected.version) return await this.#commit(jobs)
    if (error instanceof DuplicateCommand) {
      this.#recent.keep(
        await this.#find(drafted.batch.commands.map((command) => command.commandId)),
      )
      // Decide again only if an answer was found for one of these jobs: otherwise this would never end.
      if (jobs.some((job) => this.#recent.get(job.given.id))) return await this.#commit(jobs)
    }
    const [only] = jobs
    if (jobs.length === 1 && only) {
      if (!(error instanceof VersionConflict)) return only.fail(error)
      // The journal has nothing newer, and yet did not take it: this memory may not be the journal's.
      await translated(this.#replay('anew'))
      throw new DatabaseUnreachable('the journal was not where this memory is', { cause: error })
    }
    // The database refused the batch because of one command: each is tried alone, so that only that one fails.
    for (const job of jobs) await this.#commit([job])
  }

  #answerKnown(job: Job<C>): boolean {
    const known = this.#recent.get(job.given.id)
    if (!known) return false
    if (isSameCommand(known, job.digest)) job.answer(known.answer)
    else job.fail(new Problem('id-taken'))
    return true
  }

  async #afterFailure(jobs: readonly Job<C>[], error: unknown): Promise<void> {
    this.#isBehind = true
    if (!(error instanceof DatabaseUnreachable)) {
      for (const job of jobs) job.fail(error)
      return
    }
    const back = await this.#recover(jobs)
    const answerable = back ? jobs : [...jobs, ...this.#waiting.splice(0)]
    for (const job of answerable) if (!this.#answerKnown(job)) job.fail(new Unavailable(error))
  }

  /** Asks the journal, once it is back, which of these commands it has. */
  async #recover(jobs: readonly Job<C>[]): Promise<boolean> {
    const until = performance.now() + this.timeoutMs
    const ids = jobs.map((job) => job.given.id)
    while (performance.now() < until) {
      try {
        return await inTime(this.#ask(ids), this.timeoutMs)
      } catch (error) {
        if (!(error instanceof DatabaseUnreachable)) return false
        await new Promise((over) => setTimeout(over, LOOK_EVERY_MS))
      }
    }
    return false
  }

  async #ask(ids: readonly string[]): Promise<true> {
    const { clubId, streamId } = this.key
    // An append that outlives its connection holds the lock on the stream's row: wait for its end.
    await translated(waitForAppend(this.sql, clubId, streamId))
    await this.load()
    this.#recent.keep(await this.#find(ids))
    return true
  }

  #find(ids: readonly string[]): Promise<StoredAnswer[]> {
    return translated(findCommands(this.sql, this.key.clubId, this.key.streamId, ids))
  }

  #tell(from: CommitOf): void {
    for (const listener of this.#listeners) listener(from)
  }
}
