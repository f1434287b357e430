'use client'
import type { ListedCase } from '@/rules/poker/views/deputato'
import {
  useWaitingDisputes,
  type WaitingDispute,
  type WaitingDisputes,
} from '../../../disputes/waiting'
import { useGame } from '../../../live/game'
import { keyOf } from './cases'

export type PastDispute = WaitingDispute & ListedCase
export type WaitingCases = WaitingDisputes<PastDispute>

/** Poker's disputes of closed evenings that wait for a ruling; null while there are none or the answer is awaited. */
export function useWaitingCases(
  as: 'deputato' | 'member',
  tonight: { state: string; evening: string | null },
): WaitingCases | null {
  const game = useGame()
  const waiting = useWaitingDisputes<PastDispute>(as, tonight)
  const cases = waiting?.cases.filter((one) => one.game === game) ?? []
  return waiting && cases.length > 0 ? { ...waiting, cases } : null
}

export const pastCaseKeyOf = (one: PastDispute) => `${one.evening}-${keyOf(one)}`
