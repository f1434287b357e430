'use client'
import { findProvision } from '@/rules/poker/provisions'
import { useLingua } from '../../../language/i18n'

/**
 * The text of a provision on the same screen, because the tablet never leaves the table. Nothing for an id without a
 * page.
 */
export function ProvisionText({ id, named }: { id: string; named?: boolean }) {
  const lingua = useLingua()
  const cited = findProvision(id)
  if (!cited) return null
  return (
    <p className="text-sm leading-snug">
      <strong>
        {named && `§ ${id} `}
        {cited[lingua].title}.
      </strong>{' '}
      {cited[lingua].text}
    </p>
  )
}
