'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Field } from '../../../ui/Field'
import { useFloatAct } from '../../commanding'
import { AskText } from '../kit/AskText'

/** A case that the regulation does not foresee, decided by the inspector; the recordings by reference. */
export function CaseDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [recordings, setRecordings] = useState('')
  async function give(text: string) {
    const reference = recordings.trim() === '' ? null : recordings.trim()
    if (await act('decideCase', { table, text, recordings: reference })) onClose()
  }
  return (
    <AskText
      title={t('acts.case')}
      label={t('case.text')}
      action={t('case.give')}
      shortest={3}
      longest={600}
      rows={4}
      waiting={waiting}
      refusal={refusal}
      onGive={(text) => void give(text)}
      onClose={onClose}
    >
      <Field
        label={t('case.recordings')}
        value={recordings}
        onChange={setRecordings}
        maxLength={120}
      />
    </AskText>
  )
}
