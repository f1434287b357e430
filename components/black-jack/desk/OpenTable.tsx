'use client'
import { useState } from 'react'
import type { Level } from '@/rules/black-jack/state/table'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { asChips, times } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { NumberField } from '../../ui/NumberField'
import { Select } from '../../ui/Select'
import { useAct, useOffers } from '../commanding'

const LEVELS = [1, 2, 3] as const
const PACKS = [4, 6, 8] as const
/** B.2.4: a maximum is so many minimums. */
const MAXIMUM_IN_MINIMUMS = 10

/** Opens a table with its class and its limits; the other of the two has still to sign. Source: B.2.1, B.2.3. */
export function OpenTable({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('bj-room')
  const banked = useT('banked')
  const words = useT('bj-table')
  const [offer] = useOffers('openTable')
  const { act, refusal, waiting } = useAct()
  const [minimum, setMinimum] = useState<number>(offer?.payload.minimum ?? view.settings.step)
  const [caselle, setCaselle] = useState(view.settings.caselle)
  const [packs, setPacks] = useState(view.settings.packs)
  const [level, setLevel] = useState<Level>(view.settings.level)
  async function open() {
    if (!offer) return
    const settings = { ...view.settings, caselle, packs, level }
    const given = { minimum: asChips(minimum), settings, as: offer.payload.as }
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
      <p>
        {banked('limits.both')}: <Amount chips={asChips(minimum)} />–
        <Amount chips={times(asChips(minimum), MAXIMUM_IN_MINIMUMS)} />
      </p>
      <ChipsField
        label={banked('limits.minimum')}
        value={minimum}
        minValue={view.settings.step}
        step={view.settings.step}
        onChange={setMinimum}
      />
      <NumberField
        label={t('open.caselle')}
        value={caselle}
        minValue={1}
        maxValue={7}
        onChange={setCaselle}
      />
      <Select
        label={t('open.packs')}
        value={packs}
        onChange={setPacks}
        options={PACKS.map((key) => ({ key, label: String(key) }))}
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
