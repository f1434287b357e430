import type { Chips } from '../../kernel/chips'
import type { Player } from './ids'

/** The two rows in the order of the deal, and the two colours of the cards. */
export const COLOURS = ['nero', 'rosso'] as const
export type Colour = (typeof COLOURS)[number]

/** The four simple chances, in two opposed pairs (T.2.1). */
export const CHANCES = ['nero', 'rosso', 'colore', 'inverso'] as const
export type Chance = (typeof CHANCES)[number]

/** A stake on the cloth. */
export interface Posta {
  /** In the order in which they were laid at the table, from 1 (F4). */
  readonly number: number
  readonly player: Player
  readonly chance: Chance
  readonly amount: Chips
  /** 0 for a free stake. */
  readonly prisons: number
  /** B6: freed by the latest colpo; its owner takes it or leaves it. */
  readonly isFreed: boolean
  /** B3: its owner is asked, since the latest 31–31, whether to withdraw it. */
  readonly isAsked: boolean
}

/** A person's free stakes on a chance insured against 31–31, in part or whole. */
export interface Insurance {
  readonly player: Player
  readonly chance: Chance
  readonly insured: Chips
  readonly premium: Chips
  /** A3, F3: a null colpo has passed; the premium stays in force. */
  readonly stands: boolean
}
