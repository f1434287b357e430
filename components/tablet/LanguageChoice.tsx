'use client'
import { useChooseLingua, useLingua, useT } from '../language/i18n'
import { Choice } from './Choice'

/** The language of this tablet. */
export function LanguageChoice() {
  const t = useT('table')
  const lingua = useLingua()
  const choose = useChooseLingua()
  return (
    <fieldset>
      <legend className="pb-1">{t('more.language')}</legend>
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
