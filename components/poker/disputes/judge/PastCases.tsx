'use client'
import type { ReactNode } from 'react'
import { useDays } from '../../../history/days'
import { useT } from '../../../language/i18n'
import { NamesProvider } from '../../../live/names'
import { MemberName } from '../../../tell/MemberName'
import { PokerCaseCard } from './CaseList'
import { type PastDispute, pastCaseKeyOf, type WaitingCases } from './pastWaiting'

interface PastCasesProps {
  waiting: WaitingCases
  chosen: string | null
  choose: (one: PastDispute) => void
}

/** XVII.3: disputes of closed evenings that wait for a final ruling; those with a provisional ruling are folded away. */
export function PastCases({ waiting, chosen, choose }: PastCasesProps) {
  const t = useT('deputato')
  const sent = waiting.cases.filter(({ dispute }) => dispute.status === 'to-deputato')
  const momentary = waiting.cases.filter(({ dispute }) => dispute.status !== 'to-deputato')
  const listed = (cases: readonly PastDispute[]): ReactNode => (
    <ul className="flex flex-col gap-3">
      {cases.map((one) => (
        <PastCard
          key={pastCaseKeyOf(one)}
          one={one}
          isChosen={pastCaseKeyOf(one) === chosen}
          onChoose={() => choose(one)}
        />
      ))}
    </ul>
  )
  return (
    <NamesProvider names={waiting.names}>
      {sent.length > 0 && listed(sent)}
      {momentary.length > 0 && (
        <details open={sent.length === 0}>
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {t('past.momentary', { n: momentary.length })}
          </summary>
          {listed(momentary)}
        </details>
      )}
    </NamesProvider>
  )
}

function PastCard(props: { one: PastDispute; isChosen: boolean; onChoose: () => void }) {
  const { one, isChosen, onChoose } = props
  const t = useT('deputato')
  const { short } = useDays()
  const table = one.dispute.decisions.findLast(
    ({ by, inFavourOf }) => by === 'table' && inFavourOf !== null,
  )
  return (
    <PokerCaseCard
      one={one}
      when={`${one.title} · ${short(one.day)}`}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <span className="block text-sage">
        {table
          ? t.rich('past.table', { who: () => <MemberName id={table.inFavourOf} /> })
          : t('past.noTable')}
      </span>
    </PokerCaseCard>
  )
}
