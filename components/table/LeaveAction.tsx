'use client'
import { useState } from 'react'
import type { PlayerView } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { Button } from '../ui/Button'
import { useAct, useOffer } from './context'
import { Refusal } from './Refusal'

/** I.13: leaving takes two taps; before the hour without right, a third, and it is written down. */
export function LeaveAction({ player, onDone }: { player: PlayerView; onDone: () => void }) {
  const t = useT('table')
  const { act, ruling, waiting } = useAct()
  const [sure, setSure] = useState(false)
  const offer = useOffer('leave', { member: player.member })
  if (!offer) return null
  const leave = async (anyway: boolean) =>
    (await act('leave', { ...offer.payload, anyway })) && onDone()
  if (!sure) {
    return (
      <Button variant="quiet" onPress={() => setSure(true)}>
        {t('seatAction.leave')}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2 border-2 border-bad px-3 py-3">
      <p>{t('leave.question')}</p>
      {ruling && <Refusal ruling={ruling} />}
      <div className="grid grid-cols-2 gap-2">
        <Button onPress={() => setSure(false)}>{t('leave.stay')}</Button>
        <Button
          variant="danger"
          isDisabled={waiting}
          onPress={() => leave(ruling !== null || offer.payload.anyway === true)}
        >
          {t(ruling ? 'leave.anyway' : 'leave.go')}
        </Button>
      </div>
    </div>
  )
}
