'use client'
import { useState } from 'react'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { DeskView } from '@/rules/trente-et-quarante/views/view'
import { OpenTableDialog } from '../../banked/desk/OpenTableDialog'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
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
  const { step } = settings
  const least = useSum(offer?.payload.minimum ?? step, { min: step, step })
  const most = useSum(offer?.payload.maximum ?? step, { min: least.chips ?? step, step })
  const limits =
    least.chips !== null && most.chips !== null
      ? { minimum: least.chips, maximum: most.chips }
      : null
  return (
    <OpenTableDialog
      house={view.settings}
      customs={settings}
      schema={Settings}
      onCustoms={setCustoms}
      onOpen={async (as) =>
        limits !== null && (await act('openTable', { ...limits, settings, as }))
      }
      isReady={limits !== null}
      waiting={waiting}
      refusal={refusal}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField label={words('limits.minimum')} {...least.field} />
        <MoneyField label={words('limits.maximum')} {...most.field} />
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
