import { type Act, loaded, type ScriptedTable, seatedAt, TABLE } from './chemin'
import { Day, openedAs } from './day'
import type { House } from './house'

/** An evening of chemin de fer over HTTP. */
export class Sala extends Day {
  readonly game = 'chemin-de-fer'
  protected override readonly sheet = { settleBy: 'desk' }

  /** An open evening of a club of its own, with this many members who may play. */
  static async open(house: House, slug: string, players: number): Promise<Sala> {
    const game = 'chemin-de-fer'
    return new Sala(await openedAs({ house, slug, game, title: 'Martedì' }, players))
  }

  /** The same evening in another house, which has its data. */
  in(house: House): Sala {
    const same = new Sala({ ...this, house })
    for (const [table, cookie] of this.tablets) same.tablets.set(table, cookie)
    return same
  }

  /** Opens a table with these players seated and the sabot loaded, and pairs its tablet. */
  async table(given: Partial<ScriptedTable> = {}): Promise<void> {
    await this.play(seatedAt(this.who, given))
    await this.pair({ ...TABLE, ...given }.table)
    await this.play(loaded(this.who, given))
  }

  /** Gives commands one after another, each of which must be accepted. */
  async play(acts: readonly Act[]): Promise<void> {
    for (const { by, type, payload } of acts) await this.must(by, type, payload)
  }
}
