import postgres from 'postgres'
import type { Sql } from './client'

/** Appends under way at once before others wait for one of them to end, and then go together. */
const MOST_UNDER_WAY = 3
/** One that takes longer, such as for a lock on its stream, keeps nobody waiting any more; the pool's own limit remains. */
const SLOW_MS = 200
/** Most batches in one statement. */
const MOST_TOGETHER = 32

/** A batch on its way to the journal. */
interface Going {
  clubId: string
  streamId: string
  text: string
  /** It locks nothing but its own stream, so that it may share a statement with batches of other streams. */
  mayShare: boolean
  /** Aborted when its caller no longer waits for it. */
  givenUp: AbortSignal
  stored(version: number | undefined): void
  failed(error: unknown): void
}

/**
 * The appends of a pool. Each batch is a statement of its own as long as the database keeps up. Where many evenings are
 * played at once, the batches that wait for it share statements: one commit, one round trip. A statement that the
 * database refused stored nothing of it, and each of its batches is then stored by itself, so that only the one at fault fails.
 */
class Appends {
  #waiting: Going[] = []
  #underWay = 0
  #isSpread: Promise<boolean> | undefined

  constructor(private readonly pool: Sql) {}

  add(going: Going): void {
    this.#waiting.push(going)
    void this.#send()
  }

  async #send(): Promise<void> {
    if (this.#underWay >= MOST_UNDER_WAY || this.#waiting.length === 0) return
    this.#underWay += 1
    let isCounted = true
    const ended = () => {
      if (!isCounted) return
      isCounted = false
      this.#underWay -= 1
      void this.#send()
    }
    const slow = setTimeout(ended, SLOW_MS)
    const together = this.#next()
    if (together.length > 1 && !(await this.#spread())) await this.#storeTogether(together)
    else await this.#storeEach(together)
    clearTimeout(slow)
    ended()
  }

  /** The batch that waits longest, and those of other streams that may go with it. */
  #next(): readonly Going[] {
    const left = this.#waiting.filter(({ givenUp }) => !givenUp.aborted)
    const chosen = new Map<string, Going>()
    for (const one of left) {
      if (chosen.size > 0 && !one.mayShare) continue
      if (!chosen.has(one.streamId)) chosen.set(one.streamId, one)
      if (!one.mayShare || chosen.size === MOST_TOGETHER) break
    }
    this.#waiting = left.filter((one) => chosen.get(one.streamId) !== one)
    return [...chosen.values()]
  }

  /** Rows that somebody holds are passed over, so that nobody waits for another's lock; their batches then go alone. */
  async #storeTogether(together: readonly Going[]): Promise<void> {
    const texts = together.map(
      ({ clubId, streamId, text }) => `{"club":"${clubId}","stream":"${streamId}","batch":${text}}`,
    )
    try {
      const rows = await this.pool<{ stream: string; version: number | null }[]>`
        with given as materialized (
          select club, stream, batch
            from json_to_recordset(${`[${texts.join(',')}]`}::text::json) as one(club uuid, stream uuid, batch json)),
        free as materialized (
          select s.stream_id from stream s join given on s.club_id = given.club and s.stream_id = given.stream
             for no key update of s skip locked)
        select given.stream, case when free.stream_id is not null then append_to(given.club, given.batch) end as version
          from given left join free on free.stream_id = given.stream`
      const versions = new Map(rows.map(({ stream, version }) => [stream, version ?? undefined]))
      for (const { streamId, stored } of together) {
        const version = versions.get(streamId)
        if (version !== undefined) stored(version)
      }
      await this.#storeEach(together.filter(({ streamId }) => versions.get(streamId) === undefined))
    } catch (error) {
      if (error instanceof postgres.PostgresError) return await this.#storeEach(together)
      for (const { failed } of together) failed(error)
    }
  }

  async #storeEach(batches: readonly Going[]): Promise<void> {
    await Promise.all(
      batches.filter(({ givenUp }) => !givenUp.aborted).map((one) => this.#store(one)),
    )
  }

  async #store({ clubId, text, stored, failed }: Going): Promise<void> {
    try {
      const [row] = await this.pool<{ version: number }[]>`
        select append_to(${clubId}, ${text}::text::json) as version`
      stored(row?.version)
    } catch (error) {
      failed(error)
    }
  }

  /** Whether the database is spread over machines by club: a statement is then one club's. */
  async #spread(): Promise<boolean> {
    this.#isSpread ??= this.pool<{ found: boolean }[]>`
      select exists (select from pg_extension where extname = 'citus') as found`.then(
      ([row]) => row?.found ?? true,
    )
    try {
      return await this.#isSpread
    } catch {
      this.#isSpread = undefined
      return true
    }
  }
}

const appends = new WeakMap<Sql, Appends>()

function appendsOf(pool: Sql): Appends {
  const known = appends.get(pool) ?? new Appends(pool)
  appends.set(pool, known)
  return known
}

/**
 * Stores a batch's text with `append_to`, by itself or beside those of other streams. Resolves to the stream's new
 * version, rejects with the driver's error. A batch that is given up while it waits is not sent.
 */
export const sendToJournal = (
  pool: Sql,
  batch: Pick<Going, 'clubId' | 'streamId' | 'text' | 'mayShare' | 'givenUp'>,
): Promise<number | undefined> =>
  new Promise((stored, failed) => appendsOf(pool).add({ ...batch, stored, failed }))
