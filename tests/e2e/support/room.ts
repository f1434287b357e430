import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { createClasses } from '@/db/queries/classes'
import { createMemberSession } from '@/db/queries/sessions'
import type { HouseRole } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { LicensedHouse } from '@/rules/kernel/licence'
import { DAY_MS, MINUTE_MS } from '@/rules/kernel/time'
import { Settings } from '@/rules/poker/settings'
import { SESSION_COOKIE } from '@/server/access/cookie'
import { sessionKey } from '@/server/access/sessions'
import { clubOf, memberOf } from '@/tests/support/clubs'
import { type FreshDatabase, freshDatabase } from '@/tests/support/database'
import { ROOM_SECRET, TWO_GAMES_DIST } from './editions'
import { type RoomServer, roomServer } from './room-server'
import { closeScreens } from './screens'

/** How long a session lasts that no form has made. */
const MONTH_MS = 30 * DAY_MS

/** Somebody signed in: a page, or its browser without one. */
type SignedIn = { readonly request: APIRequestContext }

/** A club's server as in production, with its own database and a clock that a test can put forward. */
export class Room {
  #server: RoomServer | undefined
  readonly #ids = new Map<string, string>()
  /** The screens whose clocks stand still. */
  readonly #still: Page[] = []

  private constructor(
    readonly database: FreshDatabase,
    readonly clubId: string,
    readonly slug: string,
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
    const all = twoGames ? { ...given, CIRCOLO_DIST: TWO_GAMES_DIST } : given
    const room = new Room(database, clubId, slug, all)
    await room.start()
    return room
  }

  get url(): string {
    return `${this.given.CIRCOLO_TEST_TLS ? 'https' : 'http'}://localhost:${this.#server?.port}`
  }

  async start(): Promise<void> {
    this.#server = await roomServer(this.database.url, this.given)
  }

  /** Puts the server's clock forward, in minutes, and those that stand still with it. */
  async pass(minutes: number): Promise<void> {
    const at = (await this.#server?.advance(minutes * MINUTE_MS)) ?? 0
    for (const page of this.#still) await setDate(page, at)
  }

  /** Stops the clocks of the server and of these screens: what ends by itself lasts until `pass`. */
  async standStill(...screens: Page[]): Promise<void> {
    const at = (await this.#server?.standStill()) ?? 0
    for (const page of screens) await setDate(page, at)
    this.#still.push(...screens)
  }

  async member(card: string, roles: readonly HouseRole[] = ['socio']): Promise<string> {
    const id = await memberOf(this.database.sql, this.clubId, card, roles)
    this.#ids.set(card, id)
    return id
  }

  /** The cookie of a new session of a member added here, without the form and the cost of a password. */
  async enter(card: string): Promise<{ name: string; value: string; url: string }> {
    const { clubId, database, url } = this
    const memberId = asMember(this.#ids.get(card) ?? '')
    const sessionId = randomUUID()
    const at = Date.now()
    const session = { clubId, sessionId, memberId, at, expiresAt: at + MONTH_MS, userAgent: null }
    await createMemberSession(database.sql, session)
    const sid = sessionKey(clubId, sessionId)
    return {
      name: SESSION_COOKIE,
      value: await encode({ token: { sid }, secret: ROOM_SECRET }),
      url,
    }
  }

  /** A procedure as a page of this person calls it, without the page: its answer, which is no refusal. */
  async post<T = unknown>(by: SignedIn, procedure: string, data?: object): Promise<T> {
    const at = `${this.url}/api/trpc/${procedure}`
    const headers = { origin: this.url }
    const answer = data
      ? await by.request.post(at, { headers, data })
      : await by.request.get(at, { headers })
    const text = await answer.text()
    expect(answer.ok(), `${procedure}: ${text}`).toBe(true)
    return (JSON.parse(text) as { result: { data: T } }).result.data
  }

  /** Gives a command in an evening, as this person's page does. */
  give(by: SignedIn, evening: string, command: string, payload: object): Promise<unknown> {
    return this.post(by, command, { evening, id: randomUUID(), ...payload })
  }

  /** Opens an evening of a game, by default tonight's; its id. */
  async evening(by: SignedIn, game: string, title = 'Serata', day?: string): Promise<string> {
    const opening = { game, title, day: day ?? new Date().toISOString().slice(0, 10) }
    const { evening } = await this.post<{ evening: string }>(by, 'evenings.open', opening)
    return evening
  }

  /** The code and the address that pair a tablet with a post, as the desk shows them. */
  code(by: SignedIn, evening: string, post = 'T1'): Promise<{ code: string; url: string }> {
    return this.post(by, 'devices.issueCode', { evening, post })
  }

  /** The number of commands that the house has accepted. */
  async accepted(): Promise<number> {
    const [row] = await this.database.sql<{ count: number }[]>`
      select count(distinct command_id)::int as count from journal`
    return row?.count ?? 0
  }

  /** A class of table for lists, with default values for the other settings. */
  async tableClass(settings: { uscita: number; passata: number }): Promise<void> {
    await this.classOf('poker', 'Tavolo da cento', Settings.parse(settings))
  }

  async classOf(game: string, name: string, settings: object): Promise<void> {
    const one = { classId: randomUUID(), game, name, settings }
    await createClasses(this.database.sql, this.clubId, [one], { program: 'test' })
  }

  async close(): Promise<void> {
    await closeScreens(this.url)
    await this.#server?.close()
    await this.database.drop()
  }
}

/** The page's date alone: taps are compared with the browser's own time. */
const setDate = (page: Page, at: number): Promise<void> =>
  page.evaluate((now) => {
    Date.now = () => now
  }, at)
