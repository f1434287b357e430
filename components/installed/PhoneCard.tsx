'use client'
import { useEffect, useState } from 'react'
import { useT } from '../language/i18n'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Toggle } from '../ui/Toggle'
import { useInstallPrompt } from './installPrompt'
import { keepChoice, keptChoice } from './kept'
import { isApple, isInstalled } from './subscription'
import { useAlerts } from './useAlerts'
import { summon } from './useSummons'

/** This phone: installing the app, being told while the page is closed, and the sound of a call. */
export function PhoneCard() {
  const t = useT('installed')
  return (
    <Block title={t('phone.title')}>
      <div className="flex flex-col gap-5">
        <Install />
        <ClosedPage />
        <Sound />
      </div>
    </Block>
  )
}

function Install() {
  const t = useT('installed')
  const prompt = useInstallPrompt()
  const [how, setHow] = useState<'ios' | 'menu' | 'done' | null>(null)
  useEffect(() => {
    if (window.isSecureContext) setHow(isInstalled() ? 'done' : isApple() ? 'ios' : 'menu')
  }, [])
  if (how === null) return null
  if (how === 'done') return <p>{t('phone.install.done')}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {t('phone.install.text')} {!prompt && t(`phone.install.${how}`)}
      </p>
      {prompt && <Button onPress={prompt}>{t('phone.install.action')}</Button>}
    </div>
  )
}

function ClosedPage() {
  const t = useT('installed')
  const alerts = useAlerts()
  if (!alerts) return null
  const { why, isOn, isPending, turn } = alerts
  if (why !== null) return <p className="text-sage">{t(`phone.alerts.${why}`)}</p>
  return (
    <div className="flex flex-col gap-1">
      <Toggle isSelected={isOn} isDisabled={isPending} onChange={(on) => void turn(on)}>
        {t('phone.alerts.on')}
      </Toggle>
      <p className="text-sm text-sage">{t('phone.alerts.what')}</p>
    </div>
  )
}

/** The sound of a call on an open page; the trial is also the tap that browsers want before any sound. */
function Sound() {
  const t = useT('installed')
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(keptChoice('sound') !== 'off'), [])
  function turn(on: boolean) {
    keepChoice('sound', on ? null : 'off')
    setOn(on)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Toggle isSelected={isOn} onChange={turn}>
        {t('phone.sound.on')}
      </Toggle>
      <Button variant="quiet" onPress={summon}>
        {t('phone.sound.try')}
      </Button>
    </div>
  )
}
