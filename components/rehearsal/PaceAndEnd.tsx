'use client'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { Paces } from './Paces'
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
