import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { connect, type Sql } from '@/db/client'
import { isAlive } from '@/db/postgres/postmaster'
import type { Act } from '../../support/chemin'
import { freshDatabase, privateServer } from '../../support/database'
import type { Giver } from '../../support/day'
import { House } from '../../support/house'
import type { Sala } from '../../support/sala'
import { Mortal } from '../../support/spawned'
import { slowAppends } from './books'

/** An append takes this long, so that a death often comes in the middle of one. */
export const APPEND_MS = 10
const RETRY_MS = 25
const MOST_TRIES = 600

/** A death after so many answers, and a moment later. */
export interface Death {
  answers: number
  delayMs: number
}

/** An evening of any game over HTTP, with the cookies of its people and of its tablets. */
export interface NightAt {
  readonly game: string
  readonly evening: string
  cookieOf(by: Giver, table?: unknown): string
}

/** An evening whose server or database dies: clients that insist, and the version of each accepted command by its id. */
export class Night<E extends NightAt = Sala> {
  readonly accepted = new Map<string, number>()
  #deaths: Death[] = []
  #dying: Promise<void>[] = []
  #answers = 0

  constructor(
    readonly sala: E,
    readonly url: () => Promise<string>,
    readonly kill: () => Promise<void>,
  ) {}

  awaiting(...deaths: readonly Death[]): void {
    this.#deaths = [...deaths]
    this.#answers = 0
  }

  /** Waits until every death that was expected has come. */
  async over(): Promise<void> {
    for (const { delayMs } of this.#deaths.splice(0)) this.#dying.push(this.dieIn(delayMs))
    await Promise.all(this.#dying)
  }

  async dieIn(delayMs: number): Promise<void> {
    await pause(delayMs)
    await this.kill()
  }

  #answered(): void {
    this.#answers += 1
    if (this.#answers < (this.#deaths[0]?.answers ?? Number.POSITIVE_INFINITY)) return
    this.#answers = 0
    this.#dying.push(this.dieIn(this.#deaths.shift()?.delayMs ?? 0))
  }

  /** Like a tablet or a phone: the same command again until it is answered; whether it was accepted. */
  async insist({ by, type, payload }: Act, id: string = randomUUID()): Promise<boolean> {
    const { sala } = this
    const body = JSON.stringify({ evening: sala.evening, id, ...payload })
    const headers = {
      'content-type': 'application/json',
      cookie: sala.cookieOf(by, payload.table),
    }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const address = `${await this.url()}/api/trpc/${sala.game}.${type}`
      const answer = await fetch(address, { method: 'POST', headers, body })
        .then(async (response) => ({ status: response.status, said: await response.json() }))
        .catch(() => null)
      if (answer?.status === 200) {
        const { version } = (answer.said as { result: { data: { version: number } } }).result.data
        const before = this.accepted.get(id)
        if (before !== undefined) expect(version).toBe(before)
        this.accepted.set(id, version)
        this.#answered()
        return true
      }
      if (answer?.status === 422) {
        expect(this.accepted.has(id)).toBe(false)
        this.#answered()
        return false
      }
      if (answer) expect(answer.status).toBe(503)
      await pause(RETRY_MS)
    }
    throw new Error(`nobody answered ${type}`)
  }

  /** A command in several copies at once, which all get the same answer. */
  async insistAtOnce(one: Act, copies: number): Promise<boolean> {
    const id = randomUUID()
    const sent = Array.from({ length: copies }, () => this.insist(one, id))
    const [first = false, ...others] = await Promise.all(sent)
    expect(others.every((same) => same === first)).toBe(true)
    return first
  }
}

/**
 * An evening that `open` leaves in a house of its own goes on at a server that is killed: `through` has its night, its
 * books, and the server, which counts its deaths.
 */
export async function onMortalServer<E extends NightAt>(
  open: (house: House) => Promise<E>,
  through: (night: Night<E>, sql: Sql, server: Mortal) => Promise<void>,
): Promise<void> {
  const database = await freshDatabase()
  const house = await House.open(database)
  // The server that is killed has the machine's clock, and the people must still be signed in there.
  house.now = Date.now()
  const evening = await open(house)
  await house.stop()
  await slowAppends(database.sql, APPEND_MS)
  const server = await Mortal.on(database.url)
  const kill = () => server.kill()
  try {
    await through(new Night(evening, () => server.url(), kill), database.sql, server)
  } finally {
    await server.end()
    await database.drop()
  }
}

/** An evening that `open` leaves in a house whose database is killed. */
export async function onMortalDatabase<E extends NightAt>(
  open: (house: House) => Promise<E>,
  through: (night: Night<E>, sql: Sql) => Promise<void>,
): Promise<void> {
  const own = await privateServer()
  const { url } = own.server
  const house = await House.open({ url, sql: connect(url), drop: async () => {} })
  house.now = Date.now()
  const { sql } = house.database
  const kill = () => killPostmaster(own.postmaster)
  try {
    const night = new Night(await open(house), async () => house.url, kill)
    await slowAppends(sql, APPEND_MS)
    await through(night, sql)
  } finally {
    await house.close()
    await own.close()
  }
}

/** kill -9 of the database, once it lives: it may still be starting after the death before. */
export async function killPostmaster(file: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    if (pid > 0 && isAlive(pid)) {
      process.kill(pid, 'SIGKILL')
      return
    }
    await pause(RETRY_MS)
  }
  throw new Error('the database did not come back')
}
