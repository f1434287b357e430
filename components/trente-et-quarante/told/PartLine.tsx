'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { PlayerName } from './PlayerName'

/** The arithmetic of a part, in words. */
export function usePartText(): (part: SettledPart) => string {
  const t = useT('trente-table')
  const chips = useChips()
  return ({ outcome, amount, takes, back, pays, prisons }) =>
    t(`part.${outcome}`, {
      amount: chips(amount),
      takes: chips(takes),
      back: chips(back),
      pays: chips(pays),
      prisons,
    })
}

interface PartLineProps {
  part: SettledPart
  /** The reader's own: the chance stands in the place of the name. */
  isOwn?: boolean
}

/** One payment with its arithmetic and its provision: “100 × 1 = 100, T.3.4”. Source: T.8. */
export function PartLine({ part, isOwn = false }: PartLineProps) {
  const t = useT('trente-table')
  const textOf = usePartText()
  const { player, takes, pays, provision } = part
  const look = takes > 0 ? 'text-bad' : pays > 0 ? 'text-good' : ''
  return (
    <li className="flex items-baseline gap-x-2 border-t border-line py-0.5 leading-tight">
      <span className="min-w-0 grow truncate">
        {isOwn ? t(`chance.${part.chance}`) : <PlayerName player={player} />}
      </span>
      <span className={`text-right font-semibold tabular-nums ${look}`}>{textOf(part)}</span>
      <span className="shrink-0 text-xs text-sage">{provision}</span>
    </li>
  )
}
