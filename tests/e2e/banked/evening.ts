import type { Browser, Page } from '@playwright/test'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import type { Act } from '@/tests/support/chemin'
import { floatOpened, STAFF } from '@/tests/support/float-night'
import { BLACK_JACK_CARDS, BlackJackTable } from '../black-jack/day'
import { screen, signIn } from '../support/screens'
import { TrenteTable } from '../trente-et-quarante/day'
import { openScreens } from './day'

const T1 = { table: 'T1' } as const
const SETTINGS = FLOAT_PROFILES.venezia
/** Members of the staff who give commands themselves, by their number. */
const GIVING = [
  STAFF.commissario,
  STAFF.testimone,
  STAFF.changeur,
  STAFF.valletto,
  STAFF['cassa-esterna'],
  STAFF['capo-partita'],
]
const cardOf = (staff: number) => String(4000 + staff)

/** One evening at both tables of the house, each with its tablet; the staff of the float have screens of their own. */
export class BankedEvening {
  private constructor(
    readonly blackJack: BlackJackTable,
    readonly trente: TrenteTable,
    private readonly staff: ReadonlyMap<number, string>,
    private readonly screens: ReadonlyMap<number, Page>,
  ) {}

  static async open(browser: Browser): Promise<BankedEvening> {
    const staff = new Map<number, string>()
    const first = await openScreens(browser, BLACK_JACK_CARDS, async (room) => {
      for (const n of Object.values(STAFF)) staff.set(n, await room.member(cardOf(n)))
    })
    const { url } = first.room
    const page = await screen(browser, 'tablet', `${url}/prova/tavolo/entra`)
    const screens = new Map<number, Page>()
    for (const n of GIVING) {
      const own = await screen(browser, 'phone', `${url}/prova/entra`)
      await signIn(own, cardOf(n))
      screens.set(n, own)
    }
    const blackJack = await BlackJackTable.join(first, 3)
    const trente = await TrenteTable.join({ ...first, page }, 2)
    return new BankedEvening(blackJack, trente, staff, screens)
  }

  /** Trente et quarante's float: declared, its staff on duty, its box opened before two. */
  async openFloat(): Promise<void> {
    const opening = floatOpened((n) => this.#who(n), SETTINGS)
    // The house takes no tax at this game, so that no box for it is placed.
    await this.#play(opening.filter(({ type }) => type !== 'placeTaxBox'))
  }

  /** A fill goes through its steps, each by its own person. */
  async fill(gets: Readonly<Record<string, number>>): Promise<void> {
    const movement = { ...T1, movement: 1 }
    await this.#play([
      { by: STAFF.changeur, type: 'askMovement', payload: { ...T1, kind: 'aggiunta', gets } },
      { by: STAFF.commissario, type: 'approveMovement', payload: movement },
      { by: STAFF['cassa-esterna'], type: 'prepareMovement', payload: movement },
      { by: STAFF.testimone, type: 'countersignMovement', payload: movement },
      { by: STAFF.valletto, type: 'carryMovement', payload: movement },
      { by: STAFF.changeur, type: 'receiveMovement', payload: { ...movement, pieces: gets } },
    ])
  }

  /** The changeur counts the float: everything but the pieces that play has won. */
  async declareGap(added: Readonly<Record<string, number>>): Promise<void> {
    const pieces: Record<string, number> = { ...listOf(SETTINGS) }
    for (const [value, count] of Object.entries(added)) pieces[value] = (pieces[value] ?? 0) + count
    const payload = { ...T1, pieces, banknotes: 0, cause: 'sconosciuta', note: 'manca un pezzo' }
    await this.#play([{ by: STAFF.changeur, type: 'declareGap', payload }])
  }

  #who(n: number): string {
    const id = this.staff.get(n)
    if (!id) throw new Error(`nobody of the staff has number ${n}`)
    return id
  }

  async #play(acts: readonly Act[]): Promise<void> {
    for (const { by, type, payload } of acts) {
      const page = typeof by === 'number' ? this.screens.get(by) : this.trente.desk
      await this.trente.give(type, payload, page)
    }
  }
}
