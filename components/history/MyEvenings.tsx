'use client'
import { useQuery } from '@tanstack/react-query'
import { greater, lesser, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { Amount, useChips } from '../tell/Amount'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { buttonLook } from '../ui/buttonLook'
import { Loading, Nothing } from '../ui/Loading'
import { BalancePlot } from './BalancePlot'
import { EveningsList } from './EveningsList'
import { EveningsTable } from './EveningsTable'
import { Figures } from './Figures'
import type { MyEvening } from './myEvening'
import { OwedPayments } from './OwedPayments'

/** The member's closed evenings: chips drawn, chips left, and the running balance. */
export function MyEvenings() {
  const t = useT('history')
  const evenings = useQuery({ queryKey: ['history'], queryFn: () => trpc.history.mine.query() })
  return (
    <Page title={t('title')}>
      <p className="text-sage">{t('lead')}</p>
      <OwedPayments />
      {evenings.isPending && <Loading />}
      {evenings.isError && <RefusalNote refusal={refusalOf(evenings.error)} />}
      {evenings.data?.length === 0 && <Nothing>{t('empty')}</Nothing>}
      {evenings.data && evenings.data.length > 0 && <Account evenings={evenings.data} />}
    </Page>
  )
}

function Account({ evenings }: { evenings: readonly MyEvening[] }) {
  const t = useT('history')
  const finals = evenings.map(({ final }) => final)
  const balance = evenings.at(-1)?.balance ?? NO_CHIPS
  return (
    <>
      <Figures
        figures={[
          { name: t('summary.evenings'), figure: evenings.length },
          {
            name: t('summary.casse'),
            figure: <Amount chips={sumOf(evenings.map(({ casse }) => casse))} />,
          },
          { name: t('summary.balance'), figure: <Amount chips={balance} sign /> },
          { name: t('summary.best'), figure: <Amount chips={finals.reduce(greater)} sign /> },
          { name: t('summary.worst'), figure: <Amount chips={finals.reduce(lesser)} sign /> },
        ]}
      />
      {evenings.length > 1 && <Course evenings={evenings} />}
      <Block>
        <div className="max-sm:hidden">
          <EveningsTable evenings={evenings} />
        </div>
        <div className="sm:hidden">
          <EveningsList evenings={evenings} />
        </div>
      </Block>
      <Exports />
    </>
  )
}

function Course({ evenings }: { evenings: readonly MyEvening[] }) {
  const t = useT('history')
  const chips = useChips()
  const balances = evenings.map(({ balance }) => balance)
  const label = t('plot.label', {
    from: chips(balances.reduce(lesser), true),
    to: chips(balances.reduce(greater), true),
    now: chips(balances.at(-1) ?? NO_CHIPS, true),
  })
  return (
    <Block title={t('plot.title')}>
      <BalancePlot
        label={label}
        days={evenings.map(({ day }) => day)}
        courses={[{ name: t('plot.caption'), values: balances }]}
        height={200}
      />
    </Block>
  )
}

function Exports() {
  const { club } = useClub()
  const t = useT('history')
  const print = `/print/${encodeURIComponent(club.slug)}`
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <a className={buttonLook()} href={`${print}/estratto.pdf`} target="_blank" rel="noopener">
          {t('statement')}
        </a>
        <a className={buttonLook('quiet')} href={`${print}/estratto.csv?forma=foglio`} download>
          {t('sheet')}
        </a>
        <a className={buttonLook('quiet')} href={`${print}/estratto.csv`} download>
          {t('csv')}
        </a>
      </div>
      <p className="text-sm text-sage">{t('csvNote')}</p>
    </div>
  )
}
