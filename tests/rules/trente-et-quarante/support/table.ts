import { chipsOf } from '@/rules/banked/accounts'
import { asPlayer } from '@/rules/banked/ids'
import type { Unbranded } from '@/rules/kernel/brand'
import { RANKS } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { proposedTable } from '@/rules/trente-et-quarante/07-club/events'
import { isPhysical } from '@/rules/trente-et-quarante/accounts'
import {
  type TrenteCommand,
  type TrenteGameEvent,
  trenteGame,
} from '@/rules/trente-et-quarante/decider'
import { NO_EVENING } from '@/rules/trente-et-quarante/evening'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { Evening } from '@/rules/trente-et-quarante/state/evening'
import type { Chance, Colour } from '@/rules/trente-et-quarante/state/posta'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { BankedPlay, bookHolds, inspector, p, peopled, T1 } from '../../banked/support/play'
import { NINE } from '../../support/bench'

export { desk, inspector, p, phone, T1, tablet } from '../../banked/support/play'

const DRAWN = 10_000

interface Fixture {
  players?: number
  chips?: number
  settings?: Partial<Unbranded<Settings>>
  minimum?: number
  maximum?: number
  taglia?: Partial<Table['taglia']>
}

/** A day with one open table: m1, m2 … are there, the taglia is in play. */
export function aDay({
  players = 3,
  chips = DRAWN,
  settings = {},
  minimum = 10,
  maximum = 5_000,
  taglia = { number: 1, step: 'in-play', unseen: 5 },
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
  const { members, persons, accounts } = peopled(players, chips)
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
        taglia: { ...empty.taglia, ...taglia },
        present: members.map((member) => asPlayer(member)),
      },
    },
    lastTable: 1,
  }
}

/** Cards of a row of so many points: tens, then one or two cards that end it. */
const ROWS: Readonly<Record<number, string>> = {
  31: 'K Q J A',
  32: 'K Q J 2',
  33: 'K Q J 3',
  34: 'K Q J 4',
  35: 'K Q J 5',
  36: 'K Q J 6',
  37: 'K Q J 7',
  38: 'K Q J 8',
  39: 'K Q J 9',
  40: 'K Q J 10',
}

const GAME = { decider: trenteGame, holds: bookHolds(isPhysical) }

/** A table of the game, as its tests play at it. */
export class Play extends BankedPlay<Evening, Table, TrenteCommand, TrenteGameEvent> {
  constructor(evening: Evening = aDay()) {
    super(GAME, evening)
  }

  invite(): this {
    return this.give({ type: 'inviteStakes', table: T1 })
  }
  lay(n: number, chance: Chance, chips: number): this {
    return this.give({ type: 'layStake', table: T1, player: p(n), chance, chips })
  }
  insure(n: number, chance: Chance, chips: number): this {
    return this.give({ type: 'insure', table: T1, player: p(n), chance, chips })
  }
  call(): this {
    return this.give({ type: 'callStakes', table: T1 })
  }

  /** Cards in the order in which they are shown, the very first of this colour. */
  cards(names: string, first: Colour = 'nero'): this {
    for (const name of names.split(' ')) {
      const card = RANKS.find((rank) => rank === name)
      if (!card) throw new Error(`no card ${name}`)
      this.give({ type: 'dealCard', table: T1, card, colour: first })
    }
    return this
  }

  /** Both rows dealt to these totals. */
  rows(nero: number, rosso: number, first: Colour = 'nero'): this {
    return this.cards(`${ROWS[nero]} ${ROWS[rosso]}`, first)
  }

  settle(): this {
    return this.give({ type: 'settleColpo', table: T1, invites: false })
  }

  /** The stakes called, both rows dealt to these totals, and the colpo settled. */
  colpoOf(nero: number, rosso: number, first: Colour = 'nero'): this {
    return this.call().rows(nero, rosso, first).settle()
  }

  /** A colpo with stakes as `[n, chance, chips]`. */
  played(
    laid: readonly (readonly [n: number, chance: Chance, chips: number])[],
    [nero, rosso, first]: readonly [number, number, Colour?],
  ): this {
    this.invite()
    for (const [n, chance, chips] of laid) this.lay(n, chance, chips)
    return this.colpoOf(nero, rosso, first)
  }

  /** A member's chips off the cloth, beyond those of the fixture. */
  won(n: number): number {
    return this.chips(chipsOf(asMember(`m${n}`))) - DRAWN
  }
  /** The stakes on the cloth, as `m1 nero 20` and, in prison, `m1 nero 20 ×1`. */
  get cloth(): string[] {
    return this.table.poste.map(
      ({ player, chance, amount, prisons }) =>
        `${player} ${chance} ${amount}${prisons > 0 ? ` ×${prisons}` : ''}`,
    )
  }
  /** The number of the only stake of a member. */
  posta(n: number): number {
    const found = this.table.poste.find(({ player }) => player === p(n))
    if (!found) throw new Error(`m${n} has no stake`)
    return found.number
  }
  /** The outcomes of the latest colpo, in order. */
  get outcomes(): string[] {
    return this.last.parts.map(({ outcome }) => outcome)
  }
}

/** A colpo in which m1 had 20 on nero and both rows came to 31; nothing is asked yet. */
export const inPrison = (settings: Partial<Unbranded<Settings>> = {}): Play =>
  new Play(aDay({ settings })).played([[1, 'nero', 20]], [31, 31])
