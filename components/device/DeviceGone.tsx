'use client'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { ButtonLink } from '../ui/ButtonLink'
import { LeftBehind } from './LeftBehind'

/** Notice on a device that the desk has removed from its post. */
export function DeviceGone() {
  const t = useT('device')
  const { slug } = useClub().club
  return (
    <main
      data-screen="post"
      className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center"
    >
      <h1 className="text-3xl">{t('gone.title')}</h1>
      <p>{t('gone.text')}</p>
      <LeftBehind />
      <ButtonLink href={`/${slug}/tavolo/entra`} variant="primary" size="large">
        {t('gone.again')}
      </ButtonLink>
    </main>
  )
}
