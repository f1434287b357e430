'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Sheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost } from '../here'

/** The locked box of the tax in its place, with its number and its seal (V.box). */
export function PlaceTaxBox() {
  const t = useT('float-post')
  const { table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const [isOpen, setOpen] = useState(false)
  const [label, setLabel] = useState('')
  const [seal, setSeal] = useState('')
  const place = async () => {
    const placed = { table, label: label.trim(), seal: seal.trim() }
    if (await act('placeTaxBox', placed)) setOpen(false)
  }
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('day.do.placeTaxBox')}
      </Button>
      {isOpen && (
        <Sheet title={t('day.do.placeTaxBox')} onClose={() => setOpen(false)}>
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('day.boxNumber')} value={label} onChange={setLabel} maxLength={40} />
            <Field label={t('day.seal')} value={seal} onChange={setSeal} maxLength={40} />
          </div>
          <Button
            variant="primary"
            isDisabled={waiting || label.trim() === '' || seal.trim() === ''}
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
