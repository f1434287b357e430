'use client'
import type { Provision } from '@/rules/kernel/provision'
import type { ToldRefusal } from '@/server/common/errors'
import { useLingua } from '../language/i18n'
import { RefusalBox } from '../tablet/RefusalBox'

interface CitedRefusalProps {
  refusal: ToldRefusal | null
  /** Finds a provision of the game. */
  find: (id: string) => Provision | null | undefined
}

/** The refusal of the latest command on a tablet, with the text of its row; nothing while there is none. */
export function CitedRefusal({ refusal, find }: CitedRefusalProps) {
  const lingua = useLingua()
  if (!refusal) return null
  const row = refusal.provision === null ? null : find(refusal.provision)
  return (
    <RefusalBox
      refusal={refusal}
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
