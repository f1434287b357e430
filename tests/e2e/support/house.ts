import type { Page } from '@playwright/test'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { Room } from './room'
import { type screen, signedIn } from './screens'

const SLUG = 'prova'
const GIVEN = ['Ada', 'Bartolomeo Maria', 'Cesira', 'Ferdinando', 'Maria Vittoria', 'Ugo']
const FAMILY = [
  'Neri',
  'Castelbarco Visconti di Modrone',
  'De Bortoli',
  'Attendolo-Bolognini',
  'Prà',
]
export const nameOf = (n: number) => `${GIVEN[n % 6]} ${FAMILY[n % 5]} ${n}`
const AUTOGRAPH = [
  [
    [0, 0, 0],
    [120, 80, 40],
  ],
]

/** A house with as many of its four games open as a test asks for. */
export class House {
  private readonly evenings = new Map<string, string>()
  private constructor(
    readonly room: Room,
    readonly desk: Page,
    readonly inspector: Page,
    readonly members: readonly string[],
  ) {}

  static async open(browser: Parameters<typeof screen>[0], people: number): Promise<House> {
    const room = await Room.open(SLUG)
    await room.member('2001', ['socio', 'segretario'])
    await room.member('3001', ['socio', 'deputato'])
    const members: string[] = []
    for (let n = 0; n < people; n += 1) members.push(await room.member(String(1001 + n)))
    for (const [n, id] of members.entries())
      await room.database.sql`update member set name = ${nameOf(n)} where member_id = ${id}`
    const desk = await signedIn(browser, 'desk', room, '2001')
    const inspector = await signedIn(browser, 'phone', room, '3001')
    return new House(room, desk, inspector, members)
  }

  member(n: number): string {
    return this.members[n] ?? ''
  }

  async evening(game: string): Promise<void> {
    this.evenings.set(game, await this.room.evening(this.desk, game))
  }

  async give(game: string, type: string, payload: object, by: Pick<Page, 'request'> = this.desk) {
    await this.room.give(by, this.evenings.get(game) ?? '', `${game}.${type}`, payload)
  }

  async sign(n: number, list: string): Promise<void> {
    const phone = await this.desk.context().browser()?.newContext()
    if (!phone) throw new Error('no browser')
    await phone.addCookies([await this.room.enter(String(1001 + n))])
    await this.give('poker', 'sign', { list, strokes: AUTOGRAPH }, phone)
    await phone.close()
  }

  /** Poker with two lists: at each a table plays, and more members sign, who are called where a seat is free. */
  async poker(): Promise<void> {
    await this.evening('poker')
    for (const [at, uscita] of [1, 2].entries()) {
      const settings = Poker.parse({ uscita, passata: uscita * 100, seats: 6, offerMinutes: 60 })
      await this.give('poker', 'openList', { title: `Tavolo da ${uscita * 100}`, settings })
      const first = at * 12
      for (let n = first; n < first + 5; n += 1) await this.sign(n, `L${at + 1}`)
      for (let signUp = first + 1; signUp <= first + 5; signUp += 1)
        await this.give('poker', 'answerCall', { signUp, answer: 'coming' })
      await this.give('poker', 'drawLots', { table: `T${at + 1}` })
      for (let n = first + 5; n < first + 12; n += 1) await this.sign(n, `L${at + 1}`)
    }
  }

  /** Two tables of chemin de fer; while the first plays, it is kept by its results. */
  async chemin(isPlaying = false): Promise<void> {
    const game = 'chemin-de-fer'
    await this.evening(game)
    await this.give(game, 'setSettings', { settings: { taxPercent: 5, level: 1 } })
    for (const at of [0, 1]) {
      const table = `T${at + 1}`
      await this.give(game, 'openTable', {
        seats: 9,
        minimum: 10,
        level: isPlaying && at === 0 ? 2 : 1,
        isLarge: false,
      })
      for (let seat = 1; seat <= 9 - at * 3; seat += 1) {
        const member = this.member(24 + at * 9 + seat - 1)
        await this.give(game, 'handCassa', { member, chips: 3000 })
        await this.give(game, 'takeSeat', { table, member, seat })
      }
    }
    if (isPlaying) await this.#bank(this.member(24))
  }

  /** The first table begins to play: its cards are in the sabot, and the first seat has the bank. */
  async #bank(member: string): Promise<void> {
    const table = 'T1'
    const give = (type: string, payload: object = {}) =>
      this.give('chemin-de-fer', type, { table, ...payload })
    for (const step of ['beginTaglia', 'announceCards', 'offerCut']) await give(step)
    await give('cut', { member: this.member(32), cards: null })
    await give('loadSabot')
    await give('openBank', { member, bank: 100 })
  }

  async banked(game: 'black-jack' | 'trente-et-quarante', first: number): Promise<void> {
    await this.evening(game)
    const settings =
      game === 'black-jack' ? BlackJack.parse({ level: 2 }) : Trente.parse({ level: 2 })
    for (const at of [0, 1]) {
      const table = `T${at + 1}`
      const limits = game === 'black-jack' ? { minimum: 10 } : { minimum: 10, maximum: 2_000 }
      await this.give(game, 'openTable', { ...limits, settings, as: 'control' })
      await this.give(game, 'signTable', { table, as: 'management' }, this.inspector)
      for (let seat = 1; seat <= 6; seat += 1) {
        const player = this.member(first + at * 6 + seat - 1)
        await this.give(game, 'handCassa', { member: player, chips: 500 })
        if (game === 'black-jack') await this.give(game, 'takeSeat', { table, player, seat })
        else await this.give(game, 'markPresence', { table, player, isHere: true })
      }
    }
  }
}
