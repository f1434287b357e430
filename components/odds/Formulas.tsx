'use client'
import { LEAST_POINTS } from '@/rules/kernel/control'
import { LEAST_WEIGHING } from '@/rules/kernel/odds'
import { useT } from '../language/i18n'
import { Block } from '../ui/Block'

const FORMULAS = [
  'laid',
  'drop',
  'hold',
  'mean',
  'deviation',
  'trente',
  'chemin',
  'blackJack',
  'choices',
  'choice',
  'ruling',
] as const

/** How each figure of the page is computed, for whoever asks. */
export function Formulas() {
  const t = useT('odds')
  return (
    <Block>
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">
          {t('formulas.title')}
        </summary>
        <ul className="flex max-w-4xl list-disc flex-col gap-2 pl-6">
          {FORMULAS.map((key) => (
            <li key={key}>{t(`formulas.${key}`)}</li>
          ))}
          <li>{t('formulas.place', { least: LEAST_WEIGHING })}</li>
          <li>{t('formulas.gaps', { least: LEAST_POINTS })}</li>
        </ul>
      </details>
    </Block>
  )
}
