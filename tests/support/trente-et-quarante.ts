import { randomUUID } from 'node:crypto'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { Answer, House, Person } from './house'

/** The time between two commands, so that each is an entry of its own. */
const APART_MS = 1_000
const FIRST_CARD = 101
export const T1 = { table: 'T1' }

type Giver = 'tablet' | 'desk' | 'inspector' | number

/** A day of trente et quarante over HTTP: its people, and a table with its tablet. */
export class TrenteDay {
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
  static async open(house: House, slug: string, players: number): Promise<TrenteDay> {
    const clubId = await house.club(slug)
    const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
    const inspector = await house.member(clubId, slug, '2', ['socio', 'deputato'])
    const people: Person[] = []
    for (let n = 0; n < players; n++)
      people.push(await house.member(clubId, slug, String(FIRST_CARD + n)))
    const opening = { game: 'trente-et-quarante', title: 'Venerdì', day: '2026-11-20' }
    const { data } = await house.mutate('evenings.open', opening, desk.cookie)
    const { evening } = data as { evening: string }
    const day = new TrenteDay(house, slug, clubId, evening, desk, inspector, people)
    for (const { id: member } of people)
      await day.must('desk', 'handCassa', { member, chips: 1_000 })
    return day
  }

  /** Opens T1 by both signatures, pairs its tablet, marks everybody present and burns the first cards. */
  async table(settings: object = {}): Promise<void> {
    const customs = Settings.parse(settings)
    const opening = { minimum: 10, maximum: 1_000, settings: customs, as: 'management' }
    await this.must('inspector', 'openTable', opening)
    await this.must('desk', 'signTable', { ...T1, as: 'control' })
    const asked = { evening: this.evening, post: 'T1' }
    const { data } = await this.house.mutate('devices.issueCode', asked, this.desk.cookie)
    this.#tablet = await this.house.device(this.slug, (data as { code: string }).code)
    for (const { id: player } of this.players)
      await this.must('tablet', 'markPresence', { ...T1, player, isHere: true })
    for (const step of ['layOutPacks', 'mixCards']) await this.must('tablet', step, T1)
    await this.must('tablet', 'cutCards', { ...T1, player: this.who(1), witness: null })
    await this.must('tablet', 'burnCards', T1)
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
    return await this.house.mutate(`trente-et-quarante.${type}`, input, this.cookieOf(by))
  }

  /** Gives a command that must be accepted. */
  async must(by: Giver, type: string, payload: object = {}): Promise<void> {
    const { status, error } = await this.give(by, type, payload)
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
  }

  /** Stakes by player and chance, called. */
  async stakes(
    ...laid: readonly (readonly [player: number, chance: string, chips: number])[]
  ): Promise<void> {
    await this.must('tablet', 'inviteStakes', T1)
    for (const [n, chance, chips] of laid)
      await this.must(n, 'layStake', { ...T1, player: this.who(n), chance, chips })
    await this.must('tablet', 'callStakes', T1)
  }

  /** Cards in the order in which they are shown, the very first a black one. */
  async cards(names: string): Promise<void> {
    for (const card of names.split(' '))
      await this.must('tablet', 'dealCard', { ...T1, card, colour: 'nero' })
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
