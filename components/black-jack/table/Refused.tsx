'use client'
import { findProvision } from '@/rules/black-jack/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { useLingua } from '../../language/i18n'
import { RefusalBox } from '../../tablet/RefusalBox'

/** The refusal of the latest command, with the text of its row; nothing while there is none. */
export function Refused({ refusal }: { refusal: ToldRefusal | null }) {
  const lingua = useLingua()
  if (!refusal) return null
  const row = refusal.provision === null ? null : findProvision(refusal.provision)
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
