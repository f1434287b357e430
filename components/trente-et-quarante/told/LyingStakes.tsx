'use client'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { PlayerName } from './PlayerName'

/** Stakes on the cloth, one line each; an imprisoned one says so. */
export function LyingStakes({ poste }: { poste: readonly Posta[] }) {
  const t = useT('trente-table')
  return (
    <ul>
      {poste.map(({ number, player, chance, amount, prisons }) => (
        <li key={number} className="flex gap-3 border-t border-line py-1">
          <span className="min-w-0 grow">
            <PlayerName player={player} /> · {t(`chance.${chance}`)}
          </span>
          {prisons > 0 && (
            <span className="shrink-0 text-warn">
              {t('felt.prison')}
              {prisons > 1 && ` · ${t('felt.times', { n: prisons })}`}
            </span>
          )}
          <Amount chips={amount} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
