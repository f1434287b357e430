'use client'
import { createContext, type ReactNode, use } from 'react'
import type { Provision } from '@/rules/kernel/provision'
import type { ToldRefusal } from '@/server/common/errors'
import { useLingua } from '../../language/i18n'
import { RefusalBox } from '../../tablet/RefusalBox'
import { RestingStep } from '../../tablet/RestingStep'
import { RefusalNote } from '../../tell/RefusalNote'

/** Finds a provision of the game. */
export type FindProvision = (id: string) => Provision | null | undefined

/** The regulation that a tablet cites word by word, because it never leaves the table; null on screens that link to it. */
export const Cited = createContext<FindProvision | null>(null)

interface RefusedProps {
  refusal: ToldRefusal | null
  /** The reason why a step rests, which nobody has tried. */
  isResting?: boolean
}

/** The refusal of the latest command; nothing while there is none. */
export function Refused({ refusal, isResting = false }: RefusedProps) {
  const lingua = useLingua()
  const find = use(Cited)
  if (!refusal) return null
  if (!find) return <RefusalNote refusal={refusal} />
  const row = refusal.provision === null ? null : find(refusal.provision)
  return (
    <RefusalBox
      refusal={refusal}
      isResting={isResting}
      cited={
        row && (
          <p className="text-sm leading-snug">
            <strong>{row[lingua].title}.</strong> {row[lingua].text}
          </p>
        )
      }
    />
  )
}

interface RestingProps {
  words: ReactNode
  refusal: ToldRefusal
  wayOn?: ReactNode
}

/** A step that the table waits for and that may not be taken now. */
export function Resting({ refusal, ...step }: RestingProps) {
  return <RestingStep {...step} reason={<Refused refusal={refusal} isResting />} />
}
