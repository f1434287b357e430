/* Situations in which commands are refused, for the walks of refusals in their order. */
import type { Actor } from '@/rules/kernel/decider'
import { LIST, opened, person, type Room, tablet, withOther } from './room'

export type Given = Parameters<Room['by']>[1]

export const inspector = person('commissario')
export const witness = person('testimone')
export const changeur = person('changeur')
export const capo = person('capo-partita')
export const T1 = { table: 'T1' } as const

export const row = (reason: string, room: Room, by: Actor, command: Given) =>
  [reason, room.story.moment, by, command] as const

/** An advance of 200 granted to alfa, not given yet. */
export const granted = (room = opened()) =>
  room.by(inspector, { type: 'grantAdvance', ...T1, member: 'alfa', seat: 4, chips: 200 })
export const inCoup = (room = opened()) => room.by(tablet, { type: 'deal', ...T1 })
export const asks = (kind: 'reintegro' | 'aggiunta' | 'reso', sides: object = {}) =>
  ({ type: 'askMovement', ...T1, kind, gives: {}, notes: 0, gets: {}, ...sides }) as const
export const asked = (room = opened()) =>
  room.by(changeur, asks('aggiunta', { gets: { '100': 1 } }))
export const stacked = (room = opened()) =>
  room.by(changeur, { type: 'putStack', ...T1, member: null, seat: 2, pieces: { '100': 1 } })
export const handing = (room = withOther()) =>
  room.by(changeur, { type: 'beginHandover', ...T1, to: 'altro' })
export const short = { ...LIST, '1': (LIST['1'] ?? 0) - 3 }
export const gap = (room = opened()) =>
  room.by(changeur, {
    type: 'declareGap',
    ...T1,
    pieces: short,
    banknotes: 0,
    cause: 'sconosciuta',
    note: '',
  })
export const enter = (
  name: string,
  office: 'testimone' | 'changeur' | 'vice' | 'capo-partita',
  where: string | null,
) => ({ type: 'enterDuty', member: name, office, where }) as const
export const tip = (room = opened()) =>
  room.by(changeur, { type: 'takeTip', ...T1, member: null, pieces: { '10': 1 } })

export const change = {
  type: 'change',
  ...T1,
  taken: { '100': 1 },
  given: { '50': 2 },
  purpose: 'giocatore',
  seat: 3,
} as const
