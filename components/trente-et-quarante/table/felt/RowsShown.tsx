'use client'
import { COLOURS } from '@/rules/trente-et-quarante/state/posta'
import { RankCards } from '../../../banked/RankCard'
import { useT } from '../../../language/i18n'
import type { ResultDraft } from '../result/useResult'
import { useTable } from '../tablet'
import { ColourMark } from './marks'

/** Both rows: their cards where they are followed, and their totals; the latest colpo's while none is dealt. */
export function RowsShown({ draft }: { draft: ResultDraft }) {
  const t = useT('trente-table')
  const { colpo, summary, ...view } = useTable()
  const last = colpo ? null : view.last
  const rows = colpo?.rows ?? last?.rows
  const first = draft.first ?? rows?.first ?? last?.result?.first
  return (
    <section
      aria-label={t('felt.rows')}
      className={`flex flex-col gap-1 stacked:flex-row stacked:flex-wrap rounded-xl border-2 border-line px-3 py-1 ${last ? 'opacity-70' : ''}`}
    >
      {COLOURS.map((row) => {
        const cards = rows?.[row] ?? []
        const total = draft[row] ?? last?.result?.[row] ?? (colpo?.totals[row] || null)
        const isNext = summary.level === 3 && colpo?.next === row
        return (
          <div
            key={row}
            className={`flex min-h-9 items-center gap-2 stacked:grow stacked:basis-60 rounded-lg border-2 px-2 ${isNext ? 'border-brass' : 'border-transparent'}`}
          >
            <ColourMark colour={row} />
            <span className="w-14 text-sage">{t(`chance.${row}`)}</span>
            <span className="flex min-w-0 grow flex-wrap gap-0.5">
              <RankCards cards={cards} />
            </span>
            {row === 'nero' && first && (
              <span className="flex items-center gap-1.5 text-sm text-sage">
                {t('felt.first')} <ColourMark colour={first} /> {t(`tell.${first}`)}
              </span>
            )}
            <strong className="w-12 text-right text-2xl tabular-nums">{total ?? '—'}</strong>
          </div>
        )
      })}
    </section>
  )
}
