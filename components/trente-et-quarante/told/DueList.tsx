'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { DueGroups, DueLine } from '../../banked/told/DueLine'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { PlayerName } from './PlayerName'

/** Payments chance by chance, stake by stake. Source: T.8. */
export function DueList({ parts }: { parts: readonly SettledPart[] }) {
  const t = useT('trente-table')
  return (
    <DueGroups
      keys={CHANCES}
      parts={parts}
      keyOf={({ chance }) => chance}
      titleOf={(chance) => t(`chance.${chance}`)}
    >
      {(own) => own.map((part) => <PartLine key={partKey(part)} part={part} />)}
    </DueGroups>
  )
}

export const partKey = ({ posta, player, chance, outcome, amount }: SettledPart): string =>
  `${posta} ${player} ${chance} ${outcome} ${amount}`

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

/** One payment. */
export function PartLine({ part, isOwn = false }: PartLineProps) {
  const t = useT('trente-table')
  const textOf = usePartText()
  const { player, chance, takes, pays, provision } = part
  return (
    <DueLine
      wraps
      who={isOwn ? t(`chance.${chance}`) : <PlayerName player={player} />}
      sum={textOf(part)}
      takes={takes}
      pays={pays}
      provision={provision}
    />
  )
}
