'use client'
import { useState } from 'react'
import { Settings } from '@/rules/black-jack/settings'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { asChips, times } from '@/rules/kernel/chips'
import { OpenTableDialog } from '../../banked/desk/OpenTableDialog'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { NumberField } from '../../ui/NumberField'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

const PACKS = [4, 5, 6, 7, 8]
/** B.2.4: a maximum is so many minimums. */
const MAXIMUM_IN_MINIMUMS = 10

/** Opens a table with its class and its limits; the other of the two has still to sign. Source: B.2.1, B.2.3. */
export function OpenTable({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const offer = useOffer('openTable')
  const { act, refusal, waiting } = useAct()
  const [minimum, setMinimum] = useState<number>(offer?.payload.minimum ?? view.settings.step)
  const [customs, setCustoms] = useState(view.settings)
  const { caselle, packs, step } = customs
  const change = (part: Partial<Settings>) => setCustoms({ ...customs, ...part })
  return (
    <OpenTableDialog
      house={view.settings}
      customs={customs}
      schema={Settings}
      onCustoms={setCustoms}
      onOpen={(as) => act('openTable', { minimum: asChips(minimum), settings: customs, as })}
      waiting={waiting}
      refusal={refusal}
      onClose={onClose}
    >
      <p>
        {words('limits.both')}: <Amount chips={asChips(minimum)} />–
        <Amount chips={times(asChips(minimum), MAXIMUM_IN_MINIMUMS)} />
      </p>
      <ChipsField
        label={words('limits.minimum')}
        value={minimum}
        minValue={step}
        step={step}
        onChange={setMinimum}
      />
      <NumberField
        label={t('open.caselle')}
        value={caselle}
        minValue={1}
        maxValue={7}
        onChange={(chosen) => change({ caselle: chosen })}
      />
      <Select
        label={t('open.packs')}
        value={packs}
        onChange={(chosen) => change({ packs: chosen })}
        options={PACKS.map((key) => ({ key, label: String(key) }))}
      />
    </OpenTableDialog>
  )
}
