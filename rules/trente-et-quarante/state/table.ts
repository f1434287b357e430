import type { TableId } from '../../banked/ids'
import type { AskedLimits, Limits, ShoeBegun, Step } from '../../banked/state'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import type { Settings } from '../settings'
import type { Colpo, PastColpo } from './colpo'
import type { Dispute } from './dispute'
import type { Player } from './ids'
import type { Insurance, Posta } from './posta'
import type { Taglia } from './taglia'

/** E3: a version of the regulation and of the customs, with its author and its hour. */
export interface Version {
  readonly number: number
  readonly at: Instant
  readonly by: MemberId | null
  readonly note: string
  readonly settings: Settings
}

/** A table of trente et quarante. */
export interface Table {
  readonly id: TableId
  readonly number: number
  /** proposed: opened by one of the two signers, the other has still to sign. */
  readonly status: 'proposed' | 'open' | 'closed'
  readonly openedAt: Instant
  readonly closedAt: Instant | null
  /** 1 the float only · 2 the result of each colpo · 3 card by card. */
  readonly level: Level
  /** Since when every colpo is kept; null while only the float is. */
  readonly followedSince: Instant | null
  readonly settings: Settings
  /** The versions played under, the one in force last. */
  readonly versions: readonly Version[]
  readonly limits: Limits
  /** The limits that were in force earlier in the day, in their order. */
  readonly limitsBefore: readonly Limits[]
  /** New limits that wait for the second signature, or for the next opening of the stakes. */
  readonly limitsAsked: AskedLimits | null
  readonly taglia: Taglia
  /** Persons at the table, in the order in which they came. */
  readonly present: readonly Player[]
  readonly poste: readonly Posta[]
  /** Number of the latest posta. */
  readonly lastPosta: number
  readonly insurances: readonly Insurance[]
  readonly colpo: Colpo | null
  /** Serial of the latest colpo. */
  readonly serial: number
  /** The shoes of the day as they began, in their order. */
  readonly shoes: readonly ShoeBegun[]
  /** The latest colpi, the newest last. */
  readonly past: readonly PastColpo[]
  readonly disputes: readonly Dispute[]
  /** The number of events at this table, by which a stale command is known. */
  readonly moves: number
  readonly steps: readonly Step<Table>[]
}
