'use client'
import { honoursAreKept, unopposedPaysMore } from '@/rules/poker/14-onori/tribute'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { useTable } from '../context'
import { type Draft, toggleDividing, toggleUnopposed } from './draft'
import type { Extra } from './ResultRows'

interface ExtraChoiceProps {
  draft: Draft
  extra: Extra | null
  onExtra: (extra: Extra | null) => void
  onChange: (draft: Draft) => void
}

/** Rare parts of a result: several winners, honours (XIV) and an opening without the hand for it (VI.6), players who left or were put out (X.2, IX.7). */
export function ExtraChoice({ draft, extra, onExtra, onChange }: ExtraChoiceProps) {
  const { view } = useTable()
  const t = useT('table')
  const asksUnopposed = unopposedPaysMore(view.settings) && draft.honours.length > 0
  return (
    <div className="flex flex-col gap-2 max-md:col-span-2">
      <Choice chosen={draft.dividing} onChange={() => onChange(toggleDividing(draft))}>
        {t('result.divide')}
      </Choice>
      {honoursAreKept(view.settings) && (
        <Choice chosen={extra === 'honours'} onChange={(on) => onExtra(on ? 'honours' : null)}>
          {t('result.honours')}
        </Choice>
      )}
      <Choice chosen={extra === 'refund'} onChange={(on) => onExtra(on ? 'refund' : null)}>
        {t('result.noOpening')}
      </Choice>
      <Choice chosen={extra === 'out'} onChange={(on) => onExtra(on ? 'out' : null)}>
        {t('result.out')}
      </Choice>
      {asksUnopposed && (
        <Choice
          chosen={draft.honours.some((one) => one.unopposed)}
          mark={t('result.yes')}
          onChange={() => onChange(toggleUnopposed(draft))}
        >
          {t('result.unopposed')}
        </Choice>
      )}
    </div>
  )
}
