import { randomUUID } from 'node:crypto'
import { Settings } from '@/rules/black-jack/settings'
import type { Answer, House, Person } from './house'

/** The time between two commands, so that each is an entry of its own. */
const APART_MS = 1_000
const FIRST_CARD = 101
export const T1 = { table: 'T1' }

type Giver = 'tablet' | 'desk' | 'inspector' | number

/** A day of black jack over HTTP: its people, and a table with its tablet. */
export class BlackJackDay {
  readonly game = 'black-jack'
  #tablet = ''
  private constructor(
    readonly house: House,
    readonly slug: string,
    readonly clubId: string,
    readonly evening: string,
    readonly desk: Person,
    readonly inspector: Person,
    readonly players: readonly Person[],
  ) {}

  /** An open day of a club of its own, with this many members who have 1,000 chips each. */
  static async open(house: House, slug: string, players: number): Promise<BlackJackDay> {
    const clubId = await house.club(slug)
    const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
    const inspector = await house.member(clubId, slug, '2', ['socio', 'deputato'])
    const people: Person[] = []
    for (let n = 0; n < players; n++)
      people.push(await house.member(clubId, slug, String(FIRST_CARD + n)))
    const opening = { game: 'black-jack', title: 'Venerdì', day: '2026-11-20' }
    const { data } = await house.mutate('evenings.open', opening, desk.cookie)
    const { evening } = data as { evening: string }
    const day = new BlackJackDay(house, slug, clubId, evening, desk, inspector, people)
    for (const { id: member } of people)
      await day.must('desk', 'handCassa', { member, chips: 1_000 })
    return day
  }

  /** Opens T1 by both signatures, pairs its tablet, seats the first so many and loads the sabot. */
  async table(settings: object = {}, seated = this.players.length): Promise<void> {
    const customs = Settings.parse(settings)
    const opening = { minimum: 10, settings: customs, as: 'management' }
    await this.must('inspector', 'openTable', opening)
    await this.must('desk', 'signTable', { ...T1, as: 'control' })
    const asked = { evening: this.evening, post: 'T1' }
    const { data } = await this.house.mutate('devices.issueCode', asked, this.desk.cookie)
    this.#tablet = await this.house.device(this.slug, (data as { code: string }).code)
    for (const [index, { id: player }] of this.players.slice(0, seated).entries())
      await this.must('tablet', 'takeSeat', { ...T1, player, seat: index + 1 })
    for (const step of ['checkPacks', 'mixCards']) await this.must('tablet', step, T1)
    await this.must(1, 'answerCut', { ...T1, player: this.who(1), cuts: true })
    for (const step of ['loadShoe', 'burnCards']) await this.must('tablet', step, T1)
  }

  readonly who = (n: number): string => this.person(n).id

  person(n: number): Person {
    const found = this.players[n - 1]
    if (!found) throw new RangeError(`no player ${n}`)
    return found
  }

  cookieOf(by: Giver): string {
    if (typeof by === 'number') return this.person(by).cookie
    return by === 'tablet' ? this.#tablet : this[by].cookie
  }

  /** Gives one command; a retry has the same id. */
  async give(by: Giver, type: string, payload: object, id: string = randomUUID()): Promise<Answer> {
    this.house.now += APART_MS
    const input = { evening: this.evening, id, ...payload }
    return await this.house.mutate(`black-jack.${type}`, input, this.cookieOf(by))
  }

  /** Gives a command that must be accepted. */
  async must(by: Giver, type: string, payload: object = {}): Promise<void> {
    const { status, error } = await this.give(by, type, payload)
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
  }

  /** Stakes by player, each on the casella of their seat, closed. */
  async stakes(...laid: readonly (readonly [player: number, chips: number])[]): Promise<void> {
    await this.must('tablet', 'inviteStakes', T1)
    for (const [n, chips] of laid)
      await this.must(n, 'layStake', { ...T1, casella: n, player: this.who(n), chips })
    await this.must('tablet', 'closeStakes', T1)
  }

  /** Cards in the order in which they leave the sabot. */
  async cards(names: string): Promise<void> {
    for (const card of names.split(' ')) await this.must('tablet', 'drawCard', { ...T1, card })
  }

  async say(n: number, word: 'carta' | 'no'): Promise<void> {
    await this.must(n, 'sayWord', { ...T1, casella: n, player: this.who(n), word })
  }

  /** The view of the inspector, of the desk, or of a player. */
  async seenBy(by: Exclude<Giver, 'tablet'>): Promise<Record<string, unknown>> {
    const as = by === 'inspector' ? 'deputato' : by === 'desk' ? 'desk' : 'member'
    const asked = { evening: this.evening, as }
    const { data } = await this.house.query('evenings.view', asked, this.cookieOf(by))
    return (data as { view: Record<string, unknown> }).view
  }

  /** Counts everybody as the book has them, closes the tableau and ends the day. */
  async close(): Promise<void> {
    await this.must('desk', 'beginCount')
    const { closing } = (await this.seenBy('desk')) as {
      closing: { expected: Record<string, number> }
    }
    for (const [member, chips] of Object.entries(closing.expected))
      await this.must('desk', 'countChips', { member, chips })
    await this.must('desk', 'closeTableau')
    await this.must('desk', 'closeEvening')
  }
}
