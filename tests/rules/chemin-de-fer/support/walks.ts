/* Situations in which commands are refused, for the walks of refusals in their order. */
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor } from '@/rules/kernel/decider'
import { given } from '../../support/bench'
import { after, aTable, changed, inspector, reachable, T1, tableOf } from './table'

export type Given = Unbranded<CheminCommand>

export const row = (reason: string, evening: Evening, by: Actor, command: Given) =>
  [reason, given({ decider: chemin }, reachable(evening)), by, command] as const

export const of = { table: T1 } as const
export const gives = (evening: Evening, ...commands: readonly Given[]) =>
  after(evening, commands as readonly CheminCommand[], inspector)
/** Seats 1 to 6 are taken of eight; m7 and m8 stand. */
export const room = (fixture: Parameters<typeof aTable>[0] = {}) =>
  aTable({ seated: 6, ...fixture })
export const closed = (evening: Evening) => changed(evening, { status: 'closed' })
export const stopped = (evening: Evening) => changed(evening, { status: 'stopped' })
export const between = (evening: Evening) =>
  changed(evening, { taglia: { ...tableOf(evening).taglia, phase: 'none' } as never })
export const taglia = (evening: Evening, fields: object) =>
  changed(evening, { taglia: { ...tableOf(evening).taglia, ...fields } })
