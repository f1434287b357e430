'use client'
import { useT } from '../language/i18n'

/** A section by its number; the club's own by its name. */
export function SectionName({ id, own }: { id: string; own: string }) {
  const t = useT('regulation')
  return id === own ? t('own') : t('section', { id })
}
