'use client'
import { useState } from 'react'
import type { Check } from '@/rules/float/state/staff'
import type { OfficeFloat } from '@/rules/float/views/office'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { Toggle } from '../../../ui/Toggle'
import { useFloatAct } from '../../commanding'

const WHAT: readonly Check['what'][] = ['carte', 'cagnotte', 'dotazione']

/** A check of the inspector with its outcome: cards, the taking of the tax, or the float. */
export function CheckDialog({ float, onClose }: { float: OfficeFloat; onClose: () => void }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [what, setWhat] = useState<Check['what']>('cagnotte')
  const [isRight, setRight] = useState(true)
  const [note, setNote] = useState('')
  const isReady = isRight || note.trim() !== ''
  async function give() {
    const check = { table: float.id, what, isRight, note: note.trim() }
    if (await act('recordCheck', check)) onClose()
  }
  return (
    <CommandDialog
      title={t('acts.check')}
      action={t('checks.give')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <Select
        label={t('checks.what')}
        value={what}
        onChange={setWhat}
        options={WHAT.map((key) => ({ key, label: t(`checks.of.${key}`) }))}
      />
      <Toggle isSelected={isRight} onChange={setRight}>
        {t(isRight ? 'checks.right' : 'checks.wrong')}
      </Toggle>
      <Field label={t('note')} value={note} onChange={setNote} maxLength={300} />
    </CommandDialog>
  )
}
