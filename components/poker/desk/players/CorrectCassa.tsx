'use client'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { passateWorth } from '@/rules/poker/room/entry'
import type { TableId } from '@/rules/poker/state/ids'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { CorrectionDialog } from '../../../officer/casse/CorrectionDialog'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useAct } from '../../commanding'

interface CorrectCassaProps {
  place: { table: TableId; member: MemberId }
  table: DeskTable
  onClose: () => void
}

/** Corrects a cassa by whole passate. */
export function CorrectCassa({ place, table, onClose }: CorrectCassaProps) {
  const t = useT('desk')
  const typed = useTyped(-1, { min: -50, max: 50 })
  const passate = typed.number ?? 0
  const { act, refusal, waiting } = useAct()
  const player = table.players.find(({ member }) => member === place.member)
  return (
    <CorrectionDialog
      name={useNameOf()(place.member)}
      drawn={player?.casse ?? NO_CHIPS}
      change={passateWorth(passate, table.settings)}
      waiting={waiting}
      refusal={refusal}
      onCorrect={(correction) => act('correctCassa', { ...place, passate, ...correction })}
      onClose={onClose}
    >
      <NumberField label={t('correct.passate')} {...typed.field} autoFocus />
    </CorrectionDialog>
  )
}
