'use client'
import { useState } from 'react'
import { asChips } from '@/rules/kernel/chips'
import type { Settings } from '@/rules/trente-et-quarante/settings'
import type { Level } from '@/rules/trente-et-quarante/state/table'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Select } from '../../ui/Select'
import { useAct, useOffers } from '../commanding'

const LEVELS = [1, 2, 3] as const
const ZEROS = ['divide', 'prison', 'nested'] as const

/** Opens a table with its class and its limits; the other of the two has still to sign. Source: K.6, D1. */
export function OpenTable({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('trente-room')
  const words = useT('trente-table')
  const banked = useT('banked')
  const [offer] = useOffers('openTable')
  const { act, refusal, waiting } = useAct()
  const { settings } = view
  const [minimum, setMinimum] = useState<number>(offer?.payload.minimum ?? settings.step)
  const [maximum, setMaximum] = useState<number>(offer?.payload.maximum ?? settings.step)
  const [zero, setZero] = useState<Settings['zero']>(settings.zero)
  const [level, setLevel] = useState<Level>(settings.level)
  async function open() {
    if (!offer) return
    const limits = { minimum: asChips(minimum), maximum: asChips(maximum) }
    const given = { ...limits, settings: { ...settings, zero, level }, as: offer.payload.as }
    if (await act('openTable', given)) onClose()
  }
  return (
    <Dialog
      title={banked('desk.openTable')}
      onClose={onClose}
      onSubmit={() => void open()}
      actions={
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={waiting}
          isDisabled={!offer}
        >
          {banked('openAndSign')} · {offer && banked(`as.${offer.payload.as}`)}
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <ChipsField
          label={banked('limits.minimum')}
          value={minimum}
          minValue={settings.step}
          step={settings.step}
          onChange={setMinimum}
        />
        <ChipsField
          label={banked('limits.maximum')}
          value={maximum}
          minValue={minimum}
          step={settings.step}
          onChange={setMaximum}
        />
      </div>
      <Select
        label={t('zero.question')}
        value={zero}
        onChange={setZero}
        options={ZEROS.map((key) => ({ key, label: t(`zero.${key}`) }))}
      />
      <Select
        label={words('level.question')}
        value={level}
        onChange={setLevel}
        options={LEVELS.map((key) => ({ key, label: words(`level.${key}`) }))}
      />
      <p className="text-sage">{banked('secondSigns')}</p>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
