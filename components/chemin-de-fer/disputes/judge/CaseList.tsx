'use client'
import type { ReactNode } from 'react'
import type { WaitingDispute } from '@/rules/chemin-de-fer/views/deputato'
import { CaseCard } from '../../../disputes/CaseCard'
import { Contenders } from '../../../disputes/Contenders'
import { useT } from '../../../language/i18n'
import { Moment } from '../../../tell/Moment'
import { Nothing } from '../../../ui/Loading'
import { type CoupCase, keyOf, STATUS_TONES } from './cases'

interface CaseListProps {
  cases: readonly CoupCase[]
  chosen: string | null
  choose: (key: string) => void
}

/** Tonight's disputes, the open ones first. */
export function CaseList({ cases, chosen, choose }: CaseListProps) {
  const t = useT('chemin-deputato')
  if (cases.length === 0) return <Nothing>{t('none')}</Nothing>
  return (
    <ul className="flex flex-col gap-3">
      {cases.map((one) => {
        const key = keyOf(one)
        return (
          <CoupCaseCard
            key={key}
            one={one}
            when={<Moment at={one.dispute.openedAt} />}
            isChosen={key === chosen}
            onChoose={() => choose(key)}
          />
        )
      })}
    </ul>
  )
}

interface CoupCaseCardProps {
  one: WaitingDispute
  when: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** A dispute of chemin de fer in a list. */
export function CoupCaseCard({ one: { table, dispute }, ...props }: CoupCaseCardProps) {
  const t = useT('chemin-deputato')
  return (
    <CaseCard
      {...props}
      about={dispute.about}
      who={<Contenders dispute={dispute} />}
      status={{ tone: STATUS_TONES[dispute.status], text: t(`status.${dispute.status}`) }}
      where={
        <>
          {table.label}
          {dispute.coup > 0 && <> · {t('case.coupNumber', { n: dispute.coup })}</>}
        </>
      }
    />
  )
}
