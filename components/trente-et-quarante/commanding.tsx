'use client'
import type { CommandType, TrenteCommand } from '@/rules/trente-et-quarante/decider'
import { commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'

// The hooks of all screens of trente et quarante. A command or a payload that the game does not have does not compile.
export const { useCommanding, useAct, useOffer, useOffers } = commandingOf<TrenteCommand>()

export function Act<T extends CommandType>(props: ActProps<TrenteCommand, T>) {
  return <AnyAct<TrenteCommand, T> {...props} />
}
