import type { Evening } from '@/rules/black-jack/evening'
import { sceneOf } from '@/rules/black-jack/play/host'
import { membersIn } from '@/rules/kernel/ids'
import type * as float from '../float/house'
import { offered } from './chosen'

/** The day as its floats see it. */
export const houseOf = (evening: Evening): float.House => ({
  room: evening.float,
  tables: Object.values(evening.tables).map(({ id, status, colpo }) => ({
    id,
    isOpen: status === 'open',
    waits: colpo === null,
    isBeforeDeal: colpo === null || colpo.phase === 'open',
  })),
  members: membersIn(evening.persons),
  isCounting: evening.closing !== null,
  scene: () => sceneOf(evening),
  offered: (type, by, random) => offered(evening, random, type, by) as float.Chosen | null,
})
