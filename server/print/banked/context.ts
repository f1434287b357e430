import type { BankedDay } from '@/rules/banked/state'
import type { BookedTable } from '@/rules/banked/views/book'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { FloatEvening, FloatFilling } from '../float/fill/context'

/** Winnings held abandoned, as their game knows them; `place` is that of a person whom the book does not name. */
export interface GameAbandoned {
  at: Instant
  member: MemberId | null
  place: string
  chips: Chips
  status: 'held' | 'claimed' | 'float'
}

/** Black jack plays a sabot to its end, trente et quarante a taglia. */
export type Pack = 'sabot' | 'taglia'

/** A day of a banked game, as the game gives it. */
export interface PrintedDay extends FloatEvening {
  day: BankedDay
  /** The game's word for its pack from the mixing to the last colpo. */
  pack: Pack
  tables: readonly BookedTable[]
  /** Winnings taken in at a table; a game that takes none in has no such function. */
  abandoned?(table: string): readonly GameAbandoned[]
  /** Whether a member drew chips in it. */
  hasPlayed(member: MemberId): boolean
  /** The hash of the closed tableau as the club's history keeps it; null while there is none. */
  sealed(): Promise<string | null>
}

/** Everything that a paper of a banked game is filled from. */
export type BankedFilling = PrintedDay & FloatFilling
