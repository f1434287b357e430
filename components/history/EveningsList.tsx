'use client'
import { GameMark } from '../club/GameMark'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useDays } from './days'
import { Papers } from './EveningsTable'
import type { MyEvening } from './mine'

/** The member's evenings on a phone, newest first: a block each, nothing scrolled sideways. */
export function EveningsList({ evenings }: { evenings: readonly MyEvening[] }) {
  const t = useT('history')
  const { short } = useDays()
  return (
    <ul aria-label={t('caption')}>
      {evenings.toReversed().map((of) => (
        <li key={of.tableauId} className="border-b border-line py-3 last:border-0">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-lg font-semibold">{short(of.day)}</span>
            <Amount chips={of.final} sign className="text-lg font-semibold" />
          </p>
          <p className="flex items-baseline justify-between gap-3 text-sage">
            <span>
              {of.title}
              <GameMark game={of.game} />
              {of.source === 'import' && ` · ${t('imported')}`}
            </span>
            <span>
              {t('columns.balance')} <Amount chips={of.balance} sign />
            </span>
          </p>
          <p>
            {t('columns.casse')} <Amount chips={of.casse} /> · {t('columns.counted')}{' '}
            <Amount chips={of.counted} />
            {of.share !== 0 && (
              <>
                {' '}
                · {t('columns.share')} <Amount chips={of.share} sign />
              </>
            )}
          </p>
          <Papers of={of} />
        </li>
      ))}
    </ul>
  )
}
