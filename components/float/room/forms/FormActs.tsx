'use client'
import { useState } from 'react'
import { deliveredOf } from '@/rules/float/03-float/moving'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import type { Movement } from '@/rules/float/state/movement'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Button } from '../../../ui/Button'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { NOTHING_COUNTED, piecesOf } from '../../kit/draft'
import { FloatAct } from '../FloatAct'
import { AskText } from '../kit/AskText'
import { CountFields } from '../kit/CountFields'

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

interface ReceiveDialogProps {
  at: { table: string; movement: number }
  due: Pieces
  onClose: () => void
}

/** Pieces that come back to the cash desk, counted as they are received. */
function ReceiveDialog({ at, due, onClose }: ReceiveDialogProps) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [draft, setDraft] = useState(NOTHING_COUNTED)
  const list = countsIn(due).map(([value, pieces]) => ({ value: asChips(value), pieces }))
  async function give() {
    if (await act('receiveMovement', { ...at, pieces: piecesOf(draft) })) onClose()
  }
  return (
    <CommandDialog
      title={t('forms.receive')}
      action={t('forms.receive')}
      isReady
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <CountFields label={t('count.label')} list={list} draft={draft} onDraft={setDraft} />
    </CommandDialog>
  )
}
