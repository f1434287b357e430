'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Sheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'

/** The locked box of the tax in its place, with its number and its seal (V.box). */
export function PlaceTaxBox() {
  const t = useT('float-post')
  const { table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const [isOpen, setOpen] = useState(false)
  const { draft, write, drop } = usePostDraft('seal.placed', { label: '', seal: '' })
  const label = draft.label.trim()
  const seal = draft.seal.trim()
  const place = async () => {
    if (!(await act('placeTaxBox', { table, label, seal }))) return
    drop()
    setOpen(false)
  }
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('day.do.placeTaxBox')}
      </Button>
      {isOpen && (
        <Sheet title={t('day.do.placeTaxBox')} onClose={() => setOpen(false)}>
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={t('day.boxNumber')}
              value={draft.label}
              onChange={(written) => write({ ...draft, label: written })}
              maxLength={40}
            />
            <Field
              label={t('day.seal')}
              value={draft.seal}
              onChange={(written) => write({ ...draft, seal: written })}
              maxLength={40}
            />
          </div>
          <Button
            variant="primary"
            isDisabled={waiting || label === '' || seal === ''}
            onPress={place}
          >
            {t('day.do.place')}
          </Button>
          <FloatRefused refusal={refusal} />
        </Sheet>
      )}
    </>
  )
}
