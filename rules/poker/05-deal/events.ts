import type { Chips } from '../../chips'
import type { Occasion } from '../../decider'
import { POT, post, restoOf, type Transfer } from '../../ledger'
import type { Evolve } from '../article'
import { type Evening, withTable } from '../evening'
import { beginPlay, type Dealt } from '../play/begin'
import type { Colpo, Parol } from '../state/colpo'
import type { MemberId, SeatNumber, TableId } from '../state/ids'
import { COLPI_KEPT, type Table } from '../state/table'

export type ColpoDealt = {
  type: 'colpoDealt'
  table: TableId
  colpo: Colpo
  giro: number
  parol: Parol | null
  /** V.3: whose absence has now paid. */
  absent: readonly MemberId[]
  /** Debts to the pot as they now stand, for whom they changed. */
  debts: Readonly<Record<MemberId, Chips>>
  transfers: readonly Transfer[]
}

export type ColpoAnnulled = {
  type: 'colpoAnnulled'
  table: TableId
  colpo: number
  provision: string
  why: string
  /** D7: who deals next. */
  cartaro: SeatNumber
}

export type LevelSet = { type: 'levelSet'; table: TableId; level: 1 | 2 | 3 }

export type DealEvent = ColpoDealt | ColpoAnnulled | LevelSet

function dealt(table: Table, event: ColpoDealt, { at }: Occasion): Table {
  const { colpo, giro, parol, absent, debts, transfers } = event
  const players = { ...table.players }
  for (const member of new Set([...absent, ...Object.keys(debts)])) {
    const player = players[member]
    if (!player) throw new Error(`no player ${member} at table ${table.id}`)
    players[member] = {
      ...player,
      absenceCharged: player.absenceCharged || absent.includes(member),
      debt: debts[member] ?? player.debt,
    }
  }
  return {
    ...table,
    players,
    status: 'playing',
    startedAt: table.startedAt ?? at,
    cartaro: colpo.cartaroSeat,
    giro,
    parol,
    colpo,
    play: table.level === 3 ? beginPlay(handedOver(table, colpo)) : null,
    colpoNumber: colpo.number,
    accounts: post(table.accounts, transfers),
  }
}

/** What the play at level 3 begins with. */
export const handedOver = ({ settings }: Table, colpo: Colpo): Dealt => ({
  giro: colpo.players,
  pot: colpo.pot,
  cip: settings.cip,
  passata: settings.passata,
  resti: colpo.stakes,
  altezza: colpo.altezza,
  uscite: Object.fromEntries(colpo.players.map((of) => [of, paidBy(of, settings, colpo)])),
})

/** What he paid at this deal, an older debt left out. */
function paidBy(member: MemberId, { uscita }: Table['settings'], colpo: Colpo): Chips {
  const paid = colpo.dealt
    .filter(({ from, to }) => from === restoOf(member) && to === POT)
    .reduce((sum, { chips }) => sum + chips, 0)
  return colpo.parolOf === null ? Math.min(paid, uscita) : paid
}

function annulled(table: Table, event: ColpoAnnulled, { at }: Occasion): Table {
  const { provision, why, cartaro } = event
  const { colpo } = table
  if (!colpo) throw new Error(`no colpo in play at ${table.id}`)
  const done: Colpo = { ...colpo, outcome: { kind: 'void', provision, why }, settledAt: at }
  return {
    ...table,
    cartaro,
    colpo: null,
    play: null,
    colpi: [done, ...table.colpi].slice(0, COLPI_KEPT),
  }
}

export const evolveDeal: Evolve<Evening, DealEvent> = {
  colpoDealt: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => dealt(table, event, occasion)),
  colpoAnnulled: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => annulled(table, event, occasion)),
  levelSet: (evening, { table, level }) =>
    withTable(evening, table, (t) => ({
      ...t,
      level,
      restiKnown: t.restiKnown && (level !== 1 || t.startedAt === null),
    })),
}
