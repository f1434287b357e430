import { floatAt } from '@/rules/float/room'
import type { Movement } from '@/rules/float/state/movement'
import type { FloatTable } from '@/rules/float/state/table'
import { act } from '@/simulate/float/house'
import type { Chosen } from '@/simulate/game'
import { cheminIn } from './chemin'

/** The float of the first table of chemin de fer. */
export const floatIn = (state: unknown): FloatTable => floatAt(cheminIn(state).float, 'T1')

/** Whether the float is open, and its changeur at work. */
export const isFloatOpen = (state: unknown): boolean => floatIn(state).box === 'open'

/** The delivery that is with the valletto; undefined where none is. */
export const deliveryIn = (state: unknown): Movement | undefined =>
  cheminIn(state).float.movements.find(({ status }) => status === 'carried')

/** The next act for a form at each of its steps, and the office that gives it. */
const ON_ITS_WAY: Readonly<Partial<Record<Movement['status'], readonly [Command, string]>>> = {
  asked: ['approveMovement', 'commissario'],
  approved: ['prepareMovement', 'cassa-esterna'],
  prepared: ['carryMovement', 'valletto'],
}
type Command = 'approveMovement' | 'prepareMovement' | 'carryMovement'

/** The inspector, the cash desk and the valletto do their part for a form; null where it waits for none of them. */
export function formGoesOn(state: unknown): Chosen<{ type: string }> | null {
  const form = cheminIn(state).float.movements.find(({ status }) => ON_ITS_WAY[status])
  const next = form && ON_ITS_WAY[form.status]
  if (!next) return null
  const [type, office] = next
  return act(type, { table: 'T1', movement: form.number }, office)
}
