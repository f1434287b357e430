'use client'
import { useTranslations } from 'use-intl'

/** Says that something is being fetched, only when it takes long enough to notice. */
export function Loading() {
  const t = useTranslations('common')
  return (
    <p role="status" className="appear-late py-10 text-center text-sage">
      {t('loading')}
    </p>
  )
}

/** What stands where a list has nothing to show. */
export function Nothing({ children }: { children: React.ReactNode }) {
  return <p className="py-4 text-sage">{children}</p>
}
