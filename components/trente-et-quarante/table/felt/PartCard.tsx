'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { dueLook } from '../../../banked/told/DueLine'
import { useT } from '../../../language/i18n'
import { usePartText } from '../../told/DueList'
import { PlayerName } from '../../told/PlayerName'

/** A stake on its chance once the result is told: what is collected or paid, with the arithmetic and the provision. Source: T.8. */
export function PartCard({ part }: { part: SettledPart }) {
  const t = useT('trente-table')
  const textOf = usePartText()
  const { player, place, takes, pays, provision } = part
  return (
    <li className="min-w-0 rounded-lg border border-line-strong bg-ground/80 px-2 py-0.5 leading-tight">
      <PlayerName player={player} className="line-clamp-2 text-sm" />
      <strong className={`block tabular-nums ${dueLook({ takes, pays })}`}>{textOf(part)}</strong>
      <span className="flex justify-between gap-2 text-xs">
        <span className="text-warn">{place === 'prison' && t('felt.prison')}</span>
        <span className="text-sage">{provision}</span>
      </span>
    </li>
  )
}
