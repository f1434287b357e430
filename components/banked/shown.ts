import type { Closing, Person } from '@/rules/banked/state'
import type { TableauView } from '@/rules/banked/views/tableau'
import type { Chips } from '@/rules/kernel/chips'
import type { Handed } from '@/rules/kernel/club/casse'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Level } from '@/rules/kernel/level'
import type { Offer } from '@/rules/kernel/offers'

// The parts of a game's views that the screens of every banked game read.

export interface LimitPair {
  readonly minimum: Chips
  readonly maximum: Chips
}

/** A table as everybody may see it. */
export interface ShownTable {
  readonly id: string
  readonly number: number
  readonly label: string
  readonly status: 'proposed' | 'open' | 'closed'
  /** The office whose signature is missing; null where none is. */
  readonly awaits: 'management' | 'control' | null
  readonly level: Level
  readonly limits: LimitPair
  readonly serial: number
}

/** A colpo that is over, with the bank's result. */
export interface ShownColpo {
  readonly serial: number
  readonly won: Chips
}

/** The commands that may be given from a screen. */
export interface Offering {
  readonly offers: readonly Offer<AnyCommand>[]
}

/** A member's casse, chips and line of the closed tableau. */
export interface ShownMember {
  readonly member: MemberId
  readonly mine: {
    readonly chips: Chips | null
    readonly drawn: Chips
    readonly asked: { readonly chips: Chips; readonly at: Instant } | null
    readonly handed: Handed | null
    readonly row: { readonly final: Chips } | null
  }
}

/** A member of the day at the desk of a game with a bank. */
export interface DayPerson extends Person {
  readonly drawn: Chips
  /** Null where the book does not know them. */
  readonly chips: Chips | null
}

/** A day of a game with a bank, as its desk shows it. */
export interface BankedDay {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  readonly day: string
  readonly persons: readonly DayPerson[]
  readonly closing: Closing | null
  readonly tableau: TableauView
}

/** A member's place: the number of the table, and of the seat in a game with seats. */
export interface Place {
  readonly table: number
  readonly seat: number | null
}
