'use client'
import { useT } from '../language/i18n'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading } from '../ui/Loading'
import { OwnScreen } from './OwnScreen'
import { useRehearsal } from './useRehearsal'
import { Watched } from './Watched'

/** A rehearsal under way: the screens of an evening that is looked at, or one's own beside what is to be done. */
export function Stage() {
  const rehearsal = useRehearsal()
  const { now, isGone } = rehearsal
  if (isGone) return <Gone home={now?.home ?? null} />
  if (!now) return <Loading />
  if (now.page === null) return <Watched now={now} rehearsal={rehearsal} />
  return <OwnScreen now={now} page={now.page} rehearsal={rehearsal} />
}

/** It has ended; from its own page one goes on to another, where that is known still. */
function Gone({ home }: { home: string | null }) {
  const t = useT('rehearsal')
  return (
    <main className="mx-auto flex max-w-md flex-col gap-5 px-4 py-16">
      <h1 className="text-3xl">{t('gone.title')}</h1>
      <p>{t('gone.why')}</p>
      <ButtonLink href={home ?? '/'} variant="primary">
        {t(home === null ? 'gone.home' : 'over.again')}
      </ButtonLink>
    </main>
  )
}
