'use client'
import type { BlackJackCommand, CommandType } from '@/rules/black-jack/decider'
import { commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'

// The hooks of all screens of black jack. A command or a payload that the game does not have does not compile.
export const { useCommanding, useAct, useOffer, useOffers } = commandingOf<BlackJackCommand>()

export function Act<T extends CommandType>(props: ActProps<BlackJackCommand, T>) {
  return <AnyAct<BlackJackCommand, T> {...props} />
}
