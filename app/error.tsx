'use client'
import { useT } from '@/components/language/i18n'
import { buttonLook } from '@/components/ui/buttonLook'

/** The page after a rendering error: nothing is lost, since commands are kept until they are answered. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const t = useT('common')
  return (
    <main className="mx-auto flex max-w-md flex-col items-start gap-5 px-4 py-16" role="alert">
      <h1 className="text-4xl">{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <button type="button" className={buttonLook('primary', 'large')} onClick={() => reset()}>
        {t('broken.retry')}
      </button>
    </main>
  )
}
