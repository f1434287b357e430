import { expect } from 'vitest'
import { bancoOf, CASSA, chipsOf } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
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
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { type Account, accountsIn, post } from '@/rules/kernel/ledger'
import { reasonOf, valuesLacking } from '../../support/bench'

export const T1 = asTable('T1')
const START = Date.UTC(2026, 10, 20, 20)

/** Member `n`, who sits on seat `n`. */
export const p = (n: number): Player => asPlayer(`m${n}`)
export const tablet: Actor = { roles: ['tavolo'], member: null, post: 'T1' }
export const inspector: Actor = {
  roles: ['socio', 'deputato'],
  member: asMember('deputato'),
  post: null,
}
export const desk: Actor = {
  roles: ['socio', 'segretario'],
  member: asMember('segreteria'),
  post: null,
}
/** Member `n` on their own phone. */
export const phone = (n: number): Actor => ({
  roles: ['socio'],
  member: asMember(`m${n}`),
  post: null,
})

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
  chips = 1_000,
  settings = {},
  minimum = 10,
  maximum = 100,
  shoe = { number: 1, step: 'in-play', unseen: 5 },
}: Fixture = {}): Evening {
  const all = Settings.parse(settings)
  const by = { at: START, by: inspector }
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
    by,
  )
  const members = Array.from({ length: seated + standing }, (_, index) => asMember(`m${index + 1}`))
  return {
    ...NO_EVENING,
    status: 'open',
    day: '2026-11-20',
    settings: all,
    persons: Object.fromEntries(
      members.map((member) => [
        member,
        { member, casse: [{ chips: asChips(chips), at: START, why: 'cassa' }], asked: null },
      ]),
    ),
    accounts: post(
      {},
      members.map((member) => ({ from: CASSA, to: chipsOf(member), chips: asChips(chips) })),
    ),
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

type Given = Unbranded<BlackJackCommand>

/** A table at which commands are given one after another, a second apart; the book is tried after each. */
export class Play {
  at = START
  constructor(public evening: Evening = aDay()) {}

  get table(): Table {
    const table = this.evening.tables[T1]
    if (!table) throw new Error('no table T1')
    return table
  }
  get colpo() {
    const { colpo } = this.table
    if (!colpo) throw new Error('no colpo')
    return colpo
  }
  get last() {
    const last = this.table.past.at(-1)
    if (!last) throw new Error('no colpo is over')
    return last
  }

  try(command: Given, by: Actor) {
    this.at += 1_000
    const rule = blackJackGame.commands[command.type]
    const { type, ...payload } = command
    const parsed = { ...(rule.schema.parse(payload) as object), type } as BlackJackCommand
    const envelope = { id: `c${this.at}`, at: this.at, by, command: parsed, secrets: {} }
    const decision = blackJackGame.decide(this.evening, envelope)
    if (decision.accepted)
      for (const event of decision.events) {
        this.evening = blackJackGame.evolve(this.evening, event, { at: this.at, by })
        this.balanced()
      }
    return decision
  }

  /** Gives a command that must be accepted. */
  give(command: Given, by: Actor = tablet): this {
    const decision = this.try(command, by)
    if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`)
    return this
  }

  /** Gives a command that must be refused; the provision with the code. */
  refused(command: Given, by: Actor = tablet): string {
    const decision = this.try(command, by)
    if (decision.accepted) throw new Error(`${command.type} was accepted`)
    expect(valuesLacking(blackJackGame, decision.refusal)).toEqual([])
    return reasonOf(decision.refusal)
  }

  /** The book sums to zero, and no account of real chips is below it. */
  balanced(): void {
    const { accounts } = this.evening
    const all = accountsIn(accounts)
    expect(all.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
    expect(all.filter((account) => isPhysical(account) && (accounts[account] ?? 0) < 0)).toEqual([])
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
      const command = { type: 'settleCasella', table: T1, casella } as const
      const before = this.evening
      if (!this.try(command, tablet).accepted) this.evening = before
    }
    return this.give({ type: 'endColpo', table: T1 })
  }

  /** A player's chips off the caselle, beyond those of the fixture. */
  won(n: number): number {
    return this.chips(chipsOf(asMember(`m${n}`))) - 1_000
  }
  chips(account: Account): number {
    return this.evening.accounts[account] ?? 0
  }
  get banco(): number {
    return this.chips(bancoOf(T1))
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
