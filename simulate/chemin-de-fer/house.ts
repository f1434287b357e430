import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { membersIn } from '@/rules/kernel/ids'
import type * as float from '../float/house'
import { offered } from './chosen'

/** The evening as its floats see it. */
export const houseOf = (evening: Evening): float.House => ({
  room: evening.float,
  tables: Object.values(evening.tables).map(({ id, status, coup }) => ({
    id,
    isOpen: status !== 'closed',
    waits: coup === null,
    isBeforeDeal: coup === null,
  })),
  members: membersIn(evening.persons),
  isCounting: evening.closing !== null,
  scene: () => sceneOf(evening),
  offered: (type, by, random) => offered(evening, random, type, by) as float.Chosen | null,
})
