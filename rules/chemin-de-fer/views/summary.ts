import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import { oncePer } from '../../kernel/once'
import type { CoupPhase } from '../state/coup'
import type { SeatNumber, TableId } from '../state/ids'
import type { SeguitoStep, TagliaPhase } from '../state/mano'
import type { Booking, LimitKind } from '../state/seat'
import type { Table } from '../state/table'

/** One seat of a table, in the order in which the sabot travels. */
export interface SeatView {
  readonly seat: SeatNumber
  /** Free; kept empty until a mano has ended (S.71a); taken; its holder away. */
  readonly state: 'free' | 'kept' | 'taken' | 'away'
  readonly holder: MemberId | null
  readonly companion: MemberId | null
  /** The holder is banker, or it is their turn. */
  readonly isBanker: boolean
  readonly isTurn: boolean
  /** S.25a: the next mano is let go by. */
  readonly salutes: boolean
  /** S.108: who plays alla regola is known to all. */
  readonly isAllaRegola: boolean
  readonly limits: readonly LimitKind[]
}

/** A table that everybody may see, without anybody's chips. */
export interface TableSummary {
  readonly id: TableId
  readonly number: number
  readonly label: string
  readonly status: Table['status']
  readonly level: Level
  readonly isLarge: boolean
  /** S.9: the least opening bank and the least stake, which the house announces. */
  readonly minimum: Chips
  readonly leastStake: Chips | null
  readonly seats: readonly SeatView[]
  readonly freeSeats: number
  readonly bookings: readonly Booking[]
  readonly taglia: { readonly number: number; readonly phase: TagliaPhase }
  readonly manoNumber: number
  readonly turn: SeatNumber | null
  /** The seat of the latest mano's beginning; null between two mani. */
  readonly initialSeat: SeatNumber | null
  readonly banker: MemberId | null
  readonly socio: MemberId | null
  readonly seguito: SeguitoStep | null
  readonly coup: { readonly number: number; readonly phase: CoupPhase } | null
  readonly openDisputes: number
}

/** The name of a table for people. */
export const labelOf = ({ number }: Pick<Table, 'number'>): string => `Chemin de fer · ${number}`

const seatViews = ({ seats, turn, mano, regola, limits }: Table): SeatView[] =>
  seats.map(({ number, holder, away, emptyUntilMano, salutes, companion }) => ({
    seat: number,
    state:
      holder !== null
        ? away
          ? ('away' as const)
          : ('taken' as const)
        : emptyUntilMano === null
          ? ('free' as const)
          : ('kept' as const),
    holder,
    companion,
    isBanker: mano !== null && holder === mano.banker,
    isTurn: turn === number,
    salutes,
    isAllaRegola: holder !== null && regola.includes(holder),
    limits: limits.filter(({ member }) => member === holder).map(({ kind }) => kind),
  }))

/** A table as everybody may see it. */
export const summaryOf = oncePer((table: Table): TableSummary => {
  const { mano, seguito, coup, taglia } = table
  const seats = seatViews(table)
  return {
    id: table.id,
    number: table.number,
    label: labelOf(table),
    status: table.status,
    level: table.level,
    isLarge: table.isLarge,
    minimum: table.minimum,
    leastStake: table.leastStake,
    seats,
    freeSeats: seats.filter(({ state }) => state === 'free').length,
    bookings: table.bookings,
    taglia: { number: taglia.number, phase: taglia.phase },
    manoNumber: table.manoNumber,
    turn: table.turn,
    initialSeat: mano?.initialSeat ?? seguito?.initialSeat ?? null,
    banker: mano?.banker ?? null,
    socio: mano?.socio ?? null,
    seguito: seguito?.step ?? null,
    coup: coup && { number: coup.number, phase: coup.phase },
    openDisputes: table.disputes.filter(({ status }) => status === 'open').length,
  }
})
