'use client'
import { Button } from 'react-aria-components'
import type { MemberId } from '@/rules/kernel/ids'
import { putBy, withHonour } from '@/rules/poker/12-showdown/written'
import { type Colpo, HONOURS } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Choice } from '../sheet/Choice'
import { type Draft, toggleChosen, toggleRefund, writeFor } from './draft'

/** Extra questions of the rows. */
export type Extra = 'honours' | 'refund'

interface ResultRowsProps {
  colpo: Colpo
  draft: Draft
  extra: Extra | null
  onChange: (draft: Draft) => void
}

/** One row a player in giro order: whether they won (or stayed), and their stake. */
export function ResultRows({ colpo, draft, extra, onChange }: ResultRowsProps) {
  const t = useT('table')
  return (
    <ul className="flex flex-col gap-1.5" aria-label={t('result.rows')}>
      {colpo.players.map((member) => (
        <li key={member} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] gap-2">
          <Choice
            chosen={draft.chosen.includes(member)}
            mark={t(draft.kind === 'parol' ? 'result.stays' : 'result.wins')}
            onChange={() => onChange(toggleChosen(draft, member))}
          >
            <MemberName id={member} />
          </Choice>
          <Button
            onPress={() => onChange(writeFor(draft, member))}
            aria-pressed={draft.writing === member}
            className={`min-h-12 cursor-pointer border-2 px-2 text-right text-2xl tabular-nums outline-offset-2 data-[focus-visible]:outline-4 data-[focus-visible]:outline-brass ${draft.writing === member ? 'border-4 border-brass bg-ground' : 'border-line-strong bg-ground'}`}
          >
            <span className="sr-only">{t('result.putIn')} </span>
            <Amount chips={putBy(draft, member) || null} />
          </Button>
          {extra === 'honours' && draft.kind === 'won' && (
            <HonourChoice member={member} draft={draft} onChange={onChange} />
          )}
          {extra === 'refund' && draft.kind === 'won' && (
            <Choice
              chosen={draft.refund === member}
              mark={t('result.refunds')}
              onChange={() => onChange(toggleRefund(draft, member))}
            >
              {t('result.openedWithout')}
            </Choice>
          )}
        </li>
      ))}
    </ul>
  )
}

function HonourChoice({
  member,
  draft,
  onChange,
}: { member: MemberId } & Pick<ResultRowsProps, 'draft' | 'onChange'>) {
  const t = useT('table')
  return (
    <div className="grid grid-cols-2 gap-2">
      {HONOURS.map((honour) => (
        <div key={honour} className="w-24">
          <Choice
            chosen={draft.honours.some((one) => one.member === member && one.honour === honour)}
            mark={t('result.yes')}
            onChange={() => onChange(withHonour(draft, member, honour))}
          >
            {t(`honour.${honour}`)}
          </Choice>
        </div>
      ))}
    </div>
  )
}
