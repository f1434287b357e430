import { asPlayer } from '../../banked/ids'
import type { Refused } from '../../kernel/decider'
import type { Casella, Puntata } from '../state/colpo'
import type { Evening } from '../state/evening'
import type { CasellaNumber, Player } from '../state/ids'
import type { Seat, Table } from '../state/table'

export const emptySeat = (number: CasellaNumber): Seat => ({
  number,
  holder: null,
  isAway: false,
  isLosing: false,
})

export const seatOf = ({ seats }: Pick<Table, 'seats'>, player: Player): Seat | undefined =>
  seats.find(({ holder }) => holder === player)

/** The table with this player's seat free: at once between colpi, else at the end of the colpo. Source: B.23.3, A7. */
export const withoutPlayer = (
  { seats, standing, colpo }: Table,
  player: Player,
): Pick<Table, 'seats' | 'standing'> => ({
  standing: standing.filter((one) => one !== player),
  seats: seats.map((seat) => {
    if (seat.holder !== player) return seat
    return colpo ? { ...seat, isLosing: true } : emptySeat(seat.number)
  }),
})

/** The seats at the end of a colpo: those lost in it are free. Source: A7. */
export const seatsAfter = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  seats.map((seat) => (seat.isLosing ? emptySeat(seat.number) : seat))

/** Whether a person stands whom nobody names, so that no mark tells whether they are here: `@3b`, not `@3`. Source: A1. */
export const standsUnnamed = (player: Player): boolean => /^@.*[a-z]$/.test(player)

/** Players sent out of the rooms, as a table knows them. Source: B.21. */
export const sentOutAt = (
  { sentOut }: Pick<Evening, 'sentOut'>,
  { id }: Pick<Table, 'id'>,
): Player[] =>
  sentOut.flatMap(({ member, unnamed }) => {
    if (member !== null) return [asPlayer(member)]
    return unnamed?.table === id ? [unnamed.player] : []
  })

/** Persons at the table: seated and not away, or standing by the inspector's mark. Source: B.1.4, G6. */
export function presentAt({ seats, standing }: Pick<Table, 'seats' | 'standing'>): Player[] {
  const present: Player[] = []
  for (const { holder, isAway } of seats) if (holder !== null && !isAway) present.push(holder)
  present.push(...standing)
  return present
}

/** Every casella was staked in the colpo before, and a person who stands had no puntata. Source: A4. */
function isFull({ past, seats, standing }: Table): boolean {
  const last = past.at(-1)
  if (!last || last.caselle.length < seats.length) return false
  const players = last.caselle.flatMap(({ puntate }) => puntate.map(({ player }) => player))
  return standing.some((player) => !players.includes(player))
}

/** Whether the next colpo of a table is crowded: as the inspector declared, or as it is found by itself. Source: B.15, A4. */
export const isCrowdedNext = (table: Table): boolean =>
  table.isCrowded || (table.settings.crowded === 'automatic' && isFull(table))

/** The answers of section 2 about the persons at the caselle when the stakes are closed. */
export interface Seating {
  /** The reason why the only player may not play, with one casella alone; null when they may (B.14). */
  notAlone(
    caselle: readonly { readonly puntate: readonly Pick<Puntata, 'player'>[] }[],
    table: Table,
  ): Refused | null
  /** The person who speaks for a casella (B.16). */
  titolareOf(
    casella: Pick<Casella, 'number' | 'puntate'>,
    table: Pick<Table, 'seats'>,
  ): Player | null
}
