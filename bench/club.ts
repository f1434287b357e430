import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { createMemberSession } from '@/db/queries/sessions'
import type { HouseRole } from '@/rules/kernel/decider'
import { DAY_MS } from '@/rules/kernel/time'
import { SESSION_COOKIE } from '@/server/access/cookie'
import { sessionKey } from '@/server/access/sessions'
import { clubOf, memberOf } from '@/tests/support/clubs'
import { freshDatabase } from '@/tests/support/database'
import type { Faster } from '@/tests/support/fasterClock'
import { type Started, startUntil } from './processes'

const SECRET = 'a secret for the bench only'

interface Opening {
  pages?: boolean
  flags?: readonly string[]
  env?: Readonly<Record<string, string>>
  clock?: Faster
  heard?: (line: string) => void
}

export interface Signed {
  id: string
  cookie: string
}

/** A club with an open evening, in a database and a server process of its own. */
export class BenchClub {
  private constructor(
    readonly url: string,
    readonly database: Awaited<ReturnType<typeof freshDatabase>>,
    readonly clubId: string,
    private readonly server: Started,
  ) {}

  evening = ''
  desk: Signed = { id: '', cookie: '' }
  #card = 0

  /** With `pages` its server also answers with the built pages; `flags` are more of Node's; `heard` is told each line of its log. */
  static async open({
    pages,
    flags = [],
    env = {},
    clock,
    heard,
  }: Opening = {}): Promise<BenchClub> {
    const database = await freshDatabase()
    const clubId = await clubOf(database.sql, 'bench')
    const program = ['tests/support/serverProcess.ts', database.url, SECRET]
    const script = ['--import', 'tsx', ...flags, ...program]
    if (pages || clock) script.push(pages ? 'pages' : 'none')
    if (clock) script.push(String(clock.speed), String(clock.since))
    const server = await startUntil(script, /^\d+$/, { env, heard })
    const club = new BenchClub(`http://127.0.0.1:${server.line}`, database, clubId, server)
    club.desk = await club.member(['socio', 'segretario'])
    const opened = await club.call('evenings.open', {
      game: 'poker',
      title: 'Prova',
      day: '2026-11-20',
    })
    club.evening = (opened as { evening: string }).evening
    return club
  }

  /** A member with a session, made without the cost of hashing a password. */
  async member(roles: readonly HouseRole[] = ['socio'], clubId = this.clubId): Promise<Signed> {
    const { sql } = this.database
    this.#card += 1
    const memberId = await memberOf(sql, clubId, String(this.#card), roles)
    const sessionId = randomUUID()
    const at = Date.now()
    await createMemberSession(sql, {
      clubId,
      sessionId,
      memberId,
      at,
      expiresAt: at + DAY_MS,
      userAgent: 'bench',
    })
    return { id: memberId, cookie: await this.cookieOf(sessionKey(clubId, sessionId)) }
  }

  async members(count: number): Promise<Signed[]> {
    return await Promise.all(Array.from({ length: count }, () => this.member()))
  }

  /** The process of its server. */
  get pid(): number {
    return this.server.pid
  }

  /** A mutation that must succeed. */
  async call(path: string, input: object, by: Signed = this.desk): Promise<unknown> {
    const response = await fetch(`${this.url}/api/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: by.cookie },
      body: JSON.stringify(input),
    })
    const body = (await response.json()) as { result?: { data: unknown } }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body.result?.data
  }

  /** A command of the poker room that must be accepted. */
  async command(type: string, payload: object, by: Signed = this.desk): Promise<unknown> {
    return await this.call(
      `poker.${type}`,
      { evening: this.evening, id: randomUUID(), ...payload },
      by,
    )
  }

  async cookieOf(sid: string): Promise<string> {
    return `${SESSION_COOKIE}=${await encode({ token: { sid }, secret: SECRET })}`
  }

  async close(): Promise<void> {
    await this.server.stop()
    await this.database.drop()
  }
}
