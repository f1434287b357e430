'use client'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useDay } from '../tell/day'
import { ProvisionLink } from '../tell/ProvisionLink'

/** A final ruling of an earlier evening, without names. */
export interface RulingRecord {
  title: string
  day: string
  about: string
  /** Whether a contender was in the right, and whether what was played changed. */
  changed: boolean
  remedied: boolean
  why: string
  provision: string | null
  chips: Chips
}

/** A past ruling as an entry of a list: its evening, the quarrel, the decision with its reason, and the chips moved. */
export function PastRuling({ ruling }: { ruling: RulingRecord }) {
  const t = useT('regulation')
  const { title, day, about, changed, remedied, why, provision, chips } = ruling
  const when = useDay(day)
  const decided = changed ? 'favoured' : remedied ? 'remedied' : 'asItStands'
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-sage">
        {when} · {title}
        {provision !== null && <ProvisionLink id={provision} />}
      </p>
      <p className="mb-1">{about}</p>
      <div className="border-l-4 border-line-strong pl-3">
        <p className="font-semibold">{t(`massimario.${decided}`)}</p>
        <p>{why}</p>
        {chips > 0 && (
          <p>
            {t('massimario.moved')} <Amount chips={chips} />
          </p>
        )}
      </div>
    </li>
  )
}
