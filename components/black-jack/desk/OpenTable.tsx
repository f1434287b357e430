'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Settings } from '@/rules/black-jack/settings'
import type { Level } from '@/rules/black-jack/state/table'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { asChips, times } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { trpc } from '../../live/trpc'
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
  const [customs, setCustoms] = useState(view.settings)
  const { caselle, packs, level, step } = customs
  const change = (part: Partial<Settings>) => setCustoms({ ...customs, ...part })
  async function open() {
    if (!offer) return
    const given = { minimum: asChips(minimum), settings: customs, as: offer.payload.as }
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
      <ClassChoice house={view.settings} onChoose={setCustoms} />
      <p>
        {banked('limits.both')}: <Amount chips={asChips(minimum)} />–
        <Amount chips={times(asChips(minimum), MAXIMUM_IN_MINIMUMS)} />
      </p>
      <ChipsField
        label={banked('limits.minimum')}
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
      <Select
        label={words('level.question')}
        value={level}
        onChange={(chosen: Level) => change({ level: chosen })}
        options={LEVELS.map((key) => ({ key, label: words(`level.${key}`) }))}
      />
      <p className="text-sage">{banked('secondSigns')}</p>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

interface ClassChoiceProps {
  /** The customs of the day. */
  house: Settings
  onChoose: (settings: Settings) => void
}

const OF_THE_DAY = 'day'

/** The class of the table, where the club has classes: its customs are taken over as a whole. */
function ClassChoice({ house, onChoose }: ClassChoiceProps) {
  const t = useT('bj-settings')
  const game = useGame()
  const [chosen, choose] = useState(OF_THE_DAY)
  const classes = useQuery({ queryKey: ['classes'], queryFn: () => trpc.classes.list.query() })
  const usable = (classes.data ?? []).flatMap((one) => {
    const read = Settings.safeParse(one.settings)
    return one.game === game && one.archivedAt === null && read.success
      ? [{ id: one.id, name: one.name, settings: read.data }]
      : []
  })
  if (usable.length === 0) return null
  return (
    <Select
      label={t('customs.class')}
      value={chosen}
      onChange={(id) => {
        choose(id)
        onChoose(usable.find((one) => one.id === id)?.settings ?? house)
      }}
      options={[
        { key: OF_THE_DAY, label: t('customs.house') },
        ...usable.map(({ id, name }) => ({ key: id, label: name })),
      ]}
    />
  )
}
