'use client'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { useAct } from '../../commanding'
import { useTable } from '../context'
import { draftOf } from '../result/draft'
import { ResultDialog } from '../result/ResultDialog'

/** Corrects a settled colpo: the form of its result, with a reason. The old result stays, struck through. */
export function CorrectSheet({ colpo, onClose }: { colpo: Colpo; onClose: () => void }) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const { act, refusal } = useAct()
  return (
    <ResultDialog
      colpo={colpo}
      start={draftOf(colpo)}
      title={t('correct.title', { number: colpo.number })}
      correcting
      refusal={refusal}
      onClose={onClose}
      onConfirm={(outcome, why) =>
        act('correctColpo', { table, colpo: colpo.number, outcome, why })
      }
    />
  )
}
