'use client'
import type { Locale } from '@/messages/locale'
import { useLingua } from '../language/i18n'
import { ProvisionLink } from '../tell/ProvisionLink'
import { Fold } from './Fold'

/** The words of a provision, as its game's regulation has them. */
export type ProvisionWords = Readonly<Record<Locale, { title: string; text: string }>>

/** The text of the provision in question, on the same page; nothing for one that the regulation does not have. */
export function CitedProvision({
  id,
  words,
}: {
  id: string
  words: ProvisionWords | null | undefined
}) {
  const locale = useLingua()
  if (!words) return null
  return (
    <Fold title={words[locale].title} gist={`§ ${id}`}>
      <p>
        {words[locale].text} <ProvisionLink id={id} />
      </p>
    </Fold>
  )
}
