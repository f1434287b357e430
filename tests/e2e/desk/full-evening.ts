import type { BrowserContext } from '@playwright/test'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { House } from '../support/house'
import type { screen } from '../support/screens'

export type Game = 'poker' | 'chemin-de-fer' | 'black-jack' | 'trente-et-quarante'

const T1 = { table: 'T1' }
const AUTOGRAPH = [
  [
    [0, 0, 0],
    [120, 80, 40],
  ],
]
/** The people of each game, and those who serve at the floats; nobody is in two places. */
const FIRST = { poker: 0, 'chemin-de-fer': 30, 'black-jack': 42, 'trente-et-quarante': 54 } as const
const STAFF = {
  commissario: [66, null],
  testimone: [67, null],
  'capo-partita': [68, 'T1'],
  changeur: [69, 'T1'],
  valletto: [70, null],
  'cassa-esterna': [71, null],
  conta: [72, null],
} as const
type Office = keyof typeof STAFF
const OFFICES = Object.keys(STAFF) as Office[]
const PEOPLE = 74
/** The seats of a poker table, those who sign the first of its lists, and everybody at each other game. */
const SEATS = 7
const SIGNED = 20
const PARTICIPANTS = 12
const SETTINGS = { ...FLOAT_PROFILES.venezia, advancePerPerson: 500, advancePerTable: 1_000 }

/** A club whose evenings are as full as they get: everybody there, floats open, chips asked for, a dispute, a colpo behind. */
export class FullHouse {
  private constructor(
    readonly house: House,
    private readonly phones: Map<number, BrowserContext> = new Map(),
  ) {}

  static async open(browser: Parameters<typeof screen>[0]): Promise<FullHouse> {
    return new FullHouse(await House.open(browser, PEOPLE))
  }

  async play(game: Game): Promise<void> {
    await this.house.evening(game)
    if (game === 'poker') return this.#poker()
    const members = this.#members(game)
    for (const member of members) await this.#desk(game, 'handCassa', { member, chips: 3_000 })
    if (game === 'chemin-de-fer') await this.#chemin(members)
    else await this.#banked(game, members)
    await this.#float(game)
    for (const n of [1, 10])
      await this.#as(game, FIRST[game] + n, 'askCassa', { member: members[n], chips: 500 })
  }

  /** Floats are closed, the count begins at every table, and the first half of the players is counted, or everybody. */
  async count(game: Game, part: 'half' | 'all'): Promise<void> {
    if (part === 'half') await this.#answerRequests(game)
    if (game === 'poker') {
      for (const [at, table] of ['T1', 'T2'].entries()) {
        if (part === 'half') await this.#desk(game, 'beginCount', { table })
        await this.#counted(game, this.#seated(at), part, 100, { table })
      }
      return
    }
    if (part === 'half') {
      await this.#floatClosed(game)
      await this.#desk(game, 'beginCount', {})
    }
    await this.#counted(game, this.#members(game), part, 3_000)
  }

  async closeTableau(game: Game): Promise<void> {
    const settling = game === 'poker' || game === 'chemin-de-fer' ? { settleBy: 'members' } : {}
    for (const where of game === 'poker' ? [T1, { table: 'T2' }] : [{}])
      await this.#desk(game, 'closeTableau', { ...where, ...settling })
  }

  async closeEvening(game: Game): Promise<void> {
    await this.#desk(game, 'closeEvening', {})
  }

  /** One list whose first fourteen sit at two tables, while others wait or have withdrawn, and a second list that begins. */
  async #poker(): Promise<void> {
    const game = 'poker'
    for (const uscita of [1, 2]) {
      const settings = Poker.parse({ uscita, passata: 100, seats: SEATS, offerMinutes: 60 })
      await this.#desk(game, 'openList', { title: `Tavolo da ${uscita * 100}`, settings })
    }
    for (const at of [0, 1]) await this.#pokerTable(at)
    for (const member of this.#from(2 * SEATS, SIGNED - 2 * SEATS)) await this.#sign('L1', member)
    for (const signUp of [SIGNED - 1, SIGNED]) await this.#desk(game, 'withdraw', { signUp })
    for (const member of this.#from(SIGNED, 4)) await this.#sign('L2', member)
  }

  async #pokerTable(at: number): Promise<void> {
    const game = 'poker'
    const table = `T${at + 1}`
    const seated = this.#seated(at)
    const coming = (n: number) =>
      this.#desk(game, 'answerCall', { signUp: at * SEATS + n + 1, answer: 'coming' })
    for (const member of seated.slice(0, 5)) await this.#sign('L1', member)
    for (const n of [0, 1, 2, 3, 4]) await coming(n)
    await this.#desk(game, 'drawLots', { table })
    for (const n of [5, 6]) {
      await this.#sign('L1', seated[n] ?? '')
      await coming(n)
      await this.#desk(game, 'takeSeat', { table, member: seated[n], seat: n + 1 })
    }
    for (const member of seated) await this.#desk(game, 'confirmPassata', { table, member })
    for (let colpo = 0; colpo < 12; colpo += 1) await this.#colpo(table, seated, colpo)
    for (const member of seated.slice(2, 4))
      await this.#desk(game, 'askPassata', { table, member, passate: 1 })
    await this.#desk(game, 'openDispute', {
      table,
      colpo: 12,
      about: 'Il pot non era di 41 ma di 42, e la puntata è stata detta dopo le carte.',
      provision: 'VIII.2',
      contenders: seated.slice(0, 2),
    })
  }

  #sign(list: string, member: string): Promise<void> {
    const signature = { list, member, strokes: AUTOGRAPH, cannotDraw: false }
    return this.#desk('poker', 'witnessSignature', signature)
  }

  /** The first player wins from the second. */
  async #colpo(table: string, [winner = '', loser = '']: string[], number: number): Promise<void> {
    await this.#desk('poker', 'deal', { table, out: [] })
    const put = [winner, loser].map((member) => ({ member, chips: 2 + (number % 3) }))
    const outcome = { kind: 'won', put, ranking: [[winner]], honours: [], refund: null }
    await this.#desk('poker', 'recordColpo', { table, outcome })
  }

  /** Nine are seated and three stand, who have booked. */
  async #chemin(members: readonly string[]): Promise<void> {
    const game = 'chemin-de-fer'
    await this.#desk(game, 'setSettings', { settings: { taxPercent: 5, level: 2 } })
    await this.#desk(game, 'openTable', { seats: 9, minimum: 10, level: 2, isLarge: false })
    for (const [at, member] of members.slice(0, 9).entries())
      await this.#desk(game, 'takeSeat', { ...T1, member, seat: at + 1 })
    for (const member of members.slice(9)) await this.#desk(game, 'bookSeat', { ...T1, member })
  }

  async #banked(
    game: 'black-jack' | 'trente-et-quarante',
    members: readonly string[],
  ): Promise<void> {
    const settings =
      game === 'black-jack' ? BlackJack.parse({ level: 3 }) : Trente.parse({ level: 3 })
    const limits = game === 'black-jack' ? { minimum: 10 } : { minimum: 10, maximum: 2_000 }
    await this.#desk(game, 'openTable', { ...limits, settings, as: 'control' })
    const inspector = this.house.inspector
    await this.house.give(game, 'signTable', { ...T1, as: 'management' }, inspector)
    for (const [at, player] of members.entries())
      if (game !== 'black-jack')
        await this.#desk(game, 'markPresence', { ...T1, player, isHere: true })
      else if (at < 7) await this.#desk(game, 'takeSeat', { ...T1, player, seat: at + 1 })
    await (game === 'black-jack' ? this.#blackJackColpo(members) : this.#trenteColpo(members))
  }

  async #blackJackColpo(members: readonly string[]): Promise<void> {
    const game = 'black-jack'
    const cards = async (names: string) => {
      for (const card of names.split(' ')) await this.#desk(game, 'drawCard', { ...T1, card })
    }
    for (const step of ['checkPacks', 'mixCards']) await this.#desk(game, step, T1)
    await this.#desk(game, 'answerCut', { ...T1, player: members[0], cuts: true })
    for (const step of ['loadShoe', 'burnCards', 'inviteStakes']) await this.#desk(game, step, T1)
    for (const [at, player] of members.slice(0, 7).entries())
      await this.#desk(game, 'layStake', { ...T1, casella: at + 1, player, chips: 20 })
    await this.#desk(game, 'closeStakes', T1)
    await cards('10 10 10 10 10 10 10 10 K Q J 8 8 8 9')
    for (let casella = 1; casella <= 7; casella += 1)
      await this.#desk(game, 'sayWord', {
        ...T1,
        casella,
        player: members[casella - 1],
        word: 'no',
      })
    await cards('9')
    await this.#desk(game, 'settleColpo', { ...T1, invites: false })
  }

  async #trenteColpo(members: readonly string[]): Promise<void> {
    const game = 'trente-et-quarante'
    for (const step of ['layOutPacks', 'mixCards']) await this.#desk(game, step, T1)
    await this.#desk(game, 'cutCards', { ...T1, player: members[0], witness: null })
    for (const step of ['burnCards', 'inviteStakes']) await this.#desk(game, step, T1)
    for (const [at, player] of members.entries()) {
      const chance = ['nero', 'rosso', 'colore', 'inverso'][at % 4]
      await this.#desk(game, 'layStake', { ...T1, player, chance, chips: 20 })
    }
    await this.#desk(game, 'callStakes', T1)
    for (const card of ['10', 'K', 'Q', '3', '10', 'J', '9', '7'])
      await this.#desk(game, 'dealCard', { ...T1, card, colour: 'nero' })
    await this.#desk(game, 'settleColpo', { ...T1, invites: false })
  }

  /** The house's float is declared, its staff comes on duty, the box is opened before two, and forms are asked for. */
  async #float(game: Game): Promise<void> {
    await this.#desk(game, 'declareFloat', { settings: SETTINGS })
    for (const office of OFFICES) {
      const [n, where] = STAFF[office]
      await this.#desk(game, 'enterDuty', { member: this.house.member(n), office, where })
    }
    await this.#on(game, 'commissario', 'orderOpening')
    const unsealed = { when: 'unsealed', cards: 312, masks: 2, note: 'contate dal capo' }
    await this.#on(game, 'capo-partita', 'countCards', unsealed)
    if (game === 'chemin-de-fer')
      await this.#on(game, 'capo-partita', 'placeTaxBox', { label: '7', seal: '118' })
    const changeur = this.house.member(STAFF.changeur[0])
    const pieces = listOf(SETTINGS)
    await this.#on(game, 'commissario', 'countOpening', { changeur, pieces })
    await this.#on(game, 'testimone', 'confirmOpening')
    for (const movement of [1, 2, 3, 4]) {
      const [gives, gets] = [{ '500': 1 }, { '100': 5 }]
      await this.#on(game, 'changeur', 'askMovement', { kind: 'reintegro', gives, notes: 0, gets })
      await this.#on(game, 'commissario', 'approveMovement', { movement })
    }
    for (const what of ['carte', 'dotazione'])
      await this.#on(game, 'commissario', 'recordCheck', { what, isRight: true, note: '' })
  }

  async #floatClosed(game: Game): Promise<void> {
    for (const movement of [1, 2, 3, 4])
      await this.#on(game, 'changeur', 'dropMovement', { movement, why: 'non serve più' })
    await this.#on(game, 'commissario', 'orderClosing')
    const closing = { when: 'closing', cards: 312, masks: 2, note: 'contate dal capo' }
    await this.#on(game, 'capo-partita', 'countCards', closing)
    const pieces = listOf(SETTINGS)
    await this.#on(game, 'commissario', 'countClosing', { pieces, banknotes: 0, seal: '204' })
    await this.#on(game, 'testimone', 'confirmClosing')
  }

  /** Nobody asks any more, and nothing is in dispute. */
  async #answerRequests(game: Game): Promise<void> {
    for (const n of game === 'poker' ? [] : [1, 10])
      await this.#desk(game, 'dropCassa', { member: this.#members(game)[n] })
    for (const at of game === 'poker' ? [0, 1] : []) {
      const table = `T${at + 1}`
      await this.#desk(game, 'withdrawDispute', { table, dispute: 1 })
      for (const member of this.#seated(at).slice(2, 4))
        await this.#desk(game, 'dropPassata', { table, member })
    }
  }

  /** Everybody's chips: one wins what the next loses. */
  async #counted(
    game: Game,
    members: readonly string[],
    part: 'half' | 'all',
    drawn: number,
    where: object = {},
  ): Promise<void> {
    const half = Math.floor(members.length / 2)
    const type = game === 'poker' ? 'countResto' : 'countChips'
    for (const [at, member] of members.entries()) {
      if (at < half !== (part === 'half')) continue
      const isLast = at === members.length - 1 && members.length % 2 === 1
      const won = isLast ? 0 : at % 2 ? -7 * at : 7 * (at + 1)
      await this.#desk(game, type, { ...where, member, chips: drawn + won })
    }
  }

  #members = (game: Game): string[] => this.#from(FIRST[game], PARTICIPANTS)

  #seated = (table: number): string[] => this.#from(table * SEATS, SEATS)

  #from(first: number, count: number): string[] {
    return Array.from({ length: count }, (_, at) => this.house.member(first + at))
  }

  #desk = (game: Game, type: string, payload: object) => this.house.give(game, type, payload)

  #on(game: Game, office: Office, type: string, payload: object = {}): Promise<void> {
    return this.#as(game, STAFF[office][0], type, { ...T1, ...payload })
  }

  async #as(game: Game, n: number, type: string, payload: object): Promise<void> {
    const known = this.phones.get(n)
    const phone = known ?? (await this.#phone(n))
    await this.house.give(game, type, payload, phone)
  }

  async #phone(n: number): Promise<BrowserContext> {
    const context = await this.house.desk.context().browser()?.newContext()
    if (!context) throw new Error('no browser')
    await context.addCookies([await this.house.room.enter(String(1001 + n))])
    this.phones.set(n, context)
    return context
  }
}
