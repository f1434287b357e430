'use client'
import { GameMark } from '../club/GameMark'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { useDays } from './days'
import { EveningPapers } from './EveningsTable'
import type { MyEvening } from './myEvening'

/** The member's evenings on a phone, newest first: a block each, so that nothing scrolls sideways. */
export function EveningsList({ evenings }: { evenings: readonly MyEvening[] }) {
  const titleOf = useEveningTitle()
  const t = useT('history')
  const { short } = useDays()
  return (
    <ul aria-label={t('caption')}>
      {evenings.toReversed().map((evening) => (
        <li key={evening.tableauId} className="border-b border-line py-3 last:border-0">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-lg font-semibold">{short(evening.day)}</span>
            <Amount chips={evening.final} sign className="text-lg font-semibold" />
          </p>
          <p className="flex items-baseline justify-between gap-3 text-sage">
            <span>
              {titleOf(evening)}
              <GameMark game={evening.game} />
              {evening.source === 'import' && ` · ${t('imported')}`}
            </span>
            <span>
              {t('columns.balance')} <Amount chips={evening.balance} sign />
            </span>
          </p>
          <p>
            {t('columns.casse')} <Amount chips={evening.casse} /> · {t('columns.counted')}{' '}
            <Amount chips={evening.counted} />
            {evening.share !== 0 && (
              <>
                {' '}
                · {t('columns.share')} <Amount chips={evening.share} sign />
              </>
            )}
          </p>
          <EveningPapers evening={evening} />
        </li>
      ))}
    </ul>
  )
}
