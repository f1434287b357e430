import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Occasion } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import { beginPlay, handedOver } from '../colpo/begin'
import { endOf } from '../colpo/end'
import { lastHandsOf } from '../colpo/last-hands'
import { type Evening, withNewTable, withPlayer, withTable } from '../evening'
import { tableAt } from '../frame/at-table'
import type { Colpo, Parol } from '../state/colpo'
import { copyColpo, copyPlayer, copyTable } from '../state/copy'
import type { SeatNumber, TableId } from '../state/ids'
import { type BeforeDeal, COLPI_KEPT, type Player, type Table } from '../state/table'

export type ColpoDealt = {
  type: 'colpoDealt'
  table: TableId
  colpo: Colpo
  giro: number
  parol: Parol | null
  /** V.3: players who have now paid the uscita for their absence. */
  absent: readonly MemberId[]
  /** Debts to the pot after the deal, of the players whose debt changed. */
  debts: Readonly<Record<MemberId, Chips>>
  transfers: readonly Transfer[]
}

export type ColpoAnnulled = {
  type: 'colpoAnnulled'
  table: TableId
  colpo: number
  provision: string
  why: string
  /** D7: the next dealer. */
  cartaro: SeatNumber
  /** A10: the giro, where the turn of a wrong dealer had counted for it; absent otherwise. */
  giro?: number
}

export type LevelSet = { type: 'levelSet'; table: TableId; level: Level }

/** V.4: the superfluous cards were taken out of the pack, or put back. */
export type PackStripped = { type: 'packStripped'; table: TableId; on: boolean }

/** A deal given by mistake is taken back before a card is recorded: the table is as it was before. */
export type DealTakenBack = {
  type: 'dealTakenBack'
  table: TableId
  colpo: number
  transfers: readonly Transfer[]
}

export type DealEvent = ColpoDealt | DealTakenBack | ColpoAnnulled | LevelSet | PackStripped

function dealt(table: Table, event: ColpoDealt, { at }: Occasion): Table {
  const { colpo, giro, parol, absent, debts, transfers } = event
  let players: Record<MemberId, Player> = table.players
  const before: BeforeDeal['charged'][number][] = []
  for (const member of new Set([...absent, ...membersIn(debts)])) {
    const player = players[member]
    if (!player) throw new Error(`no player ${member} at table ${table.id}`)
    before.push({ member, debt: player.debt, absenceCharged: player.absenceCharged })
    const charged = copyPlayer(player)
    charged.absenceCharged ||= absent.includes(member)
    charged.debt = debts[member] ?? player.debt
    players = { ...players }
    players[member] = charged
  }
  const next = copyTable(table)
  next.players = players
  next.status = 'playing'
  next.startedAt = table.startedAt ?? at
  next.cartaro = colpo.cartaroSeat
  next.giro = giro
  next.parol = parol
  next.colpo = colpo
  next.play = table.level === 3 ? beginPlay(handedOver(table, colpo)) : null
  next.colpoEnd = null
  next.beforeDeal = beforeDealOf(table, before)
  next.colpoNumber = colpo.number
  next.deals += 1
  next.lastHands = null
  next.askedBetween = []
  next.accounts = post(table.accounts, transfers)
  return next
}

const beforeDealOf = (
  { cartaro, giro, parol, colpoEnd, lastHands, askedBetween }: Table,
  charged: BeforeDeal['charged'],
): BeforeDeal => ({ cartaro, giro, parol, colpoEnd, lastHands, askedBetween, charged })

function takenBack(from: Table, { transfers }: DealTakenBack): Table {
  if (!from.beforeDeal) throw new Error(`no deal to take back at ${from.id}`)
  const { charged, ...before } = from.beforeDeal
  let table = from
  for (const { member, debt, absenceCharged } of charged)
    table = withPlayer(table, member, () => ({ debt, absenceCharged }))
  const after = Object.assign(copyTable(table), before)
  after.colpo = null
  after.play = null
  after.beforeDeal = null
  after.colpoNumber = from.colpoNumber - 1
  after.accounts = post(from.accounts, transfers)
  return after
}

function annulled(table: Table, event: ColpoAnnulled, { at }: Occasion): Partial<Table> {
  const { provision, why, cartaro, giro = table.giro } = event
  const { colpo } = table
  if (!colpo) throw new Error(`no colpo in play at ${table.id}`)
  const outcome = { kind: 'void', provision, why } as const
  const done = Object.assign(copyColpo(colpo), { outcome, settledAt: at })
  return {
    cartaro,
    giro,
    colpo: null,
    lastHands: lastHandsOf(table),
    play: null,
    beforeDeal: null,
    colpoEnd: endOf(table, colpo),
    firstInLoss: [],
    colpi: [done, ...table.colpi].slice(0, COLPI_KEPT),
  }
}

export const evolveDeal: Evolve<Evening, DealEvent> = {
  colpoDealt: (evening, event, occasion) =>
    withNewTable(evening, dealt(tableAt(evening, event.table), event, occasion)),
  colpoAnnulled: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => annulled(table, event, occasion)),
  dealTakenBack: (evening, event) =>
    withNewTable(evening, takenBack(tableAt(evening, event.table), event)),
  packStripped: (evening, { table, on }) => withTable(evening, table, () => ({ stripped: on })),
  levelSet: (evening, { table, level }) =>
    withTable(evening, table, (t) => ({
      level,
      colpoEnd: null,
      restiKnown: t.restiKnown && (level !== 1 || t.startedAt === null),
    })),
}
