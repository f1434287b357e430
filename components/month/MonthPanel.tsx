'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GameMark } from '../club/GameMark'
import { useDays } from '../history/days'
import { Figures } from '../history/Figures'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Amount } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'
import type { MonthFigures } from './figures'
import { MonthPapers, useMonths } from './MonthPapers'
import { MonthEvenings, MonthOfClub, MonthPayments } from './tables'

/** A month for the treasurer: its papers, what each evening came to, the club's part, and the payments still open. */
export function MonthPanel() {
  const t = useT('month')
  const months = useMonths()
  const [chosen, choose] = useState<string | null>(null)
  const month = chosen ?? months?.[0] ?? ''
  const figures = useQuery({
    queryKey: ['month', month],
    queryFn: () => trpc.month.of.query({ month }),
    enabled: month !== '',
    staleTime: 0,
  })
  if (!months) return <Loading />
  return (
    <div className="flex flex-col gap-4">
      <Block title={t('title')}>
        <p className="mb-3 max-w-prose text-sage">{t('lead')}</p>
        <MonthPapers months={months} month={month} onChange={choose} />
      </Block>
      {figures.error && <RefusalNote refusal={refusalOf(figures.error)} />}
      {month !== '' && figures.isPending && <Loading />}
      {figures.data && <Shown month={figures.data} />}
    </div>
  )
}

function Shown({ month }: { month: MonthFigures }) {
  const t = useT('month')
  const { sums, evenings, payments } = month
  return (
    <>
      <Unfinished month={month} />
      <Figures
        figures={[
          { name: t('facts.evenings'), figure: evenings.length },
          { name: t('casse'), figure: <Amount chips={sums.casse} /> },
          { name: t('club'), figure: <Amount chips={sums.club} sign /> },
          { name: t('owed'), figure: <Amount chips={sums.owed} /> },
        ]}
      />
      <Block title={t('evenings')}>
        <MonthEvenings month={month} />
      </Block>
      <MonthOfClub month={month} />
      {payments.length > 0 && (
        <Block title={t('payments')}>
          <MonthPayments month={month} />
        </Block>
      )}
    </>
  )
}

/** The evenings whose figures may still change. */
function Unfinished({ month: { unfinished } }: { month: MonthFigures }) {
  const t = useT('month')
  const titleOf = useEveningTitle()
  const { short } = useDays()
  if (unfinished.length === 0) return null
  return (
    <Block title={t('unfinished.title')} marked>
      <ul>
        {unfinished.map((one) => (
          <li key={one.streamId}>
            {short(one.day)} · {titleOf(one)}
            <GameMark game={one.game} />: {t(`unfinished.${one.status}`)}
          </li>
        ))}
      </ul>
    </Block>
  )
}
