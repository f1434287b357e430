import { awaitsRuling } from '../play/claim'
import { isCrowdedNext } from '../play/places'
import { cardsIn, countedOut } from '../play/shoe'
import type { Phase } from '../state/colpo'
import type { ShoeStep } from '../state/shoe'
import type { Seat, Table } from '../state/table'

/** Black jack's part of a table that everybody may see, without anybody's chips. Source: B.2.1. */
export interface OwnSummary {
  readonly seats: readonly Seat[]
  readonly freeSeats: number
  readonly shoe: {
    readonly number: number
    readonly step: ShoeStep
    readonly left: number
    readonly cards: number
  }
  readonly phase: Phase | null
  /** In this colpo or in the next one (A4). */
  readonly isCrowded: boolean
  readonly openClaims: number
}

/** A table as everybody may see it. */
export function summaryOf(table: Table): OwnSummary {
  const { settings, seats, shoe, colpo, claims } = table
  const cards = cardsIn(settings)
  return {
    seats,
    freeSeats: seats.filter(({ holder }) => holder === null).length,
    shoe: { number: shoe.number, step: shoe.step, left: cards - countedOut(shoe), cards },
    phase: colpo?.phase ?? null,
    isCrowded: colpo?.isCrowded || isCrowdedNext(table),
    openClaims: claims.filter((claim) => awaitsRuling(claim, colpo)).length,
  }
}
