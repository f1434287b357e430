'use client'
import type { CommandType, PokerCommand } from '@/rules/poker/decider'
import {
  type Commands as CommandsOf,
  type PayloadIn,
  useCommand as useAny,
} from '../live/useCommand'

export type PayloadFor<T extends CommandType> = PayloadIn<PokerCommand, T>
export type Commands = CommandsOf<PokerCommand>

/** How this screen gives poker's commands. */
export const useCommand: () => Commands = useAny<PokerCommand>
