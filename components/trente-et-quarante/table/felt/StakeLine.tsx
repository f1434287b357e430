'use client'
import { Button } from 'react-aria-components'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

/** A stake on the cloth with its owner; insured, imprisoned, freed are told by words. A tap opens it. */
export function StakeLine({ posta, onPress }: { posta: Posta; onPress: (n: number) => void }) {
  const t = useT('trente-table')
  const { insurances } = useTable()
  const { number, player, chance, amount, prisons, isFreed } = posta
  const insurance =
    prisons === 0 && insurances.find((one) => one.player === player && one.chance === chance)
  return (
    <li className="min-w-0">
      <Button
        onPress={() => onPress(number)}
        className="pointer-events-auto flex min-h-12 w-full cursor-pointer flex-col justify-center rounded-lg border border-line-strong bg-ground/80 px-2 py-0.5 text-left leading-tight outline-offset-2 data-[focus-visible]:outline-4 data-[focus-visible]:outline-brass"
      >
        <PlayerName player={player} className="block w-full truncate text-sm" />
        <span className="flex w-full items-baseline gap-2">
          <strong className="text-lg tabular-nums">
            <Amount chips={amount} />
          </strong>
          {prisons > 1 && <span className="text-xs">{t('felt.times', { n: prisons })}</span>}
          {isFreed && <span className="text-xs text-good">{t('felt.freed')}</span>}
          {insurance && (
            <span className="text-xs text-brass-high">
              {t('felt.insured')} <Amount chips={insurance.insured} />
            </span>
          )}
        </span>
      </Button>
    </li>
  )
}
