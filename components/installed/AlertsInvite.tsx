'use client'
import { useEffect, useState } from 'react'
import { useT } from '../language/i18n'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { keepChoice, keptChoice } from './kept'
import { useAlerts } from './useAlerts'

/** Asks a member once on each phone whether it should be told, where the club has alerts and the phone can have them. */
export function AlertsInvite() {
  const t = useT('installed')
  const alerts = useAlerts()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(keptChoice('invite') === null), [])
  if (!isWanted || !alerts || alerts.why !== null || alerts.isOn) return null
  function close() {
    keepChoice('invite', 'no')
    setWanted(false)
  }
  return (
    <Block>
      <p className="mb-3">{t('invite.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          isPending={alerts.isPending}
          onPress={() => void alerts.turn(true).then(close)}
        >
          {t('invite.yes')}
        </Button>
        <Button variant="quiet" onPress={close}>
          {t('invite.no')}
        </Button>
      </div>
    </Block>
  )
}
