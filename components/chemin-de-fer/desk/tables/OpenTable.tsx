'use client'
import { useState } from 'react'
import { asSeat, MOST_SEATS } from '@/rules/chemin-de-fer/state/ids'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { asChips } from '@/rules/kernel/chips'
import { LEVELS, type Level } from '@/rules/kernel/level'
import { ChipsField } from '../../../club/ChipsField'
import { useT } from '../../../language/i18n'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { NumberField } from '../../../ui/NumberField'
import { Select } from '../../../ui/Select'
import { Toggle } from '../../../ui/Toggle'
import { useAct } from '../../commanding'

interface OpenTableProps {
  view: DeskView
  onOpened: (table: string) => void
  onClose: () => void
}

/** Opens a table of the evening: its seats, its least bank, and what is recorded. */
export function OpenTable({ view, onOpened, onClose }: OpenTableProps) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const { act, refusal, waiting } = useAct()
  const [seats, setSeats] = useState(view.settings.seats)
  const [minimum, setMinimum] = useState<number>(view.settings.minimum)
  const [level, setLevel] = useState<Level>(view.settings.level)
  const [isLarge, setLarge] = useState(false)
  async function open() {
    const table = { seats: asSeat(seats), minimum: asChips(minimum), level, isLarge }
    if (!(await act('openTable', table))) return
    onOpened(`T${view.tables.length + 1}`)
    onClose()
  }
  return (
    <Dialog
      title={t('openTable.title')}
      onClose={onClose}
      onSubmit={() => void open()}
      actions={
        <Button type="submit" variant="primary" size="large" isPending={waiting}>
          {t('openTable.do')}
        </Button>
      }
    >
      <ChipsField
        label={t('openTable.minimum')}
        hint={t('openTable.minimumHelp')}
        value={minimum}
        minValue={1}
        step={view.settings.minimum}
        onChange={setMinimum}
      />
      <NumberField
        label={t('openTable.seats')}
        value={seats}
        minValue={4}
        maxValue={MOST_SEATS}
        onChange={setSeats}
      />
      <Select
        label={t('openTable.level')}
        hint={t('openTable.levelHelp')}
        value={level}
        onChange={setLevel}
        options={LEVELS.map((key) => ({ key, label: words(`level.${key}`) }))}
      />
      <Toggle isSelected={isLarge} onChange={setLarge}>
        {t('openTable.large')}
      </Toggle>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
