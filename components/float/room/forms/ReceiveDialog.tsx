'use client'
import { useState } from 'react'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { useFloatAct } from '../../commanding'
import { NOTHING_COUNTED, piecesOf } from '../../kit/draft'
import { CountFields } from '../kit/CountFields'

interface ReceiveDialogProps {
  at: { table: string; movement: number }
  due: Pieces
  onClose: () => void
}

/** Pieces that come back to the cash desk, counted as they are received. */
export function ReceiveDialog({ at, due, onClose }: ReceiveDialogProps) {
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
