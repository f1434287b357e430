'use client'
import type { SettledPart } from '@/rules/black-jack/state/colpo'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { PlayerName } from './PlayerName'

/** One payment with its arithmetic and its provision: “100 × 3 : 2 = 150, B.8.1”. Source: B.28.2. */
export function PartLine({ part, isMany }: { part: SettledPart; isMany: boolean }) {
  const t = useT('bj-table')
  const chips = useChips()
  const { outcome, hand, player, stake, pays, provision } = part
  const sum = outcome === 'won' && hand === null ? 'insurance' : outcome
  const amounts = { stake: chips(stake), pays: chips(pays) }
  const isIn = outcome === 'lost'
  return (
    <li className="flex items-baseline gap-x-2 border-t border-line py-0.5 leading-tight">
      <span className="min-w-0 grow truncate">
        <PlayerName player={player} />
        {isMany && hand !== null && ` · ${t('due.mano', { n: hand + 1 })}`}
        {hand === null && ` · ${t('due.insurance')}`}
      </span>
      <span
        className={`font-semibold whitespace-nowrap tabular-nums ${isIn ? 'text-bad' : pays > 0 ? 'text-good' : ''}`}
      >
        {t(`part.${sum}`, amounts)}
      </span>
      <span className="shrink-0 text-xs text-sage">{provision}</span>
    </li>
  )
}
