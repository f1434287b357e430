'use client'
import type { ReactNode } from 'react'
import type { DisputeStatus } from '@/rules/poker/state/dispute'
import type { ListedCase } from '@/rules/poker/views/deputato'
import { useT } from '../../../language/i18n'
import { Moment } from '../../../tell/Moment'
import { Badge, type Tone } from '../../../ui/Badge'
import { Nothing } from '../../../ui/Loading'
import { CalledDeputato } from '../CalledDeputato'
import { Contenders } from '../Contenders'
import { disputeStatusKey } from '../NamedArbiters'
import { type Case, keyOf } from './cases'

export const STATUS_TONES: Record<DisputeStatus, Tone> = {
  'to-deputato': 'brass',
  voting: 'warn',
  provisional: 'calm',
  final: 'good',
  withdrawn: 'plain',
}

/** Tonight's disputes; those that wait for the deputato come first. */
export function CaseList(props: {
  cases: readonly Case[]
  chosen: string | null
  choose: (key: string) => void
}) {
  const t = useT('deputato')
  if (props.cases.length === 0) return <Nothing>{t('none')}</Nothing>
  return (
    <ul className="flex flex-col gap-3">
      {props.cases.map((one) => {
        const key = keyOf(one)
        return (
          <CaseCard
            key={key}
            one={one}
            when={<Moment at={one.dispute.openedAt} />}
            isChosen={key === props.chosen}
            onChoose={() => props.choose(key)}
          >
            <CalledDeputato dispute={one.dispute} deputato={one.table.deputato} />
          </CaseCard>
        )
      })}
    </ul>
  )
}

interface CaseCardProps {
  one: ListedCase
  when: ReactNode
  isChosen: boolean
  onChoose: () => void
  /** Further lines of the card. */
  children?: ReactNode
}

/** A dispute in a list: status, table, subject and contenders. */
export function CaseCard({ one, when, isChosen, onChoose, children }: CaseCardProps) {
  const t = useT('deputato')
  const { table, dispute } = one
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={`w-full rounded-card border-2 p-4 text-left ${
          isChosen ? 'border-brass bg-felt-high' : 'border-line bg-felt'
        }`}
      >
        <span className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <Badge tone={STATUS_TONES[dispute.status]}>
            {t(`status.${disputeStatusKey(dispute)}`)}
          </Badge>
          <span className="text-sm text-sage">{when}</span>
        </span>
        <span className="block text-lg font-semibold">
          {table.label}
          {dispute.colpo > 0 && <> · {t('colpo.number', { n: dispute.colpo })}</>}
        </span>
        <span className="line-clamp-2 block">{dispute.about}</span>
        <span className="block text-sage">
          <Contenders dispute={dispute} />
        </span>
        {children}
      </button>
    </li>
  )
}
