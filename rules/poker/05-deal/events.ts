import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Occasion } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import { beginPlay, handedOver } from '../colpo/begin'
import { endOf } from '../colpo/end'
import { lastHandsOf } from '../colpo/last-hands'
import { type Evening, withNewTable, withTable } from '../evening'
import { tableAt } from '../frame/at-table'
import type { Colpo, Parol } from '../state/colpo'
import { copyColpo, copyPlayer, copyTable } from '../state/copy'
import type { SeatNumber, TableId } from '../state/ids'
import { COLPI_KEPT, type Player, type Table } from '../state/table'

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
}

export type LevelSet = { type: 'levelSet'; table: TableId; level: Level }

/** V.4: the superfluous cards were taken out of the pack, or put back. */
export type PackStripped = { type: 'packStripped'; table: TableId; on: boolean }

export type DealEvent = ColpoDealt | ColpoAnnulled | LevelSet | PackStripped

function dealt(table: Table, event: ColpoDealt, { at }: Occasion): Table {
  const { colpo, giro, parol, absent, debts, transfers } = event
  let players: Record<MemberId, Player> = table.players
  for (const member of new Set([...absent, ...membersIn(debts)])) {
    const player = players[member]
    if (!player) throw new Error(`no player ${member} at table ${table.id}`)
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
  next.colpoNumber = colpo.number
  next.lastHands = null
  next.accounts = post(table.accounts, transfers)
  return next
}

function annulled(table: Table, event: ColpoAnnulled, { at }: Occasion): Partial<Table> {
  const { provision, why, cartaro } = event
  const { colpo } = table
  if (!colpo) throw new Error(`no colpo in play at ${table.id}`)
  const outcome = { kind: 'void', provision, why } as const
  const done = Object.assign(copyColpo(colpo), { outcome, settledAt: at })
  return {
    cartaro,
    colpo: null,
    lastHands: lastHandsOf(table),
    play: null,
    colpoEnd: endOf(table, colpo, []),
    colpi: [done, ...table.colpi].slice(0, COLPI_KEPT),
  }
}

export const evolveDeal: Evolve<Evening, DealEvent> = {
  colpoDealt: (evening, event, occasion) =>
    withNewTable(evening, dealt(tableAt(evening, event.table), event, occasion)),
  colpoAnnulled: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => annulled(table, event, occasion)),
  packStripped: (evening, { table, on }) => withTable(evening, table, () => ({ stripped: on })),
  levelSet: (evening, { table, level }) =>
    withTable(evening, table, (t) => ({
      level,
      colpoEnd: null,
      restiKnown: t.restiKnown && (level !== 1 || t.startedAt === null),
    })),
}
