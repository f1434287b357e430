import { randomUUID } from 'node:crypto'
import type { Answer, House, Person } from './house'

/** The time between two commands, so that each is an entry of its own. */
const APART_MS = 1_000
/** The card of player 1; the others follow. */
const FIRST_CARD = 101

export const T1 = { table: 'T1' }

/** The giver of a command: the tablet of its table, the desk, the inspector, or a player by number. */
export type Giver = 'tablet' | 'desk' | 'inspector' | number

interface Opened {
  readonly house: House
  readonly slug: string
  readonly clubId: string
  readonly evening: string
  readonly desk: Person
  readonly inspector: Person
  readonly players: readonly Person[]
}

/** An open evening of a club of its own, with this many members who may play. */
export async function openedAs(
  { house, slug, game, title }: { house: House; slug: string; game: string; title: string },
  players: number,
): Promise<Opened> {
  const clubId = await house.club(slug)
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const inspector = await house.member(clubId, slug, '2', ['socio', 'deputato'])
  const people: Person[] = []
  for (let n = 0; n < players; n++)
    people.push(await house.member(clubId, slug, String(FIRST_CARD + n)))
  const evening = await house.evening(game, desk, title)
  return { house, slug, clubId, evening, desk, inspector, players: people }
}

/** An evening of a game over HTTP: its people, and a tablet paired to each table. */
export abstract class Day implements Opened {
  abstract readonly game: string
  readonly house: House
  readonly slug: string
  readonly clubId: string
  readonly evening: string
  readonly desk: Person
  readonly inspector: Person
  readonly players: readonly Person[]
  /** The choices with which the game's tableau is closed. */
  protected readonly sheet: object = {}
  protected readonly tablets = new Map<string, string>()

  constructor(opened: Opened) {
    this.house = opened.house
    this.slug = opened.slug
    this.clubId = opened.clubId
    this.evening = opened.evening
    this.desk = opened.desk
    this.inspector = opened.inspector
    this.players = opened.players
  }

  /** The id of a player by number, from 1. */
  readonly who = (n: number): string => this.person(n).id

  person(n: number): Person {
    const found = this.players[n - 1]
    if (!found) throw new RangeError(`no player ${n}`)
    return found
  }

  /** Pairs a tablet to a table. */
  protected async pair(table: string): Promise<void> {
    this.tablets.set(table, await this.another(table))
  }

  /** The cookie of another tablet, paired to a table beside those it has. */
  async another(table: string): Promise<string> {
    const asked = { evening: this.evening, post: table }
    const { data } = await this.house.mutate('devices.issueCode', asked, this.desk.cookie)
    return await this.house.device(this.slug, (data as { code: string }).code)
  }

  /** The cookie of a giver; a table without a tablet of its own has the one of T1. */
  cookieOf(by: Giver, table: unknown = 'T1'): string {
    if (typeof by === 'number') return this.person(by).cookie
    if (by !== 'tablet') return this[by].cookie
    const cookie = this.tablets.get(String(table)) ?? this.tablets.get('T1')
    if (cookie === undefined) throw new RangeError('no tablet')
    return cookie
  }

  /** Gives one command; a retry has the same id. */
  async give(by: Giver, type: string, payload: object, id: string = randomUUID()): Promise<Answer> {
    const { table = 'T1' } = payload as { table?: unknown }
    const input = { evening: this.evening, id, ...payload }
    return await this.house.mutate(`${this.game}.${type}`, input, this.cookieOf(by, table))
  }

  /** Gives a command that must be accepted. */
  async must(by: Giver, type: string, payload: object = {}): Promise<void> {
    this.house.now += APART_MS
    const { status, error } = await this.give(by, type, payload)
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
  }

  /** The view of the inspector, of the desk, or of a player. */
  async seenBy(by: Exclude<Giver, 'tablet'>): Promise<Record<string, unknown>> {
    const as = by === 'inspector' ? 'deputato' : by === 'desk' ? 'desk' : 'member'
    const asked = { evening: this.evening, as }
    const { data } = await this.house.query('evenings.view', asked, this.cookieOf(by))
    return (data as { view: Record<string, unknown> }).view
  }

  /** The chips of an account of the book. */
  async balance(account: string): Promise<number | undefined> {
    const [found] = await this.house.database.sql<{ chips: number }[]>`
      select chips from balance where stream_id = ${this.evening} and account = ${`sala/${account}`}`
    return found && Number(found.chips)
  }

  /** Counts everybody as the book has them, closes the tableau through the desk and ends the evening. */
  async close(): Promise<void> {
    await this.must('desk', 'beginCount')
    const { closing } = (await this.seenBy('desk')) as {
      closing: { expected: Record<string, number> }
    }
    for (const [member, chips] of Object.entries(closing.expected))
      await this.must('desk', 'countChips', { member, chips })
    await this.must('desk', 'closeTableau', this.sheet)
    await this.must('desk', 'closeEvening')
  }
}

/** A day of a game with a bank, with one table. */
export abstract class BankedDay extends Day {
  /** Hands everybody their first chips. */
  async handed(): Promise<this> {
    for (const { id: member } of this.players)
      await this.must('desk', 'handCassa', { member, chips: 1_000 })
    return this
  }

  /** Opens T1 by both signatures and pairs its tablet. */
  protected async signed(opening: object): Promise<void> {
    await this.must('inspector', 'openTable', { minimum: 10, as: 'management', ...opening })
    await this.must('desk', 'signTable', { table: 'T1', as: 'control' })
    await this.pair('T1')
  }

  /** Gives these steps of a table, one after another, from its tablet. */
  protected async steps(...types: string[]): Promise<void> {
    for (const type of types) await this.must('tablet', type, T1)
  }
}
