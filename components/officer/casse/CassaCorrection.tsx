'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { Range } from '@/rules/kernel/decider'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { CorrectionDialog, type CorrectionDialogProps } from './CorrectionDialog'

interface CassaCorrectionProps
  extends Omit<CorrectionDialogProps, 'change' | 'children' | 'onCorrect'> {
  range: Range | null
  onCorrect: (correction: { chips: Chips; why: string; drawn: Chips }) => Promise<boolean>
}

/** The correction of a cassa at a game whose casse are sums. */
export function CassaCorrection({ range, onCorrect, ...dialog }: CassaCorrectionProps) {
  const t = useT('desk')
  const { chips, field } = useSum(null, range ?? {})
  return (
    <CorrectionDialog
      {...dialog}
      change={chips}
      onCorrect={async (correction) => chips !== null && onCorrect({ chips, ...correction })}
    >
      <MoneyField label={t('correct.chips')} {...field} />
    </CorrectionDialog>
  )
}
