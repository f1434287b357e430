'use client'
import { useTranslations } from 'use-intl'

/** A loading notice; it appears only when loading takes long enough to notice. */
export function Loading() {
  const t = useTranslations('common')
  return (
    <p role="status" className="appear-late py-10 text-center text-sage">
      {t('loading')}
    </p>
  )
}

/** The notice of an empty list. */
export function Nothing({ children }: { children: React.ReactNode }) {
  return <p className="py-4 text-sage">{children}</p>
}
