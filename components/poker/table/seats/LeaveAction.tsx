'use client'
import { useState } from 'react'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

/** I.13: leaving takes two taps; a member without the right to leave is first shown the consequence. */
export function LeaveAction({ player, onDone }: { player: PlayerView; onDone: () => void }) {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const [sure, setSure] = useState(false)
  const { member } = player
  const free = useOffer('leave', { member, anyway: false, allowed: false })
  const early = useOffer('leave', { member, anyway: true })
  const offer = free ?? early
  if (!offer) return null
  if (!sure) {
    return (
      <Button variant="quiet" onPress={() => setSure(true)}>
        {t('seatAction.leave')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-bad px-3 py-3">
      <p>{t(free ? 'leave.question' : 'leave.early')}</p>
      {refusal && <Refusal refusal={refusal} />}
      <div className="grid grid-cols-2 gap-2">
        <Button onPress={() => setSure(false)}>{t('leave.stay')}</Button>
        <Button
          variant="danger"
          isDisabled={waiting}
          onPress={async () => (await take(offer)) && onDone()}
        >
          {t(free ? 'leave.go' : 'leave.anyway')}
        </Button>
      </div>
    </div>
  )
}
