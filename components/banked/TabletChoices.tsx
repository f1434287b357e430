'use client'
import { useState } from 'react'
import { closeSession } from '../access/session'
import { useChooseLingua, useLingua, useT } from '../language/i18n'
import { Choice } from '../tablet/Choice'
import { Button } from '../ui/Button'

/** The two languages of a tablet. */
export function Languages() {
  const t = useT('banked')
  const lingua = useLingua()
  const choose = useChooseLingua()
  return (
    <fieldset>
      <legend className="pb-1">{t('language')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Choice chosen={lingua === 'it'} onChange={() => choose('it')}>
          Italiano
        </Choice>
        <Choice chosen={lingua === 'en'} onChange={() => choose('en')}>
          English
        </Choice>
      </div>
    </fieldset>
  )
}

/** Takes two taps, because the tablet needs a new code from the desk afterwards. */
export function SignOut({ slug }: { slug: string }) {
  const t = useT('banked')
  const [isSure, setSure] = useState(false)
  async function leave() {
    await closeSession()
    // A full page load, so that nothing of the table stays in memory.
    window.location.assign(`/${slug}/tavolo/entra`)
  }
  return isSure ? (
    <Button variant="danger" onPress={leave}>
      {t('signOutSure')}
    </Button>
  ) : (
    <Button variant="quiet" onPress={() => setSure(true)}>
      {t('signOut')}
    </Button>
  )
}
