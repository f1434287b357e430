'use client'
import { useState } from 'react'
import { asSeat, MOST_SEATS } from '@/rules/chemin-de-fer/state/ids'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { LEVELS, type Level } from '@/rules/kernel/level'
import { useT } from '../../../language/i18n'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { CommandDialog } from '../../../tell/CommandDialog'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
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
  const words = useT('chemin-settings')
  const { act, refusal, waiting } = useAct()
  const seats = useTyped(view.settings.seats, { min: 4, max: MOST_SEATS })
  const minimum = useSum(view.settings.minimum)
  const [level, setLevel] = useState<Level>(view.settings.level)
  const [isLarge, setLarge] = useState(false)
  async function open() {
    if (seats.number === null || minimum.chips === null) return
    const table = { seats: asSeat(seats.number), minimum: minimum.chips, level, isLarge }
    if (!(await act('openTable', table))) return
    onOpened(`T${view.tables.length + 1}`)
    onClose()
  }
  return (
    <CommandDialog
      title={t('openTable.title')}
      action={t('openTable.do')}
      size="large"
      isReady={seats.number !== null && minimum.chips !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={open}
      onClose={onClose}
    >
      <MoneyField
        label={t('openTable.minimum')}
        hint={t('openTable.minimumHelp')}
        stride={view.settings.minimum}
        {...minimum.field}
      />
      <NumberField label={t('openTable.seats')} {...seats.field} />
      <Select
        label={t('openTable.level')}
        hint={t('openTable.levelHelp')}
        value={level}
        onChange={setLevel}
        options={LEVELS.map((key) => ({ key, label: words(`options.level.${key}`) }))}
      />
      <Toggle isSelected={isLarge} onChange={setLarge}>
        {t('openTable.large')}
      </Toggle>
    </CommandDialog>
  )
}
