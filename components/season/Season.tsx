'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sumOf } from '@/rules/kernel/chips'
import { useClub } from '../club/club'
import { Figures } from '../history/Figures'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { OddsLink } from '../odds/OddsLink'
import { Page } from '../page/Page'
import { Amount } from '../tell/Amount'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { buttonLook } from '../ui/buttonLook'
import { Loading, Nothing } from '../ui/Loading'
import { CourseCard } from './CourseCard'
import { EveningsCard } from './EveningsCard'
import type { SeasonFigures } from './figures'
import { ImbalancesCard } from './ImbalancesCard'
import { PeriodChoice } from './PeriodChoice'
import { Ranking } from './Ranking'

/** The club's season, for any member: ranking, balances over time, imbalances, evenings. */
export function Season() {
  const t = useT('season')
  const { club } = useClub()
  const [chosen, choose] = useState<string | null>(null)
  const periods = useQuery({ queryKey: ['periods'], queryFn: () => trpc.season.periods.query() })
  const period = chosen ?? periods.data?.seasons[0] ?? 'all'
  const season = useQuery({
    queryKey: ['season', period],
    queryFn: () => trpc.season.of.query({ period }),
    enabled: periods.isSuccess,
  })
  const failed = periods.error ?? season.error
  return (
    <Page
      wide
      title={t('title')}
      aside={
        <PeriodChoice
          seasons={periods.data?.seasons ?? []}
          years={periods.data?.years ?? []}
          value={period}
          onChange={choose}
        />
      }
    >
      <p className="text-sage">{t('lead')}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={`/${club.slug}/sorteggi`}>{t('frequencies')}</ButtonLink>
        <OddsLink>{t('odds')}</OddsLink>
      </p>
      {failed && <RefusalNote refusal={refusalOf(failed)} />}
      {!failed && season.isPending && <Loading />}
      {season.data?.evenings.length === 0 && <Nothing>{t('empty')}</Nothing>}
      {season.data && season.data.evenings.length > 0 && (
        <Figured key={period} season={season.data} period={period} />
      )}
    </Page>
  )
}

function Figured({ season, period }: { season: SeasonFigures; period: string }) {
  const t = useT('season')
  const { evenings, members } = season
  const even = evenings.filter(({ gap }) => gap === 0).length
  return (
    <>
      <Figures
        figures={[
          { name: t('facts.evenings'), figure: evenings.length },
          { name: t('facts.players'), figure: members.length },
          {
            name: t('facts.casse'),
            figure: <Amount chips={sumOf(evenings.map(({ casse }) => casse))} />,
          },
          {
            name: t('facts.even'),
            figure: t('ofEvenings', { count: even, all: evenings.length }),
          },
        ]}
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <Block title={t('ranking.title')}>
          <Ranking members={members} />
        </Block>
        <div className="flex min-w-0 flex-col gap-5">
          <CourseCard season={season} />
          <ImbalancesCard gaps={evenings.map(({ gap }) => gap)} />
        </div>
      </div>
      <EveningsCard evenings={evenings} />
      <Exports period={period} />
    </>
  )
}

function Exports({ period }: { period: string }) {
  const { club } = useClub()
  const t = useT('season')
  const href = (table: string) =>
    `/print/${encodeURIComponent(club.slug)}/${table}.csv?periodo=${period}`
  const sheet = (table: string) => `${href(table)}&forma=foglio`
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => window.print()}>{t('print')}</Button>
        <a className={buttonLook()} href={sheet('stagione')} download>
          {t('sheet.ranking')}
        </a>
        <a className={buttonLook()} href={sheet('serate')} download>
          {t('sheet.evenings')}
        </a>
        <a className={buttonLook('quiet')} href={href('stagione')} download>
          {t('csv.ranking')}
        </a>
        <a className={buttonLook('quiet')} href={href('serate')} download>
          {t('csv.evenings')}
        </a>
      </div>
      <p className="text-sm text-sage">{t('csv.note')}</p>
    </div>
  )
}
