'use client'
import { findFloatProvision } from '@/rules/float/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { useLingua } from '../../language/i18n'
import { RefusalBox } from '../../tablet/RefusalBox'

/** The refusal of the latest command with the text of its row; nothing while there is none. */
export function FloatRefused({ refusal }: { refusal: ToldRefusal | null }) {
  const lingua = useLingua()
  if (!refusal) return null
  const row = refusal.provision === null ? null : findFloatProvision(refusal.provision)
  const cited = row && (
    <p className="text-sm leading-snug">
      <strong>{row[lingua].title}.</strong> {row[lingua].text}
    </p>
  )
  return <RefusalBox refusal={refusal} cited={cited} />
}
