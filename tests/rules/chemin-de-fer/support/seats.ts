import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { TagliaPhase } from '@/rules/chemin-de-fer/state/mano'
import { changed, ofM, T1, tableOf } from './table'

export const stepAway = (n: number, said: { coups?: number; keepsBank?: boolean } = {}) =>
  ({
    type: 'stepAway',
    ...ofM(n),
    instructions: '',
    coups: said.coups ?? 3,
    keepsBank: said.keepsBank ?? false,
  }) as const

export const take = (n: number, seat: number) =>
  ({ type: 'takeSeat', ...ofM(n), seat: asSeat(seat) }) as const

export const announce = {
  type: 'announceBank',
  table: T1,
  toutVa: false,
  seesStakes: false,
} as const

export const inPhase = (evening: Evening, phase: TagliaPhase) =>
  changed(evening, { taglia: { ...tableOf(evening).taglia, phase } })

export const seatsOf = (evening: Evening) => tableOf(evening).seats.map(({ holder }) => holder)

export const bookedOf = (evening: Evening) => tableOf(evening).bookings.map(({ member }) => member)

export const book = (n: number) => ({ type: 'bookSeat', ...ofM(n) }) as const
