'use client'
import type { Offer } from '@/rules/kernel/offers'
import type { CommandType, PokerCommand } from '@/rules/poker/decider'
import { type ActProps, Act as AnyAct } from '../officer/Act'
import {
  type Commanding,
  useAct as useAnyAct,
  useCommanding as useAnyCommanding,
  useOffer as useAnyOffer,
} from '../officer/commanding'
import type { PayloadFor } from './command'

// The officers' kit, for poker's commands alone: a name or a payload that poker does not know does not compile.

export function Act<T extends CommandType>(props: ActProps<PokerCommand, T>) {
  return <AnyAct<PokerCommand, T> {...props} />
}

export const useAct = () => useAnyAct<PokerCommand>()

export const useCommanding = (): Commanding<PokerCommand> => useAnyCommanding<PokerCommand>()

export function useOffer<T extends CommandType>(
  type: T,
  match: Partial<PayloadFor<T>> = {},
): Offer | null {
  return useAnyOffer<PokerCommand, T>(type, match)
}
