import { plus } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import type { SumNow } from '../../tablet/MomentSum'
import { useTable } from './context'

/** Everything that is in play, or the pot; at level 1, where no pot is known, the casse; null before the game and after it. */
export function usePotShown(): SumNow | null {
  const t = useT('table')
  const { view } = useTable()
  if (view.results || view.summary.startedAt === null) return null
  if (view.level === 1) return { name: t('quadratura.casse'), chips: view.cassa }
  const pot = view.parol ? 'parolPot' : 'pot'
  return { name: t(`centre.${view.staked > 0 ? 'all' : pot}`), chips: plus(view.pot, view.staked) }
}
