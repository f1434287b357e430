import { expect } from 'vitest'
import { openedTable } from '@/rules/chemin-de-fer/17-club/opened'
import { bankOf, CASSA, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { NO_EVENING } from '@/rules/chemin-de-fer/evening'
import { PROFILES, Settings } from '@/rules/chemin-de-fer/settings'
import { type Bet, type Coup, type Holder, NO_FAULTS } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat, asTable, type Place, type TableId } from '@/rules/chemin-de-fer/state/ids'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { Actor, Decision } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { post } from '@/rules/kernel/ledger'
import { wrongStanding } from '@/simulate/chemin-de-fer/sound'
import { reasonOf, valuesLacking } from '../../support/bench'

export const T1: TableId = asTable('T1')
const START = Date.UTC(2026, 10, 20, 20)

/** Member `n`, who sits on seat `n` of the fixtures. */
export const m = (n: number): MemberId => asMember(`m${n}`)
/** The table and member `n`, as a command names them. */
export const ofM = (n: number) => ({ table: T1, member: m(n) }) as const
export const seat = (n: number): Place => ({ kind: 'seat', seat: asSeat(n) })
/** The gap between seat `n` and the next one. */
export const gap = (n: number): Place => ({ kind: 'gap', after: asSeat(n) })

export const tablet: Actor = { roles: ['tavolo'], member: null, post: 'T1' }
export const inspector: Actor = {
  roles: ['socio', 'deputato'],
  member: asMember('deputato'),
  post: null,
}
export const desk: Actor = { roles: ['segretario'], member: asMember('segreteria'), post: null }
export const clock: Actor = { roles: ['orologio'], member: null, post: null }
/** Member `n` on their own phone. */
export const phone = (n: number): Actor => ({ roles: ['socio'], member: m(n), post: null })

/** A stake of member `n` that plays whole, from their own seat unless told otherwise. */
export const betOf = (n: number, chips: number, more: Partial<Bet> = {}): Bet => {
  const sum = asChips(chips)
  return { member: m(n), place: seat(n), sum, line: 'beyond', plays: sum, at: n, ...more }
}

interface Fixture {
  /** Seats at the table, and how many of them are taken, from seat 1. */
  seats?: number
  seated?: number
  /** Standing members, numbered after the seated ones. */
  standing?: number
  chips?: number
  level?: 1 | 2 | 3
  settings?: Partial<Settings>
  profile?: keyof typeof PROFILES
}

/** An evening with one open table: members m1, m2 … on its seats with chips before them, the sabot running, seat 1's turn. */
export function aTable({
  seats = 8,
  seated = seats,
  standing = 2,
  chips = 1000,
  level = 3,
  settings = {},
  profile = 'club',
}: Fixture = {}): Evening {
  const members = Array.from({ length: seated + standing }, (_, index) => m(index + 1))
  const all = Settings.parse({ ...PROFILES[profile], ...settings, seats })
  const opened = { number: 1, seats, minimum: all.minimum, level, isLarge: false } as const
  const empty = openedTable({ type: 'tableOpened', table: T1, ...opened }, START)
  const table: Table = {
    ...empty,
    seats: empty.seats.map((one) => ({
      ...one,
      holder: one.number <= seated ? m(one.number) : null,
    })),
    taglia: {
      ...empty.taglia,
      number: 1,
      phase: 'running',
      announced: true,
      cutter: 'employee',
      cardsOut: 0,
    },
    turn: asSeat(1),
  }
  return {
    ...NO_EVENING,
    status: 'open',
    title: 'Serata',
    day: '2026-11-20',
    openedAt: START,
    settings: all,
    persons: Object.fromEntries(
      members.map((member) => [
        member,
        {
          member,
          casse: [{ chips: asChips(chips), at: START, why: 'cassa' }],
          asked: null,
          handed: null,
        },
      ]),
    ),
    accounts: post(
      {},
      members.map((member) => ({ from: CASSA, to: chipsOf(member), chips: asChips(chips) })),
    ),
    tables: { [T1]: table },
    lastTable: 1,
  }
}

/** The same with some fields of the table changed. */
export const changed = (evening: Evening, fields: Partial<Table>): Evening => ({
  ...evening,
  tables: { ...evening.tables, [T1]: { ...tableOf(evening), ...fields } },
})

/** The same with member `n` as banker on seat `n`, the sum exposed from that member's chips. */
export function withBank(
  evening: Evening,
  n: number,
  sum: number,
  mano: Partial<Mano> = {},
): Evening {
  const bank = asChips(sum)
  const held: Mano = {
    number: 1,
    initialSeat: asSeat(n),
    banker: m(n),
    bankerPlace: seat(n),
    origin: 'turn',
    price: null,
    seller: null,
    sellerSocio: null,
    opening: bank,
    minimum: evening.settings.minimum,
    coups: 0,
    wins: 0,
    ties: 0,
    coupsSinceTurn: 0,
    toutVaRun: 0,
    mustPlay: null,
    halvedBefore: null,
    socio: null,
    shares: { [m(n)]: bank },
    inHalves: false,
    standIn: null,
    addedSince: [],
    ...mano,
  }
  const paid = post(evening.accounts, [{ from: chipsOf(m(n)), to: bankOf(T1), chips: bank }])
  return changed(
    { ...evening, accounts: paid },
    { turn: null, mano: held, manoNumber: held.number },
  )
}

/** The same with nobody as banker, the bank back before its owner. */
export function withoutBank(evening: Evening): Evening {
  const { mano } = tableOf(evening)
  const chips = evening.accounts[bankOf(T1)] ?? asChips(0)
  if (!mano) return evening
  const back = post(evening.accounts, [{ from: bankOf(T1), to: chipsOf(mano.banker), chips }])
  return changed({ ...evening, accounts: back }, { mano: null })
}

/** The cards with the first who has a stake; where nobody has one, the last seat lays a chip and has them. */
function withHolder(evening: Evening, coup: Partial<Coup>): Evening {
  const [first] = coup.bets ?? []
  const last = tableOf(evening).seats.findLast(({ holder }) => holder !== null)?.number ?? 1
  const { member, place } = first ?? { member: m(last), place: seat(last) }
  const bet = betOf(last, 1)
  const by = { by: 'highest', provision: 'S.51', isSolo: (coup.bets ?? []).length < 2 } as const
  const holder: Holder = { member, place, ...by, touched: false, seen: false }
  const laid = first ? [] : [{ from: chipsOf(member), to: stakeOf(T1, member), chips: bet.sum }]
  return withCoup(
    { ...evening, accounts: post(evening.accounts, laid) },
    {
      puntaWord: coup.phase === 'dealt' ? null : 'no',
      ...coup,
      holder,
      bets: first ? coup.bets : [bet],
    },
  )
}

/** The same with a coup whose stakes are open upon the bank exposed; once dealt somebody has the cards. */
export function withCoup(evening: Evening, coup: Partial<Coup> = {}): Evening {
  const isDealt = coup.phase !== undefined && coup.phase !== 'open' && coup.phase !== 'closed'
  if (isDealt && coup.holder === undefined) return withHolder(evening, coup)
  const bank = evening.accounts[bankOf(T1)] ?? asChips(0)
  const open: Coup = {
    sheets: 0,
    number: 1,
    serial: 1,
    phase: 'open',
    level: 3,
    bank,
    bets: [],
    calls: [],
    toutVa: false,
    seesStakes: false,
    reopened: false,
    asking: null,
    holder: null,
    regime: {
      puntaFive: 'free',
      puntaByRule: false,
      bancoByRule: false,
      bancoForced: false,
      because: [],
    },
    punta: [],
    banco: [],
    thirds: { punta: null, banco: null },
    puntaWord: null,
    puntaWords: [],
    bancoWord: null,
    firsts: { punta: null, banco: null },
    points: { punta: null, banco: null },
    surplus: [],
    incidents: [],
    faults: NO_FAULTS,
    result: null,
    resultBy: null,
    ...coup,
  }
  return changed(evening, { coup: open, coupSerial: open.serial })
}

export function tableOf(evening: Evening): Table {
  const table = evening.tables[T1]
  if (!table) throw new Error('no table T1')
  return table
}

let given = 0

/** The same with chips of member `n` handed to another, as a purchase between them would leave it. */
export const without = (evening: Evening, n: number, left: number, to = 2): Evening => {
  const chips = asChips((evening.accounts[chipsOf(m(n))] ?? 0) - left)
  return {
    ...evening,
    accounts: post(evening.accounts, [{ from: chipsOf(m(n)), to: chipsOf(m(to)), chips }]),
  }
}

/** Throws at a state that no commands make. */
export function reachable(evening: Evening): Evening {
  const wrong = wrongStanding(evening)
  if (wrong) throw new Error(`no commands make this evening: ${wrong}`)
  return evening
}

/** Gives a command and returns its decision. */
export function decided(
  evening: Evening,
  command: CheminCommand,
  by: Actor = tablet,
  at = START + 1000 * ++given,
): Decision<CheminEvent, Evening> {
  const envelope = { id: `c${given}`, at, by, command, secrets: {} }
  const decision = chemin.decide(reachable(evening), envelope)
  if (!decision.accepted) expect(valuesLacking(chemin, decision.refusal)).toEqual([])
  return decision
}

/** Gives commands one after another and returns the evening after them; throws with the refusal when one is refused. */
export function after(
  evening: Evening,
  commands: readonly CheminCommand[],
  by: Actor = tablet,
): Evening {
  return commands.reduce((state, command) => {
    const at = START + 1000 * ++given
    const decision = chemin.decide(state, { id: `c${given}`, at, by, command, secrets: {} })
    if (!decision.accepted)
      throw new Error(
        `${(command as { type: string }).type} refused: ${JSON.stringify(decision.refusal)}`,
      )
    return decision.events.reduce((next, event) => chemin.evolve(next, event, { at, by }), state)
  }, reachable(evening))
}

/** The provision and code by which a command is refused, `'S.15 banker-stakes'`; null when it is accepted. */
export function refusalOf(
  evening: Evening,
  command: CheminCommand,
  by: Actor = tablet,
): string | null {
  const decision = decided(evening, command, by)
  return decision.accepted ? null : reasonOf(decision.refusal)
}
