import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Pieces } from '../pieces/pieces'

/**
 * reintegro: an exchange with the desk, of equal value · aggiunta: chips added to the float · reso: its reverse (chr2) ·
 * consegna: chips for a person whose paper the desk took (ch20) · ritorno: a delivery refused, on its way back.
 */
const MOVEMENT_KINDS = ['reintegro', 'aggiunta', 'reso', 'consegna', 'ritorno'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const MOVEMENT_STEPS = ['asked', 'approved', 'prepared', 'carried', 'received'] as const
export type MovementStep = (typeof MOVEMENT_STEPS)[number]

/** A step made: by whom, and when. */
export interface Signed {
  readonly by: MemberId
  readonly at: Instant
}

/** A form of the float: its pieces both ways, and its steps with their hours (ch17). */
export interface Movement {
  readonly number: number
  readonly table: string
  readonly kind: MovementKind
  /** The number of its form; one series for each kind. */
  readonly form: number
  /** Pieces and banknotes that leave the table, and pieces that come to it. */
  readonly gives: Pieces
  readonly notes: Chips
  readonly gets: Pieces
  /** The person for whom a delivery is (ch20). */
  readonly member: MemberId | null
  readonly status: MovementStep | 'refused' | 'dropped'
  readonly signed: Readonly<Partial<Record<MovementStep | 'witnessed', Signed>>>
  /** A delivery refused: the reason, and the movement that brings the pieces back. */
  readonly refusedWhy: string | null
  /** The movement that this one reverses. */
  readonly reverses: number | null
  /** The valletto never arrived: what they carried came back to nobody. */
  readonly lost?: true
}

/** How a form stands, as screens and papers say it: one that never arrived was refused by nobody. */
export type MovementStanding = Movement['status'] | 'lost'
export const standingOf = ({ status, lost }: Movement): MovementStanding => (lost ? 'lost' : status)

/** Pieces more or fewer than there should be (V.plus-minus); below zero a minus. */
export interface Gap {
  readonly number: number
  readonly table: string
  readonly at: Instant
  readonly by: MemberId
  /** The changeur on duty when it was found. */
  readonly changeur: MemberId
  readonly turnSince: Instant
  readonly chips: Chips
  readonly pieces: Pieces
  readonly banknotes: Chips
  readonly cause: GapCause
  readonly note: string
  /** Lines of the book and coups since the last good count. */
  readonly sinceLine: number
  readonly since: Instant
  /** At a banked game, the colpi since the last good count, by their serial; none where `to` is below `from`. */
  readonly colpi?: { readonly from: number; readonly to: number }
  readonly inspector: Signed | null
  readonly playsOn: boolean
  readonly witness: Signed | null
  /** The gap that this entry compensates, once its cause is found. */
  readonly compensates: number | null
}

export const GAP_CAUSES = [
  'sconosciuta',
  'cambio-errato',
  'anticipazione-non-scritta',
  'passaggio-non-firmato',
] as const
export type GapCause = (typeof GAP_CAUSES)[number]

/** An advance to a player (ch5). */
export interface Advance {
  readonly number: number
  readonly table: string
  readonly member: MemberId
  readonly seat: number | null
  readonly chips: Chips
  readonly grantor: MemberId
  readonly grantedAt: Instant
  readonly givenAt: Instant | null
  readonly givenBy: MemberId | null
  readonly returns: readonly { readonly at: Instant; readonly chips: Chips }[]
  /** granted: no pieces left yet · claim: the table closed with it out. */
  readonly status: 'granted' | 'out' | 'returned' | 'dropped' | 'claim' | 'settled' | 'written-off'
}

/** Banknotes turned into chips. */
export interface CashChange {
  readonly table: string
  readonly at: Instant
  readonly member: MemberId | null
  readonly chips: Chips
}
