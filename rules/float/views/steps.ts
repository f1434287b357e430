import { onDuty } from '../frame/acting'
import { floatAt, underWay } from '../room'
import type { Scene } from '../scene'
import type { FloatTable } from '../state/table'

/** The steps of the day before a box is opened, and before it is closed. */
export const OPENING_STEPS = ['order', 'capo', 'changeur', 'cards', 'taxBox', 'count'] as const
export const CLOSING_STEPS = ['order', 'forms', 'side', 'cards', 'count'] as const
type DayStep = (typeof OPENING_STEPS)[number] | (typeof CLOSING_STEPS)[number]

export interface StepDone {
  readonly step: DayStep
  readonly isDone: boolean
}

const countedSince = ({ cardCounts }: FloatTable, when: 'unsealed' | 'closing', since: number) =>
  cardCounts.some((count) => count.when === when && count.at > since)

/**
 * The steps of a table's opening or closing in the order of the day; the count, which is the last, is refused before the
 * others are done. None where neither is ordered.
 */
export function daySteps({ room, floor }: Scene, id: string): StepDone[] {
  const float = floatAt(room, id)
  const { box, order, presence } = float
  if (box === 'keeping' && order !== 'open') return []
  if (box === 'open' && order !== 'close') return []
  const since = float[box === 'open' ? 'opening' : 'closing']?.at ?? 0
  const isUntaken = room.side.some((item) => item.table === id && !item.taken)
  const taxBox = float.taxBoxes.at(-1)
  const done: Readonly<Record<DayStep, boolean>> = {
    order: true,
    capo: onDuty(room, 'capo-partita', id).length > 0,
    changeur: onDuty(room, 'changeur', id).length > 0,
    cards: countedSince(float, box === 'open' ? 'closing' : 'unsealed', since),
    taxBox: taxBox !== undefined && taxBox.placed.at > since,
    forms: underWay(room, id).length === 0,
    side: !isUntaken,
    count: presence !== null,
  }
  const steps: readonly DayStep[] = box === 'open' ? CLOSING_STEPS : OPENING_STEPS
  const isBanked = floor.tables.some((table) => table.id === id && table.bank !== undefined)
  // A bank that is paid from the float takes no tax.
  const own = steps.filter((step) => step !== 'taxBox' || !isBanked)
  return own.map((step) => ({ step, isDone: done[step] }))
}
