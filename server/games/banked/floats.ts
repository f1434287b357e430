import { changesCashOf } from '@/rules/float/05-limits/section'
import { FLOAT_EVENT_TYPES } from '@/rules/float/articles'
import { licenceRefusal } from '@/rules/float/licence'
import type { Scene } from '@/rules/float/scene'
import type { FloatRoom } from '@/rules/float/state/room'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { dutiesOf, readsBooks, watchesTables } from '@/rules/float/views/office'
import { FloatShifts, SHIFT_EVENTS } from '@/rules/float/views/shifts'
import { sumLines } from '@/rules/float/views/sums'
import type { Floats } from '../game'

/** The answers of a game that is played from floats, whose accounts are in one book, to the house. */
export const floatsOf = <S extends { readonly float: FloatRoom }>(
  sceneOf: (evening: S) => Scene,
  book: string,
): Floats<S> => ({
  reads: ({ float }, member) => readsBooks(float, member),
  watches: ({ float }, member) => watchesTables(float, member),
  onDuty: ({ float }, member) => dutiesOf(float, member).length > 0,
  events: FLOAT_EVENT_TYPES,
  shifts: { events: SHIFT_EVENTS, begin: () => new FloatShifts() },
  book: (evening, table) =>
    evening.float.settings === null ? null : dayBookOf(sceneOf(evening), table),
  lines: (evening) => sumLines(sceneOf(evening)),
  terms: (before, after) => termsBetween(before.float, after.float, book),
  unlicensed: licenceRefusal,
  changesCashOf,
})
