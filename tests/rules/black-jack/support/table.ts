import { chipsOf } from '@/rules/banked/accounts'
import { asPlayer } from '@/rules/banked/ids'
import { proposedTable } from '@/rules/black-jack/03-stakes/events'
import { insuranceOf, isPhysical, puntataOf } from '@/rules/black-jack/accounts'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame,
} from '@/rules/black-jack/decider'
import { NO_EVENING } from '@/rules/black-jack/evening'
import { emptySeat } from '@/rules/black-jack/play/places'
import { Settings } from '@/rules/black-jack/settings'
import type { Evening } from '@/rules/black-jack/state/evening'
import { asCasella, type Player } from '@/rules/black-jack/state/ids'
import type { Table } from '@/rules/black-jack/state/table'
import type { Unbranded } from '@/rules/kernel/brand'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { BankedPlay, bookHolds, inspector, p, peopled, T1 } from '../../banked/support/play'
import { NINE } from '../../support/bench'

export { desk, inspector, p, phone, T1, tablet } from '../../banked/support/play'

const DRAWN = 1_000

interface Fixture {
  seated?: number
  standing?: number
  chips?: number
  settings?: Partial<Unbranded<Settings>>
  minimum?: number
  maximum?: number
  shoe?: Partial<Table['shoe']>
}

/** A day with one open table: m1, m2 … on its seats, more standing, the shoe in play. */
export function aDay({
  seated = 3,
  standing = 2,
  chips = DRAWN,
  settings = {},
  minimum = 10,
  maximum = 100,
  shoe = { number: 1, step: 'in-play', unseen: 5 },
}: Fixture = {}): Evening {
  const all = Settings.parse(settings)
  const empty = proposedTable(
    {
      type: 'tableProposed',
      table: T1,
      number: 1,
      minimum: asChips(minimum),
      maximum: asChips(maximum),
      settings: all,
      as: 'management',
    },
    { at: NINE, by: inspector },
  )
  const { members, persons, accounts } = peopled(seated + standing, chips)
  return {
    ...NO_EVENING,
    status: 'open',
    day: '2026-11-20',
    settings: all,
    persons,
    accounts,
    tables: {
      [T1]: {
        ...empty,
        status: 'open',
        shoe: { ...empty.shoe, ...shoe },
        seats: empty.seats.map(({ number }) => ({
          ...emptySeat(number),
          holder: number <= seated ? p(number) : null,
        })),
        standing: members.slice(seated).map((member) => asPlayer(member)),
      },
    },
    lastTable: 1,
  }
}

const GAME = { decider: blackJackGame, holds: bookHolds(isPhysical) }

/** A table of the game, as its tests play at it. */
export class Play extends BankedPlay<Evening, Table, BlackJackCommand, BlackJackGameEvent> {
  constructor(evening: Evening = aDay()) {
    super(GAME, evening)
  }

  /** Puntate as `[casella, player, chips]`, the stakes invited and closed. */
  stakes(...laid: (readonly [casella: number, player: Player, chips: number])[]): this {
    this.give({ type: 'inviteStakes', table: T1 })
    for (const [casella, player, chips] of laid) this.lay(casella, player, chips)
    return this.give({ type: 'closeStakes', table: T1 })
  }

  lay(casella: number, player: Player, chips: number): this {
    return this.give({ type: 'layStake', table: T1, casella, player, chips })
  }

  /** Cards in the order in which they leave the sabot: `cards('10 9 K')`. */
  cards(names: string): this {
    for (const name of names.split(' ')) {
      const card = RANKS.find((rank) => rank === name)
      if (!card) throw new Error(`no card ${name}`)
      this.give({ type: 'drawCard', table: T1, card })
    }
    return this
  }

  say(casella: number, word: 'carta' | 'no', card?: Rank): this {
    const player = this.titolare(casella)
    this.give({ type: 'sayWord', table: T1, casella, player, word })
    return card ? this.cards(card) : this
  }

  double(casella: number): this {
    return this.give({ type: 'double', table: T1, casella, player: this.titolare(casella) })
  }

  split(casella: number): this {
    return this.give({ type: 'split', table: T1, casella, player: this.titolare(casella) })
  }

  titolare(casella: number): Player {
    const found = this.colpo.caselle.find(({ number }) => number === casella)?.titolare
    if (!found) throw new Error(`nobody speaks for casella ${casella}`)
    return found
  }

  goOn(): this {
    return this.give({ type: 'goOn', table: T1 })
  }

  /** Settles every casella in order, and ends the colpo. */
  settle(): this {
    for (const casella of [7, 6, 5, 4, 3, 2, 1]) {
      this.try({ type: 'settleCasella', table: T1, casella })
    }
    return this.give({ type: 'settleColpo', table: T1 })
  }

  /** A player's chips off the caselle, beyond those of the fixture. */
  won(n: number): number {
    return this.chips(chipsOf(asMember(`m${n}`))) - DRAWN
  }
  lying(casella: number, n: number): number {
    return this.chips(puntataOf(T1, asCasella(casella), p(n)))
  }
  insured(casella: number, n: number): number {
    return this.chips(insuranceOf(T1, asCasella(casella), p(n)))
  }
  hand(casella: number, index = 0) {
    return this.colpo.caselle.find(({ number }) => number === casella)?.hands[index]
  }
}

/** A colpo with m1 on caselle 1 (20) and m2 on casella 2 (10), its stakes closed. */
export const twoStaked = (evening?: Evening): Play =>
  new Play(evening).stakes([1, p(1), 20], [2, p(2), 10])

export type { BlackJackGameEvent }

/** m1 stays on 20 and m2 on 18 against this banco. */
export const stayed = (...banco: string[]) => {
  const [first = '7', ...rest] = banco
  const play = twoStaked().cards(`10 9 ${first} K 9`).say(1, 'no').say(2, 'no')
  return rest.length > 0 ? play.cards(rest.join(' ')) : play
}

export const insure = (n: number, chips: number) =>
  ({ type: 'insure', table: T1, casella: n, player: p(n), chips }) as const
