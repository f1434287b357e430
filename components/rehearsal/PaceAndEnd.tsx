'use client'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'

import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** How fast the others play, and the end of the rehearsal. */
export function PaceAndEnd(props: {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
}) {
  const t = useT('rehearsal')
  const { now, rehearsal } = props
  return (
    <>
      {rehearsal.isLost && <p className="text-warn">{t('lost')}</p>}
      <Button variant="quiet" onPress={() => void rehearsal.end()}>
        {t('end')}
      </Button>
      <Paces pace={now.pace} onChoose={(pace) => void rehearsal.setPace(pace)} />
    </>
  )
}

const PACES = [0, 1, 4, 20] as const

/** How fast the others play. */
function Paces(props: {
  pace: RehearsalNow['pace']
  onChoose: (pace: RehearsalNow['pace']) => void
}) {
  const t = useT('rehearsal')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own.
    <div role="group" aria-label={t('pace.label')} className="flex flex-wrap gap-1">
      {PACES.map((pace) => (
        <Button
          key={pace}
          variant={pace === props.pace ? 'primary' : 'quiet'}
          aria-pressed={pace === props.pace}
          onPress={() => props.onChoose(pace)}
        >
          {pace === 0 ? t('pace.pause') : t('pace.times', { n: pace })}
        </Button>
      ))}
    </div>
  )
}
