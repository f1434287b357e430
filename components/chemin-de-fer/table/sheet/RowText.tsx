'use client'
import { findProvision } from '@/rules/chemin-de-fer/provisions'
import { useLingua } from '../../../language/i18n'

/** The text of a row on the same screen, because the tablet never leaves the table. Nothing for an id without a page. */
export function RowText({ id, isNamed = false }: { id: string; isNamed?: boolean }) {
  const lingua = useLingua()
  const cited = findProvision(id)
  if (!cited) return null
  return (
    <p className="text-sm leading-snug">
      <strong>
        {isNamed && `§ ${id} `}
        {cited[lingua].title}.
      </strong>{' '}
      {cited[lingua].text}
    </p>
  )
}
