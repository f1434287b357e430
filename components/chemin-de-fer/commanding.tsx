'use client'
import type { CheminCommand, CommandType } from '@/rules/chemin-de-fer/decider'
import { type Acting as ActingOf, commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'

export type Acting = ActingOf<CheminCommand>

// The hooks of all screens of chemin de fer. A command or a payload that the game does not have does not compile.
export const { CommandingProvider, useCommanding, useAct, useOffer, useOffers } =
  commandingOf<CheminCommand>()

export function Act<T extends CommandType>(props: ActProps<CheminCommand, T>) {
  return <AnyAct<CheminCommand, T> {...props} />
}
