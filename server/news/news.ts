import { hash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Sql } from '@/db/client'
import { DatabaseUnreachable } from '@/db/errors'
import { hearNews, sayNews } from '@/db/news'
import { unattended } from '../common/unattended'

/** Subjects of news: an evening's journal, members' names, sessions, or whether a club alerts phones. */
const SUBJECTS = ['stream', 'names', 'sessions', 'push'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Postgres takes 8,000 bytes; longer news says that anything may have changed. */
const LONGEST_BYTES = 7_500
const ANYTHING = '*'
/** Said when a process begins to hear, and by those that hear it, now and then as long as they hear others. */
const HERE = '+'
/** Said besides by a process that begins to hear: all others say at once that they are here. */
const WHO_ELSE = '?'
/** Said by a process that stops: the others take over its share at once. */
const GONE = '-'
const HERE_EVERY_MS = 5_000
/** Another process counts as gone when it has said nothing for this long. */
const GONE_AFTER_MS = 16_000
/** How long news waits for a lost database before it is said again. */
const AGAIN_AFTER_MS = 200

type Reader = (clubId: string, streamId: string) => void

/**
 * Tells the other processes of the database what changed here, and hears what changed there. News says only what
 * changed, never how: a process that hears it reads the database. It is said after the change, together with all other
 * news of that moment, and nothing waits for it.
 */
export class News {
  /** By this a process knows its own news. */
  readonly #self = randomUUID().slice(0, 8)
  readonly #readers = new Map<Subject, Set<Reader>>()
  readonly #missed = new Set<() => void>()
  readonly #unsaid = new Set<string>()
  #isSaying = false
  #stopped = false
  /** The other processes that hear us, each with the time until which that is known. */
  readonly #others = new Map<string, number>()
  readonly #timer = setInterval(() => {
    if (this.#isHeard()) this.#say(HERE)
  }, HERE_EVERY_MS).unref()
  #unlisten: (() => Promise<void>) | undefined

  constructor(
    private readonly sql: Sql,
    private readonly log: Logger,
  ) {}

  /** Begins to hear the other processes; the connection comes back by itself. */
  async begin(): Promise<void> {
    this.#unlisten = await hearNews(
      this.sql,
      (text) => this.#hear(text),
      () => {
        this.#mayHaveMissed()
        this.#say(`${HERE} ${WHO_ELSE}`)
      },
    )
  }

  /** Calls the reader with each change of that subject, in this process or another; returns a function that stops it. */
  read(subject: Subject, reader: Reader): () => void {
    const readers = this.#readers.get(subject) ?? new Set()
    this.#readers.set(subject, readers.add(reader))
    return () => readers.delete(reader)
  }

  /** Calls the reader when changes of any subject may have gone unheard. */
  onMissed(reader: () => void): () => void {
    this.#missed.add(reader)
    return () => this.#missed.delete(reader)
  }

  /** Something changed: the readers here are told at once, the other processes soon. */
  tell(subject: Exclude<Subject, 'stream'>, clubId: string): void {
    this.#toReaders(subject, clubId, '')
    this.#say(`${subject}/${clubId}/`)
  }

  /** This process stored events of a stream, and knows them: the other processes are told soon, where there are any. */
  stored(clubId: string, streamId: string): void {
    if (this.#isHeard()) this.#say(`stream/${clubId}/${streamId}`)
  }

  /** Whether a club falls to this process, of those on the database that hear each other: to each club falls one. */
  isShare(clubId: string): boolean {
    const own = weightOf(this.#self, clubId)
    return this.#living().every((other) => weightOf(other, clubId) < own)
  }

  #living(): string[] {
    const now = performance.now()
    for (const [other, until] of this.#others) if (until <= now) this.#others.delete(other)
    return [...this.#others.keys()]
  }

  #isHeard(): boolean {
    return this.#living().length > 0
  }

  stop(): void {
    if (this.#isHeard()) void sayNews(this.sql, `${this.#self} ${GONE}`).catch(() => {})
    this.#stopped = true
    clearInterval(this.#timer)
    // Nobody waits for it: a lost database ends the connection by itself.
    void this.#unlisten?.().catch(() => {})
  }

  #say(one: string): void {
    this.#unsaid.add(one)
    if (this.#isSaying) return
    this.#isSaying = true
    unattended('news could not be told', () => this.#sayAll())
  }

  async #sayAll(): Promise<void> {
    try {
      while (this.#unsaid.size > 0 && !this.#stopped) {
        // Commits of the same moment are told together; the answers to their givers go first.
        await new Promise((turn) => setImmediate(turn))
        const said = [...this.#unsaid]
        this.#unsaid.clear()
        await this.#saySome(said)
      }
    } finally {
      this.#isSaying = false
    }
  }

  async #saySome(said: readonly string[]): Promise<void> {
    const text = [this.#self, ...said].join(' ')
    try {
      await sayNews(this.sql, text.length > LONGEST_BYTES ? `${this.#self} ${ANYTHING}` : text)
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error
      for (const one of said) this.#unsaid.add(one)
      await pause(AGAIN_AFTER_MS, undefined, { ref: false })
    }
  }

  #hear(text: string): void {
    const [from = '', ...told] = text.split(' ')
    if (from === this.#self || this.#stopped) return
    if (told.includes(GONE)) {
      this.#others.delete(from)
      this.#mayHaveMissed()
      return
    }
    // A process that begins to hear us has not heard what was stored just before.
    if (!this.#isHeard()) this.#say(`${HERE} ${ANYTHING}`)
    else if (told.includes(WHO_ELSE)) this.#say(HERE)
    this.#others.set(from, performance.now() + GONE_AFTER_MS)
    for (const one of told) {
      if (one === ANYTHING) this.#mayHaveMissed()
      const [name, clubId = '', streamId = ''] = one.split('/')
      const subject = SUBJECTS.find((known) => known === name)
      if (subject) this.#toReaders(subject, clubId, streamId)
    }
  }

  #toReaders(subject: Subject, clubId: string, streamId: string): void {
    for (const reader of this.#readers.get(subject) ?? []) {
      try {
        reader(clubId, streamId)
      } catch (error) {
        this.log.error({ err: error }, 'news could not be read')
      }
    }
  }

  #mayHaveMissed(): void {
    if (!this.#stopped) for (const reader of this.#missed) reader()
  }
}

/** The club falls to the process with the greatest: when one comes or goes, no club moves between two others. */
const weightOf = (process: string, clubId: string) => hash('sha256', `${process}/${clubId}`)
