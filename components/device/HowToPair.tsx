'use client'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { ButtonLink } from '../ui/ButtonLink'

const STEPS = ['desk', 'code', 'type'] as const

/** A device that was never paired: how it becomes the tablet of a table. */
export function HowToPair() {
  const t = useT('device')
  const { slug } = useClub().club
  return (
    <main
      data-screen="post"
      className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-6 p-6"
    >
      <h1 className="text-3xl">{t('pair.title')}</h1>
      <ol className="flex list-decimal flex-col gap-3 pl-8">
        {STEPS.map((step) => (
          <li key={step}>{t(`pair.${step}`)}</li>
        ))}
      </ol>
      <ButtonLink href={`/${slug}/tavolo/entra`} variant="primary" size="large">
        {t('gone.again')}
      </ButtonLink>
    </main>
  )
}
