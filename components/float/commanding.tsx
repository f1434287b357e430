'use client'
import type { FloatCommand } from '@/rules/float/articles'
import type { PayloadIn } from '@/rules/kernel/offers'
import { type Acting as ActingOf, commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'

export type FloatType = FloatCommand['type']
export type FloatPayload<T extends FloatType> = PayloadIn<FloatCommand, T>
export type FloatActing = ActingOf<FloatCommand>

// The hooks of the float's screens, inside the `CommandingProvider` of any game that has a float.
const hooks = commandingOf<FloatCommand>()
export const useFloat = hooks.useCommanding
export const useFloatAct = hooks.useAct
export const useFloatOffer = hooks.useOffer
export const useFloatOffers = hooks.useOffers

/** A button that gives one command of the float, while it is offered. */
export function FloatAct<T extends FloatType>(props: ActProps<FloatCommand, T>) {
  return <AnyAct<FloatCommand, T> {...props} />
}
