'use client'
import { useState } from 'react'
import { asChips } from '@/rules/kernel/chips'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { OpenTableDialog } from '../../banked/desk/OpenTableDialog'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

const ZEROS = ['divide', 'prison', 'nested'] as const

/** Opens a table with its class and its limits; the other of the two has still to sign. Source: K.6, D1. */
export function OpenTable({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const offer = useOffer('openTable')
  const { act, refusal, waiting } = useAct()
  const [settings, setCustoms] = useState(view.settings)
  const [minimum, setMinimum] = useState<number>(offer?.payload.minimum ?? settings.step)
  const [maximum, setMaximum] = useState<number>(offer?.payload.maximum ?? settings.step)
  const limits = { minimum: asChips(minimum), maximum: asChips(maximum) }
  return (
    <OpenTableDialog
      house={view.settings}
      customs={settings}
      schema={Settings}
      onCustoms={setCustoms}
      onOpen={(as) => act('openTable', { ...limits, settings, as })}
      waiting={waiting}
      refusal={refusal}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <ChipsField
          label={words('limits.minimum')}
          value={minimum}
          minValue={settings.step}
          step={settings.step}
          onChange={setMinimum}
        />
        <ChipsField
          label={words('limits.maximum')}
          value={maximum}
          minValue={minimum}
          step={settings.step}
          onChange={setMaximum}
        />
      </div>
      <Select
        label={t('zero.question')}
        value={settings.zero}
        onChange={(zero) => setCustoms({ ...settings, zero })}
        options={ZEROS.map((key) => ({ key, label: t(`zero.${key}`) }))}
      />
    </OpenTableDialog>
  )
}
