import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'

/** ch1: offices that persons hold for a time, at a table or in the room. */
export const OFFICES = [
  'commissario-capo',
  'commissario',
  'vice',
  'capo-partita',
  'changeur',
  'valletto',
  'cassa-esterna',
  'testimone',
  'conta',
  'direzione',
  'direttore-di-gara',
] as const
export type Office = (typeof OFFICES)[number]

/** A person in an office, from an hour to another; at one table, or in the room. */
export interface Duty {
  readonly number: number
  readonly member: MemberId
  readonly office: Office
  readonly table: string | null
  readonly from: Instant
  readonly to: Instant | null
}

/** A report of an inspector or a changeur to those above. */
export interface Report {
  readonly number: number
  readonly at: Instant
  readonly by: MemberId
  readonly table: string | null
  readonly to: readonly ('commissario' | 'direzione-giochi' | 'direzione-generale')[]
  readonly text: string
}

/** A check of the inspector, alone or with the witness. */
export interface Check {
  readonly number: number
  readonly table: string
  readonly at: Instant
  readonly what: 'carte' | 'cagnotte' | 'dotazione'
  readonly isRight: boolean
  readonly inspector: MemberId
  /** V.spot-check: signed by two; null for a check of the inspector alone. */
  readonly witness: MemberId | null
  readonly note: string
}
