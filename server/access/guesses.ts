import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '@/db/client'
import {
  attemptSucceeded,
  beginAttempt,
  countFailures,
  type Failures,
  withdrawAttempt,
} from '@/db/queries/attempts'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { Problem } from '../common/errors'
import { networkOf } from '../http/trust'
import { lengthOf, oneAtATime } from './oneAtATime'

/** How long a failure counts, in ms. */
const WINDOW_MS = 15 * MINUTE_MS
/** Failures of one guess from one place before any delay: people mistype. */
const FREE_FAILURES = 3
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 4_000
/** Guesses of one thing from one place that may wait in the queue; one more is refused. */
const LINE_LENGTH = 4
/** Guesses delayed at once in the whole process: each holds a connection. */
const HELD_MOST = 200
/** Failures of any cards from one network, after which its guesses pass one by one, each after this pause. */
const CROWD_FAILURES = 30
const CROWD_PAUSE_MS = 1_000
const CROWD_LENGTH = 20

/** Something that somebody tries to guess. */
export interface Guess {
  clubId: string
  /** A card number, or `#` and a word for guesses that are not a card's sign-in. */
  target: string
  /** A known browser, or the network of an address. */
  from: string
  /**
   * The number of failures of all unknown browsers together after which they are refused; without it there is no such
   * limit.
   */
  most?: number
}

interface GuessesOptions {
  sql: Sql
  now(): Instant
  /** Waits so many ms; a test brings its own. */
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Slows down people who guess passwords. Failures are counted by the thing guessed and the place together, so a
 * stranger elsewhere delays nobody's own sign-in, and a member who mistypes waits only for seconds. A known browser is
 * a place by itself.
 */
export class Guesses {
  readonly #pause: (ms: number) => Promise<unknown>
  #held = 0

  constructor(private readonly options: GuessesOptions) {
    this.#pause = options.pause ?? sleep
  }

  /** Runs `check`, which throws when the guess was wrong. Throws Problem `too-many-attempts` with `minutes`. */
  async attempt<T>(guess: Guess, check: () => Promise<T>): Promise<T> {
    const line = `guess/${guess.clubId}/${guess.target}/${guess.from}`
    if (lengthOf(line) >= LINE_LENGTH) throw tooMany()
    return await oneAtATime(line, () => this.#counted(guess, check))
  }

  async #counted<T>(guess: Guess, check: () => Promise<T>): Promise<T> {
    const { sql, now } = this.options
    const { clubId, target, from } = guess
    const at = now()
    // It is recorded as failed before anything is checked, so that many guesses at once cannot outrun the count.
    const attemptId = await beginAttempt(sql, clubId, { card: target, address: from, at })
    try {
      const since = at - WINDOW_MS
      const failures = await countFailures(sql, clubId, { attemptId, card: target, from, since })
      await this.#admit(guess, failures, at)
    } catch (error) {
      // A guess that was not even checked does not make the wait longer.
      await withdrawAttempt(sql, clubId, attemptId)
      throw error
    }
    const found = await check()
    await attemptSucceeded(sql, clubId, attemptId, at - 2 * WINDOW_MS)
    return found
  }

  async #admit({ target, from, most }: Guess, failures: Failures, at: Instant): Promise<void> {
    const { mine, place, everybody, earliest } = failures
    if (most !== undefined && !isBrowser(from) && everybody >= most) {
      throw tooMany(Math.ceil(((earliest ?? at) + WINDOW_MS - at) / MINUTE_MS))
    }
    await this.#hold(pauseAfter(mine))
    if (place < CROWD_FAILURES || isBrowser(from) || target.startsWith('#')) return
    const crowd = `crowd/${from}`
    if (lengthOf(crowd) >= CROWD_LENGTH) throw tooMany()
    await oneAtATime(crowd, () => this.#hold(CROWD_PAUSE_MS))
  }

  async #hold(ms: number): Promise<void> {
    if (ms === 0) return
    if (this.#held >= HELD_MOST) throw tooMany()
    this.#held += 1
    try {
      await this.#pause(ms)
    } finally {
      this.#held -= 1
    }
  }
}

const tooMany = (minutes = 1) => new Problem('too-many-attempts', { minutes })

/** The delay of a guess after so many failures, in ms: 0, 0, 0, 500, 1,000, 2,000, then 4,000. */
function pauseAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES))
}

const BROWSER = 'browser:'
const isBrowser = (from: string): boolean => from.startsWith(BROWSER)

/** The place of a guess: the browser's name if it is known, otherwise the network of its address. */
export const placeOf = (browser: string | null, address: string): string =>
  browser === null ? networkOf(address) : `${BROWSER}${browser}`
