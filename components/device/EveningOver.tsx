'use client'
import { closeSession } from '../access/session'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useToast } from '../tell/Toast'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'

/** A device whose evening is closed, with its ways on: tonight's lists on the board, or another table by a new code. */
export function EveningOver() {
  const t = useT('device')
  const { slug } = useClub().club
  const { refused } = useToast()
  async function another() {
    const refusal = await closeSession()
    if (refusal) return refused(refusal)
    // A full page load, so that nothing of the table stays in memory.
    window.location.assign(`/${slug}/tavolo/entra`)
  }
  return (
    <main
      data-screen="post"
      className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center"
    >
      <h1 className="text-3xl">{t('over.title')}</h1>
      <p className="max-w-2xl">{t('over.text')}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button variant="primary" size="large" onPress={another}>
          {t('over.another')}
        </Button>
        <ButtonLink href={`/${slug}/tabellone`} size="large">
          {t('over.board')}
        </ButtonLink>
      </div>
    </main>
  )
}
