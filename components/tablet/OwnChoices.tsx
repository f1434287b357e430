'use client'
import { useChooseLingua, useLingua, useT } from '../language/i18n'
import { SoundSwitch } from '../ui/awake/SoundSwitch'
import { Choice } from './Choice'

/** The choices of this tablet alone: its language, and the sound of taps and calls. */
export function OwnChoices() {
  const t = useT('table')
  const lingua = useLingua()
  const choose = useChooseLingua()
  return (
    <div className="flex flex-wrap items-end gap-4">
      <fieldset className="grow">
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
      <SoundSwitch screen="post" className="min-h-12">
        {(isOn) => t(isOn ? 'more.soundOn' : 'more.soundOff')}
      </SoundSwitch>
    </div>
  )
}
