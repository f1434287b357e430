'use client'
import { useState } from 'react'
import { deliveredOf } from '@/rules/float/03-float/moving'
import type { Movement } from '@/rules/float/state/movement'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { FloatAct } from '../FloatAct'
import { AskText } from '../kit/AskText'
import { ReceiveDialog } from './ReceiveDialog'

/** The next steps of a form that this person may take. */
export function FormActs({ movement }: { movement: Movement }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [open, show] = useState<'receive' | 'refuse' | 'drop' | null>(null)
  const at = { table: movement.table, movement: movement.number }
  const mayReceive = useFloatOffer('receiveMovement', at) !== null && movement.kind === 'reso'
  const mayDrop = useFloatOffer('dropMovement', at) !== null
  const close = () => show(null)
  const giveUp = async (why: string) => {
    const type = open === 'drop' ? 'dropMovement' : 'refuseDelivery'
    if (await act(type, { ...at, why })) close()
  }
  return (
    <>
      <FloatAct type="approveMovement" payload={at} variant="primary">
        {t('forms.approve')}
      </FloatAct>
      <FloatAct type="prepareMovement" payload={at} variant="primary">
        {t('forms.prepare')}
      </FloatAct>
      <FloatAct type="carryMovement" payload={at} variant="primary">
        {t('forms.carry')}
      </FloatAct>
      {mayReceive && (
        <>
          <Button variant="primary" onPress={() => show('receive')}>
            {t('forms.receive')}
          </Button>
          <Button onPress={() => show('refuse')}>{t('forms.refuse')}</Button>
        </>
      )}
      <FloatAct type="countersignMovement" payload={at}>
        {t('forms.countersign')}
      </FloatAct>
      {mayDrop && (
        <Button variant="quiet" onPress={() => show('drop')}>
          {t('forms.drop')}
        </Button>
      )}
      {open === 'receive' && <ReceiveDialog at={at} due={deliveredOf(movement)} onClose={close} />}
      {(open === 'drop' || open === 'refuse') && (
        <AskText
          title={t(`forms.${open}`)}
          label={t('why')}
          action={t(`forms.${open}`)}
          shortest={3}
          waiting={waiting}
          refusal={refusal}
          onGive={(why) => void giveUp(why)}
          onClose={close}
        />
      )}
    </>
  )
}
