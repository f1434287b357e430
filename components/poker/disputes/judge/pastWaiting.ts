'use client'
import type { ListedCase } from '@/rules/poker/views/deputato'
import {
  useWaitingHere,
  type WaitingDispute,
  type WaitingDisputes,
} from '../../../disputes/waiting'
import { keyOf } from './cases'

export type PastDispute = WaitingDispute & ListedCase
export type WaitingCases = WaitingDisputes<PastDispute>

/** Poker's disputes of closed evenings that wait for a ruling. */
export const useWaitingCases = useWaitingHere<PastDispute>

export const pastCaseKeyOf = (one: PastDispute) => `${one.evening}-${keyOf(one)}`
