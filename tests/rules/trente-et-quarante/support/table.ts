import { expect } from 'vitest'
import { bancoOf, CASSA, chipsOf } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
import type { Unbranded } from '@/rules/kernel/brand'
import { RANKS } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { type Account, accountsIn, post, type Transfer } from '@/rules/kernel/ledger'
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
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import type { Chance, Colour } from '@/rules/trente-et-quarante/state/posta'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { reasonOf, valuesLacking } from '../../support/bench'

export const T1 = asTable('T1')
const START = Date.UTC(2026, 10, 20, 20)
const DRAWN = 10_000

/** Member `n`, who is at the table. */
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
    { at: START, by: inspector },
  )
  const members = Array.from({ length: players }, (_, index) => asMember(`m${index + 1}`))
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
        taglia: { ...empty.taglia, ...taglia },
        present: members.map((member) => asPlayer(member)),
      },
    },
    lastTable: 1,
  }
}

type Given = Unbranded<TrenteCommand>

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

/** A table at which commands are given one after another, a second apart; the book is tried after each. */
export class Play {
  at = START
  events: readonly TrenteGameEvent[] = []
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
    const rule = trenteGame.commands[command.type]
    const { type, ...payload } = command
    const parsed = { ...(rule.schema.parse(payload) as object), type } as TrenteCommand
    const envelope = { id: `c${this.at}`, at: this.at, by, command: parsed, secrets: {} }
    const decision = trenteGame.decide(this.evening, envelope)
    if (decision.accepted) {
      this.events = decision.events
      for (const event of decision.events) {
        this.evening = trenteGame.evolve(this.evening, event, { at: this.at, by })
        this.balanced()
      }
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
    expect(valuesLacking(trenteGame, decision.refusal)).toEqual([])
    return reasonOf(decision.refusal)
  }

  /** The book sums to zero, and no account of real chips is below it. */
  balanced(): void {
    const { accounts } = this.evening
    const all = accountsIn(accounts)
    expect(all.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
    expect(all.filter((account) => isPhysical(account) && (accounts[account] ?? 0) < 0)).toEqual([])
  }

  /** The transfers of the latest command. */
  get transfers(): readonly Transfer[] {
    return this.events.flatMap((event) => ('transfers' in event ? (event.transfers ?? []) : []))
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
  chips(account: Account): number {
    return this.evening.accounts[account] ?? 0
  }
  get banco(): number {
    return this.chips(bancoOf(T1))
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
