'use client'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { ButtonLink } from '../ui/ButtonLink'

/** Notice in place of an officers' screen for everybody else. The server checks rights in any case. */
export function OfficersOnly() {
  const t = useT('desk')
  const { club, me } = useClub()
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-felt p-6">
      <p className="text-lg">{t('gate.closed')}</p>
      {!me?.member && (
        <ButtonLink variant="primary" href={`/${club.slug}/entra`}>
          {t('gate.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
