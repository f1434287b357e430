import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createMembers } from '@/db/queries/members'
import { CAST, naming } from '@/rehearsal/cast'
import type { Actor, AnyCommand } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { running } from '@/server/running/running'
import type { Chosen } from '@/simulate/game'
import type { AnyGame } from '../../simulate/games'
import type { House } from '../../support/house'

/** Those whom the simulators know beside a rehearsal's cast: strangers, the boss, the staff of a second and a third table. */
const OTHERS = ['s1', 's2', 'capo'].concat(
  ['T2', 'T3'].flatMap((table) => [`capo${table}`, `changeur${table}`, `changeur2${table}`]),
)
const PEOPLE = [
  ...CAST.map(({ as, roles }) => ({ as, roles })),
  ...OTHERS.map((as) => ({
    as,
    roles: as === 'capo' ? (['socio', 'amministratore'] as const) : (['socio'] as const),
  })),
]

/** A command as it was sent, and its latest answer: the version, or null for a refusal. */
export interface Sent extends Chosen<AnyCommand> {
  readonly id: string
  version: number | null
}

/** Refused: by its form, for the rights of its giver, or by the rules; and for anything at a closed evening's tablet. */
const REFUSED = [400, 401, 403, 404, 422]

/** An evening of any game over HTTP, whose people have the simulators' names. */
export class CrowdedEvening {
  readonly sent: Sent[] = []
  readonly #cookies = new Map<string, Promise<string | null>>()

  private constructor(
    readonly house: House,
    readonly game: AnyGame,
    readonly at: { slug: string; clubId: string; evening: string },
    readonly people: ReadonlyMap<string, string>,
    private readonly cast = naming(people),
  ) {}

  static async open(house: House, game: AnyGame): Promise<CrowdedEvening> {
    const slug = randomUUID()
    const clubId = await house.club(slug)
    const people = new Map(PEOPLE.map(({ as }) => [as, randomUUID() as string]))
    await createMembers(
      house.database.sql,
      clubId,
      PEOPLE.map(({ as, roles }, n) => ({
        ...{ memberId: asMember(people.get(as) ?? ''), card: `${n}`, name: as, alias: null, roles },
        ...{ passwordHash: null, mustChangePassword: false, locale: 'it' as const },
      })),
      { program: 'test' },
    )
    const cookie = await house.enter(clubId, asMember(people.get('segreteria') ?? ''))
    const evening = await house.evening(game.rules.game, { cookie })
    return new CrowdedEvening(house, game, { slug, clubId, evening }, people)
  }

  /** The evening as the server has it. */
  async stored() {
    const { clubId, evening } = this.at
    const stream = await running().streams.find(clubId, evening)
    if (!stream) throw new Error('the evening is lost')
    return stream
  }

  /** Its state, in the simulators' names. */
  async state(): Promise<AnyGame['rules']['initial']> {
    return this.cast.named((await this.stored()).state as AnyGame['rules']['initial'])
  }

  /** Gives a command so many times at once, which all get the same answer; it may have been given before. */
  async give(chosen: Chosen<AnyCommand> | Sent, copies = 1): Promise<Sent | null> {
    const cookie = await this.cookieOf(chosen.by)
    if (cookie === null) return null
    const sent = 'id' in chosen ? chosen : { ...chosen, id: randomUUID(), version: null }
    const { type, ...payload } = this.cast.identified(sent.command)
    const { rules } = this.game
    const input = { ...payload, evening: this.at.evening, id: sent.id }
    const answers = await Promise.all(
      Array.from({ length: copies }, () =>
        this.house.mutate(`${rules.game}.${type}`, input, cookie),
      ),
    )
    for (const { status, data, error } of answers) {
      const version = status === 200 ? (data as { version: number }).version : null
      if (version === null && !REFUSED.includes(status))
        expect({ type, status, error }).toEqual('an answer')
      // A refusal is not kept: the same command may be possible later.
      if (sent.version !== null || version === null) expect(version).toBe(sent.version)
      sent.version = version
    }
    if (!('id' in chosen)) this.sent.push(sent)
    return sent
  }

  /** The cookie of a giver; null for the clock, for a stranger and for a post that there is not. */
  async cookieOf({ member, post }: Actor): Promise<string | null> {
    const as = post ?? member ?? ''
    const known = this.#cookies.get(as) ?? (post === null ? this.#enter(as) : this.#pair(post))
    this.#cookies.set(as, known)
    const cookie = await known
    if (cookie === null) this.#cookies.delete(as)
    return cookie
  }

  async #enter(as: string): Promise<string | null> {
    const id = this.people.get(as)
    return id === undefined ? null : await this.house.enter(this.at.clubId, asMember(id))
  }

  async #pair(post: string): Promise<string | null> {
    const { evening, slug } = this.at
    const desk = (await this.#enter('segreteria')) ?? ''
    const { data } = await this.house.mutate('devices.issueCode', { evening, post }, desk)
    if (!data) return null
    // The clock may leap past the end of the code meanwhile.
    return await this.house.device(slug, (data as { code: string }).code).catch(() => null)
  }
}
