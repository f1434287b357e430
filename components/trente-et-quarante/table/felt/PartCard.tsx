'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { useT } from '../../../language/i18n'
import { usePartText } from '../../told/PartLine'
import { PlayerName } from '../../told/PlayerName'

/** A stake on its chance once the result is told: what is collected or paid, with the arithmetic and the provision. Source: T.8. */
export function PartCard({ part }: { part: SettledPart }) {
  const t = useT('trente-table')
  const textOf = usePartText()
  const { player, place, takes, pays, provision } = part
  const look = takes > 0 ? 'text-bad' : pays > 0 ? 'text-good' : ''
  return (
    <li className="min-w-0 rounded-lg border border-line-strong bg-ground/80 px-2 py-0.5 leading-tight">
      <span className="flex items-baseline justify-between gap-2 text-sm">
        <PlayerName player={player} className="min-w-0 truncate" />
        <span className="shrink-0 text-xs text-sage">{provision}</span>
      </span>
      <strong className={`block tabular-nums ${look}`}>{textOf(part)}</strong>
      {place === 'prison' && <span className="block text-xs text-warn">{t('felt.prison')}</span>}
    </li>
  )
}
