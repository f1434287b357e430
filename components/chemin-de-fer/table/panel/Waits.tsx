'use client'
import type { ReactNode } from 'react'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import { useHindrance } from '../../../live/commanding'
import { RestingStep } from '../../../tablet/RestingStep'
import { Refused } from '../sheet/Refused'

interface WaitsProps {
  type: CommandType
  words: ReactNode
}

/** The step that the table waits for, at rest with the reason; nothing where it may be taken. */
export function Waits({ type, words }: WaitsProps) {
  const hindrance = useHindrance(type)
  return (
    hindrance && <RestingStep words={words} reason={<Refused refusal={hindrance} isResting />} />
  )
}
