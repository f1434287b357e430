import { Settings } from '@/rules/black-jack/settings'
import { BankedDay, openedAs, T1 } from './day'
import type { House } from './house'

/** A day of black jack over HTTP. */
export class BlackJackDay extends BankedDay {
  readonly game = 'black-jack'

  /** An open day of a club of its own, with this many members who have 1,000 chips each. */
  static async open(house: House, slug: string, players: number): Promise<BlackJackDay> {
    const game = 'black-jack'
    return await new BlackJackDay(
      await openedAs({ house, slug, game, title: 'Venerdì' }, players),
    ).handed()
  }

  /** Opens T1 with its tablet, seats the first so many and loads the sabot. */
  async table(settings: object = {}, seated = this.players.length): Promise<void> {
    await this.signed({ settings: Settings.parse(settings) })
    for (const [index, { id: player }] of this.players.slice(0, seated).entries())
      await this.must('tablet', 'takeSeat', { ...T1, player, seat: index + 1 })
    await this.steps('checkPacks', 'mixCards')
    await this.must(1, 'answerCut', { ...T1, player: this.who(1), cuts: true })
    await this.steps('loadShoe', 'burnCards')
  }

  /** Stakes by player, each on the casella of their seat, closed. */
  async stakes(...laid: readonly (readonly [player: number, chips: number])[]): Promise<void> {
    await this.steps('inviteStakes')
    for (const [n, chips] of laid)
      await this.must(n, 'layStake', { ...T1, casella: n, player: this.who(n), chips })
    await this.steps('closeStakes')
  }

  /** Cards in the order in which they leave the sabot. */
  async cards(names: string): Promise<void> {
    for (const card of names.split(' ')) await this.must('tablet', 'drawCard', { ...T1, card })
  }

  async say(n: number, word: 'carta' | 'no'): Promise<void> {
    await this.must(n, 'sayWord', { ...T1, casella: n, player: this.who(n), word })
  }
}
