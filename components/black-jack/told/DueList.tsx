'use client'
import type { SettledPart } from '@/rules/black-jack/state/colpo'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { DueGroups, DueLine, type Progress } from '../../banked/told/DueLine'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { PlayerName } from './PlayerName'

/** Payments casella by casella, in the order in which they are made. Source: B.28.1. */
export function DueList(props: {
  parts: readonly SettledPart[]
  progress?: Progress<CasellaNumber>
}) {
  const { parts, progress } = props
  const t = useT('bj-table')
  return (
    <DueGroups
      label={progress && t('due.list')}
      progress={progress}
      keys={[...new Set(parts.map(({ casella }) => casella))]}
      parts={parts}
      keyOf={({ casella }) => casella}
      titleOf={(n) => t('casella', { n })}
    >
      {(own) => {
        const isMany = own.some(({ hand }) => hand !== null && hand > 0)
        return own.map((part) => (
          <Line key={`${part.player} ${part.hand} ${part.provision}`} part={part} isMany={isMany} />
        ))
      }}
    </DueGroups>
  )
}

function Line({ part, isMany }: { part: SettledPart; isMany: boolean }) {
  const t = useT('bj-table')
  const chips = useChips()
  const { outcome, hand, player, stake, pays, provision } = part
  const sum = outcome === 'won' && hand === null ? 'insurance' : outcome
  return (
    <DueLine
      who={
        <>
          <PlayerName player={player} />
          {isMany && hand !== null && ` · ${t('due.mano', { n: hand + 1 })}`}
          {hand === null && ` · ${t('due.insurance')}`}
        </>
      }
      sum={t(`part.${sum}`, { stake: chips(stake), pays: chips(pays) })}
      takes={outcome === 'lost' ? stake : NO_CHIPS}
      pays={pays}
      provision={provision}
    />
  )
}
