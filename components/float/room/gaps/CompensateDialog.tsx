'use client'
import { useState } from 'react'
import { GAP_CAUSES, type Gap, type GapCause } from '@/rules/float/state/movement'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { NOTHING_COUNTED, piecesOf, worthOfDraft } from '../../kit/draft'
import { useRoom } from '../context'
import { CountFields } from '../kit/CountFields'

/** A cause found later: the pieces that come back to the float, or leave it, and why. */
export function CompensateDialog({ gap, onClose }: { gap: Gap; onClose: () => void }) {
  const t = useT('float-room')
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [draft, setDraft] = useState(NOTHING_COUNTED)
  const [cause, setCause] = useState<GapCause>('cambio-errato')
  const [note, setNote] = useState('')
  const isReady = worthOfDraft(draft) > 0 && note.trim().length >= 3
  async function give() {
    const found = { pieces: piecesOf(draft), cause, note: note.trim() }
    if (await act('compensateGap', { table: gap.table, gap: gap.number, ...found })) onClose()
  }
  return (
    <CommandDialog
      title={t('gaps.compensate')}
      wide
      action={t('gaps.compensate')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <p className="text-sage">{t(gap.chips < 0 ? 'gaps.comesBack' : 'gaps.goesOut')}</p>
      <Select
        label={t('gaps.cause')}
        value={cause}
        onChange={setCause}
        options={GAP_CAUSES.map((key) => ({ key, label: t(`gaps.causes.${key}`) }))}
      />
      <CountFields
        label={t('count.label')}
        list={office.settings.list}
        draft={draft}
        onDraft={setDraft}
      />
      <Field label={t('why')} value={note} onChange={setNote} maxLength={300} />
    </CommandDialog>
  )
}
