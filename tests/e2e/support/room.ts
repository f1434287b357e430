import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { createClasses } from '@/db/queries/classes'
import type { HouseRole } from '@/rules/kernel/decider'
import type { LicensedHouse } from '@/rules/kernel/licence'
import { Settings } from '@/rules/poker/settings'
import { bundled } from '@/tests/support/bundled'
import { clubOf, memberOf } from '@/tests/support/clubs'
import { type FreshDatabase, freshDatabase } from '@/tests/support/database'
import { TWO_GAMES_DIST } from './editions'
import type { FromRoom, ToRoom } from './room-process'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A club's server as in production, with its own database and a clock that a test can put forward. */
export class Room {
  #process: ChildProcess | undefined
  #port = 0

  private constructor(
    readonly database: FreshDatabase,
    readonly clubId: string,
    private readonly twoGames: boolean,
    private readonly given: Readonly<Record<string, string>>,
  ) {}

  /**
   * With `twoGames` the house also has the tests' second game, in its server and its pages; `given` are variables that
   * `room-process.ts` reads, such as CIRCOLO_TEST_TLS.
   */
  static async open(
    slug: string,
    twoGames = false,
    given: Readonly<Record<string, string>> = {},
    licensedAs?: LicensedHouse | null,
  ): Promise<Room> {
    const database = await freshDatabase()
    const clubId = await clubOf(database.sql, slug, licensedAs)
    const room = new Room(database, clubId, twoGames, given)
    await room.start()
    return room
  }

  get url(): string {
    return `${this.given.CIRCOLO_TEST_TLS ? 'https' : 'http'}://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    const script = await bundled(path.join(import.meta.dirname, 'room-process.ts'))
    this.#process = fork(script, [this.database.url], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...this.given,
        ...(this.twoGames ? { CIRCOLO_DIST: TWO_GAMES_DIST } : {}),
      },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const { port } = (await this.#answer()) as { port: number }
    this.#port = port
  }

  /** Puts the server's clock forward, in minutes. */
  async pass(minutes: number): Promise<void> {
    this.#say({ advance: minutes * 60_000 })
    await this.#answer()
  }

  async member(card: string, roles: readonly HouseRole[] = ['socio']): Promise<string> {
    return await memberOf(this.database.sql, this.clubId, card, roles)
  }

  /** A class of table for lists, with default values for the other settings. */
  async tableClass(settings: { uscita: number; passata: number }): Promise<void> {
    const one = {
      classId: randomUUID(),
      game: 'poker',
      name: 'Tavolo da cento',
      settings: Settings.parse(settings),
    }
    await createClasses(this.database.sql, this.clubId, [one], { program: 'test' })
  }

  async close(): Promise<void> {
    const child = this.#process
    if (child?.exitCode === null) {
      this.#say({ stop: true })
      await once(child, 'exit')
    }
    await this.database.drop()
  }

  #say(message: ToRoom): void {
    this.#process?.send(message)
  }

  async #answer(): Promise<FromRoom> {
    const child = this.#process
    if (!child) throw new Error('the room is not open')
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the room's server ended with ${code}`)
    })
    died.catch(() => {})
    const [message] = (await Promise.race([once(child, 'message'), died])) as [FromRoom]
    return message
  }
}
