import type { Rank } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Level } from '../../kernel/level'
import type { ProvisionId } from '../provisions'
import type { Player } from './ids'
import type { Chance, Colour, Posta } from './posta'

/** stakes open · called · the row of nero · the row of rosso · paying; then the colpo is over. */
export const PHASES = ['open', 'called', 'nero', 'rosso', 'settling'] as const
export type Phase = (typeof PHASES)[number]

/** The cards of a colpo, and the colour of the very first one. */
export interface Rows {
  readonly nero: readonly Rank[]
  readonly rosso: readonly Rank[]
  readonly first: Colour | null
}

/** A colpo by its result alone: both totals, and the colour of the very first card. */
export interface Result {
  readonly nero: number
  readonly rosso: number
  readonly first: Colour
}

/** Errors in dealing that an inspector rules on (E2). */
export const SLIPS = ['surplus-card', 'wrong-row', 'shown-early', 'wrong-announcement'] as const
export type SlipKind = (typeof SLIPS)[number]

/** A slip of the deal and what followed from it. */
export interface Incident {
  readonly provision: ProvisionId
  readonly slip: SlipKind | null
  readonly at: Instant
  readonly note: string
}

/** The ways in which a stake, or a premium, leaves a colpo. */
export const OUTCOMES = [
  'lost',
  'won',
  'null',
  'prison',
  'deeper',
  'stays',
  'spared',
  'lifted',
  'freed',
  'divided',
  'given-back',
  'premium-taken',
  'premium-stands',
  'premium-back',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The place where the chips of a part lay before it. */
export type Place = 'cloth' | 'prison' | 'premium'

/** One stake, or one premium, of a colpo: nothing is netted. */
export interface SettledPart {
  /** 0 for a premium. */
  readonly posta: number
  readonly player: Player
  readonly chance: Chance
  readonly outcome: Outcome
  readonly place: Place
  readonly amount: Chips
  /** Collected by the bank. */
  readonly takes: Chips
  /** Handed back to the owner, winnings apart. */
  readonly back: Chips
  /** Paid by the bank. */
  readonly pays: Chips
  /** The prisons in which it lies afterwards. */
  readonly prisons: number
  readonly provision: string
}

/** One colpo, from the invitation to stake until everything is paid and collected. */
export interface Colpo {
  /** From 1 in the day, at this table. */
  readonly serial: number
  readonly phase: Phase
  /** The taglia ends with it. */
  readonly isLast: boolean
  readonly rows: Rows
  readonly incidents: readonly Incident[]
}

/** A colpo that is over, or void. */
export interface PastColpo {
  readonly serial: number
  readonly taglia: number
  /** E3: the version of the customs it was played under. */
  readonly version: number
  readonly level: Level
  readonly at: Instant
  readonly isVoid: boolean
  /** No cards where only the result was kept. */
  readonly rows: Rows
  readonly result: Result | null
  /** Free stakes as they lay at the call, to be repeated. */
  readonly laid: readonly Posta[]
  readonly parts: readonly SettledPart[]
  readonly incidents: readonly Incident[]
  /** The bank's result; below zero when it lost. */
  readonly won: Chips
}
