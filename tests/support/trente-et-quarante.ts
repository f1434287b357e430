import { Settings } from '@/rules/trente-et-quarante/settings'
import { BankedDay, openedAs, T1 } from './day'
import type { House } from './house'

/** A day of trente et quarante over HTTP. */
export class TrenteDay extends BankedDay {
  readonly game = 'trente-et-quarante'

  /** An open day of a club of its own, with this many members who have 1,000 chips each. */
  static async open(house: House, slug: string, players: number): Promise<TrenteDay> {
    const game = 'trente-et-quarante'
    return await new TrenteDay(
      await openedAs({ house, slug, game, title: 'Venerdì' }, players),
    ).handed()
  }

  /** Opens T1 with its tablet, marks everybody present and burns the first cards. */
  async table(settings: object = {}): Promise<void> {
    await this.signed({ maximum: 1_000, settings: Settings.parse(settings) })
    for (const { id: player } of this.players)
      await this.must('tablet', 'markPresence', { ...T1, player, isHere: true })
    await this.steps('layOutPacks', 'mixCards')
    await this.must('tablet', 'cutCards', { ...T1, player: this.who(1), witness: null })
    await this.steps('burnCards')
  }

  /** Stakes by player and chance, called. */
  async stakes(
    ...laid: readonly (readonly [player: number, chance: string, chips: number])[]
  ): Promise<void> {
    await this.steps('inviteStakes')
    for (const [n, chance, chips] of laid)
      await this.must(n, 'layStake', { ...T1, player: this.who(n), chance, chips })
    await this.steps('callStakes')
  }

  /** Cards in the order in which they are shown, the very first a black one. */
  async cards(names: string): Promise<void> {
    for (const card of names.split(' '))
      await this.must('tablet', 'dealCard', { ...T1, card, colour: 'nero' })
  }
}
