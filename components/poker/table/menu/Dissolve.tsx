'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

/** II.7: the table ends its game, in two taps; offered between two colpi once the first hour is over. */
export function Dissolve() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offer = useOffer('dissolve')
  const [sure, setSure] = useState(false)
  if (!offer) return null
  if (!sure) {
    return (
      <Button variant="quiet" onPress={() => setSure(true)}>
        {t('more.dissolve')}
      </Button>
    )
  }
  return (
    <div className="flex max-w-md flex-col gap-2">
      <p className="leading-tight">{t('more.dissolveText')}</p>
      {refusal && <Refusal refusal={refusal} />}
      <Button variant="danger" isDisabled={waiting} onPress={() => take(offer)}>
        {t('more.dissolveSure')}
      </Button>
    </div>
  )
}
