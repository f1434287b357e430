import type { TableId } from '../../banked/ids'
import { officeAwaited } from '../../banked/signing'
import type { LimitPair, Signer } from '../../banked/state'
import type { Level } from '../../kernel/level'
import { cardsIn, countedOut } from '../play/shoe'
import type { Phase } from '../state/colpo'
import type { ShoeStep } from '../state/shoe'
import type { Seat, Table } from '../state/table'

/** A table that everybody may see, without anybody's chips. Source: B.2.1. */
export interface TableSummary {
  readonly id: TableId
  readonly number: number
  readonly label: string
  readonly status: Table['status']
  /** The office whose signature the table waits for; null where it waits for none. */
  readonly awaits: Signer | null
  readonly level: Level
  readonly limits: LimitPair
  readonly step: number
  readonly seats: readonly Seat[]
  readonly freeSeats: number
  readonly shoe: {
    readonly number: number
    readonly step: ShoeStep
    readonly left: number
    readonly cards: number
  }
  readonly serial: number
  readonly phase: Phase | null
  readonly isCrowded: boolean
  readonly openClaims: number
}

/** The name of a table for people. */
export const labelOf = ({ number }: Pick<Table, 'number'>): string => `Black jack · ${number}`

/** A table as everybody may see it. */
export function summaryOf(table: Table): TableSummary {
  const { id, number, status, level, limits, settings, seats, shoe, serial, colpo } = table
  const cards = cardsIn(settings)
  return {
    id,
    number,
    label: labelOf(table),
    status,
    awaits: officeAwaited(table),
    level,
    limits: { minimum: limits.minimum, maximum: limits.maximum },
    step: settings.step,
    seats,
    freeSeats: seats.filter(({ holder }) => holder === null).length,
    shoe: { number: shoe.number, step: shoe.step, left: cards - countedOut(shoe), cards },
    serial,
    phase: colpo?.phase ?? null,
    isCrowded: table.isCrowded,
    openClaims: table.claims.filter(({ ruling }) => !ruling).length,
  }
}
