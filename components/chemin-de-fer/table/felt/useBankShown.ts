import type { Seguito } from '@/rules/chemin-de-fer/state/mano'
import { useT } from '../../../language/i18n'
import type { SumNow } from '../../../tablet/MomentSum'
import { useTable } from '../context'

/** The sum of a mano on offer, and its name: the sum passed, the least bid, or the highest one. */
const onOffer = ({ step, sum, bids, minimum }: Seguito) => {
  const last = bids.at(-1)
  if (step !== 'auction') return { name: 'onOffer', sum } as const
  return last
    ? ({ name: 'lastBid', sum: last.chips } as const)
    : ({ name: 'from', sum: minimum } as const)
}

/** The bank, or the sum at which the mano is on offer; null where neither is known. */
export function useBankShown(): SumNow | null {
  const t = useT('chemin-table')
  const { mano, coup, seguito, bank, summary } = useTable().view
  const offered = seguito && onOffer(seguito)
  const chips = mano ? (coup?.bank ?? bank) : (offered?.sum ?? null)
  if (chips === null || summary.level === 1) return null
  return { name: t(mano ? 'bank.title' : `bank.${offered?.name ?? 'onOffer'}`), chips }
}
