'use client'
import type { StepDone } from '@/rules/float/views/steps'
import { useT } from '../../../language/i18n'

/** The steps of the day before a box is opened or closed; each waits for those above it. */
export function Steps({ steps }: { steps: readonly StepDone[] }) {
  const t = useT('float-room')
  if (steps.length === 0) return null
  return (
    <ol aria-label={t('steps.title')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {steps.map(({ step, isDone }) => (
        <li key={step} className={isDone ? 'text-good' : 'text-warn'}>
          <span aria-hidden>{isDone ? '✓' : '○'}</span>{' '}
          <span className="sr-only">{t(isDone ? 'steps.done' : 'steps.missing')}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
