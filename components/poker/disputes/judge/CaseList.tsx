'use client'
import type { ReactNode } from 'react'
import type { DisputeStatus } from '@/rules/poker/state/dispute'
import type { ListedCase } from '@/rules/poker/views/deputato'
import { CaseCard } from '../../../disputes/CaseCard'
import { Contenders } from '../../../disputes/Contenders'
import { useT } from '../../../language/i18n'
import { Moment } from '../../../tell/Moment'
import type { Tone } from '../../../ui/Badge'
import { Nothing } from '../../../ui/Loading'
import { CalledDeputato } from '../CalledDeputato'
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
          <PokerCaseCard
            key={key}
            one={one}
            when={<Moment at={one.dispute.openedAt} />}
            isChosen={key === props.chosen}
            onChoose={() => props.choose(key)}
          >
            <CalledDeputato dispute={one.dispute} deputato={one.table.deputato} />
          </PokerCaseCard>
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

/** A dispute of poker in a list. */
export function PokerCaseCard({ one, ...props }: CaseCardProps) {
  const t = useT('deputato')
  const { table, dispute } = one
  return (
    <CaseCard
      {...props}
      about={dispute.about}
      who={<Contenders dispute={dispute} />}
      status={{
        tone: STATUS_TONES[dispute.status],
        text: t(`status.${disputeStatusKey(dispute)}`),
      }}
      where={
        <>
          {table.label}
          {dispute.colpo > 0 && <> · {t('colpo.number', { n: dispute.colpo })}</>}
        </>
      }
    />
  )
}
