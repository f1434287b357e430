'use client'
import type { PayloadIn } from '@/rules/kernel/offers'
import type { CommandType, PokerCommand } from '@/rules/poker/decider'
import { type Acting as ActingOf, commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'

export type PayloadFor<T extends CommandType> = PayloadIn<PokerCommand, T>
export type Acting = ActingOf<PokerCommand>

// The hooks of all poker screens. A command or a payload that poker does not have does not compile.
export const { CommandingProvider, useCommanding, useAct, useOffer, useOffers } =
  commandingOf<PokerCommand>()

export function Act<T extends CommandType>(props: ActProps<PokerCommand, T>) {
  return <AnyAct<PokerCommand, T> {...props} />
}
