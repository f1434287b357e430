import { randomUUID } from 'node:crypto'
import { type Act, act, type Giver, loaded, type ScriptedTable, seatedAt, TABLE } from './chemin'
import type { Answer, House, Person } from './house'

/** The time between two scripted commands, so that each is an entry of its own. */
const APART_MS = 1_000
/** The card of player 1; the others follow. */
const FIRST_CARD = 101

/** An evening of chemin de fer over HTTP: its people, and a tablet paired to each table. */
export class Sala {
  readonly game = 'chemin-de-fer'
  readonly #tablets = new Map<string, string>()

  private constructor(
    readonly house: House,
    readonly slug: string,
    readonly clubId: string,
    readonly evening: string,
    readonly desk: Person,
    readonly inspector: Person,
    readonly players: readonly Person[],
  ) {}

  /** An open evening of a club of its own, with this many members who may play. */
  static async open(house: House, slug: string, players: number): Promise<Sala> {
    const clubId = await house.club(slug)
    const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
    const inspector = await house.member(clubId, slug, '2', ['socio', 'deputato'])
    const people: Person[] = []
    for (let n = 0; n < players; n++)
      people.push(await house.member(clubId, slug, String(FIRST_CARD + n)))
    const opening = { game: 'chemin-de-fer', title: 'Martedì', day: '2026-11-20' }
    const { data } = await house.mutate('evenings.open', opening, desk.cookie)
    const { evening } = data as { evening: string }
    return new Sala(house, slug, clubId, evening, desk, inspector, people)
  }

  /** The same evening in another house, which has its data. */
  in(house: House): Sala {
    const { slug, clubId, evening, desk, inspector, players } = this
    const same = new Sala(house, slug, clubId, evening, desk, inspector, players)
    for (const [table, cookie] of this.#tablets) same.#tablets.set(table, cookie)
    return same
  }

  /** The id of a player by number, from 1. */
  readonly who = (n: number): string => this.person(n).id

  person(n: number): Person {
    const found = this.players[n - 1]
    if (!found) throw new RangeError(`no player ${n}`)
    return found
  }

  /** Opens a table with these players seated and the sabot loaded, and pairs its tablet. */
  async table(given: Partial<ScriptedTable> = {}): Promise<void> {
    const { table } = { ...TABLE, ...given }
    await this.play(seatedAt(this.who, given))
    const { data } = await this.house.mutate(
      'devices.issueCode',
      { evening: this.evening, post: table },
      this.desk.cookie,
    )
    const { code } = data as { code: string }
    this.#tablets.set(table, await this.house.device(this.slug, code))
    await this.play(loaded(this.who, given))
  }

  cookieOf(by: Giver, table: unknown = TABLE.table): string {
    if (typeof by === 'number') return this.person(by).cookie
    if (by === 'desk') return this.desk.cookie
    if (by === 'inspector') return this.inspector.cookie
    const cookie = this.#tablets.get(String(table))
    if (cookie === undefined) throw new RangeError(`no tablet at ${table}`)
    return cookie
  }

  /** Gives one command; a retry has the same id. */
  async give({ by, type, payload }: Act, id: string = randomUUID()): Promise<Answer> {
    const input = { evening: this.evening, id, ...payload }
    return await this.house.mutate(`chemin-de-fer.${type}`, input, this.cookieOf(by, payload.table))
  }

  /** Gives commands one after another, each of which must be accepted. */
  async play(acts: readonly Act[]): Promise<void> {
    for (const one of acts) {
      this.house.now += APART_MS
      const { status, error } = await this.give(one)
      if (status !== 200) throw new Error(`${one.type}: ${JSON.stringify(error)}`)
    }
  }

  /** The view of the inspector, of the desk, or of a player. */
  async seenBy(by: Exclude<Giver, 'tablet'>): Promise<Record<string, unknown>> {
    const as = by === 'inspector' ? 'deputato' : by === 'desk' ? 'desk' : 'member'
    const asked = { evening: this.evening, as }
    const { data } = await this.house.query('evenings.view', asked, this.cookieOf(by))
    return (data as { view: Record<string, unknown> }).view
  }

  /** Counts everybody as the book has them, closes the tableau through the desk and ends the evening. */
  async close(): Promise<void> {
    await this.play([act('desk', 'beginCount')])
    const { closing } = (await this.seenBy('desk')) as {
      closing: { expected: Record<string, number> }
    }
    await this.play([
      ...Object.entries(closing.expected).map(([member, chips]) =>
        act('desk', 'countChips', { member, chips }),
      ),
      act('desk', 'closeTableau', { settleBy: 'desk' }),
      act('desk', 'closeEvening'),
    ])
  }
}
