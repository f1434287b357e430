'use client'
import { useTranslations } from 'use-intl'
import { buttonLook } from '../ui/buttonLook'

/** The page at an unknown address. */
export function NotFound() {
  const t = useTranslations('common')
  return (
    <main className="mx-auto flex max-w-md flex-col items-start gap-5 px-4 py-16">
      <h1 className="text-4xl">{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <a href="/" className={buttonLook('primary', 'large')}>
        {t('notFound.home')}
      </a>
    </main>
  )
}
