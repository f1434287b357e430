import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { createMemberSession } from '@/db/queries/sessions'
import type { HouseRole } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { LicensedHouse } from '@/rules/kernel/licence'
import { SESSION_COOKIE } from '@/server/access/cookie'
import { sessionKey } from '@/server/access/sessions'
import { Problem } from '@/server/common/errors'
import type { Games } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { running } from '@/server/running/running'
import { type ServeOptions, serve } from '@/server/starting/serve'
import { asked } from './asked'
import { clubOf, memberOf, PASSWORD } from './clubs'
import { type FreshDatabase, freshDatabase } from './database'

export const SECRET = 'a secret for tests only'
/** The pace of members who are programs. */
export const UNHURRIED = { burst: 1e9, perSecond: 1e9 }
const LASTS = 24 * 60 * 60_000
const CALLER = { address: '127.0.0.1', userAgent: 'test' }

export interface Answer {
  status: number
  /** The result of the procedure. */
  data: unknown
  /** The error's code and details, when it failed. */
  error: Record<string, unknown> | undefined
}

/** A person who is signed in. */
export interface Person {
  id: MemberId
  cookie: string
}

/** A running server without pages, with a database of its own and a clock that stands still until the test moves it. */
export class House {
  now = Date.parse('2026-11-20T21:00:00+01:00')
  /** The delays of people who guessed a password, in ms, in order; the test does not wait for them. */
  readonly pauses: number[] = []
  private server: Awaited<ReturnType<typeof serve>> | undefined

  private constructor(
    readonly database: FreshDatabase,
    private readonly games: Games,
    private readonly more: Partial<ServeOptions>,
  ) {}

  /** `more` are further options of the server, such as a certificate. */
  static async open(
    database?: FreshDatabase,
    games: Games = GAMES,
    more: Partial<ServeOptions> = {},
  ): Promise<House> {
    const house = new House(database ?? (await freshDatabase()), games, more)
    await house.start()
    return house
  }

  async start(): Promise<void> {
    const { url } = this.database
    const now = () => this.now
    this.server = await serve({
      port: 0,
      databaseUrl: url,
      secret: SECRET,
      games: this.games,
      now,
      next: false,
      databaseTimeoutMs: 1_000,
      // Members of tests are programs, and faster than any hand.
      paces: { member: UNHURRIED, office: UNHURRIED },
      pause: async (ms) => void this.pauses.push(ms),
      ...this.more,
    })
  }

  /** Stops the server and keeps the database, as for a restart. */
  async stop(): Promise<void> {
    await this.server?.close()
  }

  async close(): Promise<void> {
    await this.stop()
    await this.database.drop()
  }

  get url(): string {
    return `${this.more.pair ? 'https' : 'http'}://127.0.0.1:${this.server?.port}`
  }

  /** The address at which Prometheus would read, where the house was opened with one. */
  get metricsUrl(): string {
    return `http://127.0.0.1:${this.server?.metricsPort}`
  }

  club(slug: string, licensedAs?: LicensedHouse | null): Promise<string> {
    return clubOf(this.database.sql, slug, licensedAs)
  }

  /** A member of a club, signed in: id and cookie. */
  async member(
    clubId: string,
    slug: string,
    card: string,
    roles: readonly HouseRole[] = ['socio'],
  ): Promise<Person> {
    const id = await memberOf(this.database.sql, clubId, card, roles)
    return { id, cookie: await this.signIn(slug, card) }
  }

  /** Opens an evening of a game; its id. */
  async evening(
    game: string,
    { cookie }: Pick<Person, 'cookie'>,
    title = 'Venerdì',
    day = '2026-11-20',
  ): Promise<string> {
    const opening = { game, title, day }
    const { data } = await this.mutate('evenings.open', opening, cookie)
    return (data as { evening: string }).evening
  }

  async signIn(slug: string, card: string): Promise<string> {
    const sid = await running().signIn.member({ slug, card, password: PASSWORD }, CALLER)
    return await this.cookie(sid)
  }

  /** Another session of a member, opened without the cost of hashing a password. */
  async enter(clubId: string, memberId: MemberId): Promise<string> {
    const sessionId = randomUUID()
    const session = { clubId, sessionId, memberId, at: this.now, expiresAt: this.now + LASTS }
    await createMemberSession(this.database.sql, { ...session, userAgent: null })
    return await this.cookie(sessionKey(clubId, sessionId))
  }

  async device(slug: string, code: string): Promise<string> {
    return await this.cookie(await running().signIn.device({ slug, code }, CALLER))
  }

  async cookie(sid: string): Promise<string> {
    return `${SESSION_COOKIE}=${await encode({ token: { sid }, secret: SECRET })}`
  }

  async mutate(path: string, input: unknown, cookie?: string): Promise<Answer> {
    return await this.#call(path, cookie, JSON.stringify(input ?? {}))
  }

  async query(path: string, input?: unknown, cookie?: string): Promise<Answer> {
    const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return await this.#call(`${path}${search}`, cookie)
  }

  async #call(path: string, cookie?: string, body?: string): Promise<Answer> {
    const { status, text } = await asked(`${this.url}/api/trpc/${path}`, cookie, body)
    const told = JSON.parse(text) as {
      result?: { data?: unknown }
      error?: { data: Record<string, unknown> }
    }
    return { status, data: told.result?.data, error: told.error?.data }
  }
}

export async function signsIn(card: string, password: string): Promise<string> {
  const caller = { address: '10.0.0.3', userAgent: null }
  try {
    await running().signIn.member({ slug: 'alfa', card, password }, caller)
    return 'yes'
  } catch (error) {
    return error instanceof Problem ? error.code : 'unexpected'
  }
}
