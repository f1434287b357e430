import { sumOf } from '@/rules/kernel/chips'
import { wonByBank } from '@/rules/trente-et-quarante/play/settlement'
import { partsOf } from '@/rules/trente-et-quarante/views/colpo'
import { useT } from '../../language/i18n'
import type { SumNow } from '../../tablet/MomentSum'
import type { ResultDraft } from './result/useResult'
import { useTable } from './tablet'

/** The chips that lie on the chances; once the rows are known, the bank’s result in the colpo. */
export function useMoment({ result }: ResultDraft): SumNow | null {
  const t = useT('banked')
  const view = useTable()
  const { colpo, poste, summary } = view
  if (result || colpo?.result) {
    const parts = result ? partsOf(view, result) : (colpo?.due ?? [])
    return { name: t('bankInColpo'), chips: wonByBank(parts), isResult: true }
  }
  if (!colpo && poste.length === 0) return null
  // The keys of stakes and result fill the panel together, and the act at its foot must stay in sight.
  if (summary.level === 2 && colpo?.phase === 'open') return null
  return { name: t('laid'), chips: sumOf(poste.map(({ amount }) => amount)) }
}
