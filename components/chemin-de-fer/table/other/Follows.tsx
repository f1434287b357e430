'use client'
import type { Foreseen } from '@/rules/chemin-de-fer/views/foreseen'
import { useT } from '../../../language/i18n'
import { TellTexts } from '../../../tell/TellTexts'
import { useTable } from '../context'
import { isSame } from './offered'

interface FollowsProps {
  type: string
  draft: Foreseen['drafts'][number]
}

/** That which follows from a report as the rules reckon it, shown before it is confirmed. */
export function Follows({ type, draft }: FollowsProps) {
  const t = useT('chemin-table')
  const { foreseen } = useTable().view
  const found = foreseen.find(
    (one) => one.type === type && one.drafts.some((other) => isSameDraft(other, draft)),
  )
  if (!found) return null
  return (
    <section aria-label={t('form.follows')} className="rounded-lg border-2 border-brass p-3">
      <h3>{t('form.follows')}</h3>
      <ul className="text-2xl leading-snug font-semibold">
        {found.told.map((tell) => (
          <li key={`${tell.key}${JSON.stringify(tell.parts)}`}>
            <TellTexts tells={[tell]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether two drafts say the same, in whatever order their fields were filled in. */
const isSameDraft = (a: FollowsProps['draft'], b: FollowsProps['draft']): boolean =>
  Object.keys({ ...a, ...b }).every((field) => isSame(a[field], b[field]))
