'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isKey } from '@/messages/keys'
import { NO_ROUNDS, type OddsSum, sigmasOf, sumWith } from '@/rules/kernel/odds'
import { useGameName } from '../club/club'
import { Figures } from '../history/Figures'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { PeriodChoice } from '../season/PeriodChoice'
import { Amount, useChips } from '../tell/Amount'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Loading, Nothing } from '../ui/Loading'
import { Cone } from './Cone'
import { Days } from './Days'
import { Formulas } from './Formulas'
import type { OddsLine } from './figures'
import { ShiftGaps } from './ShiftGaps'
import { TableDetail } from './TableDetail'
import { BLACK_JACK, ChoicesNote, FAR_SIGMAS, inChips, PlaceMark } from './writing'

/** The results of the banked games' tables beside what chance led one to expect, for those who answer for them. */
export function OddsScreen() {
  const t = useT('odds')
  const [chosen, choose] = useState<string | null>(null)
  const periods = useQuery({ queryKey: ['periods'], queryFn: () => trpc.season.periods.query() })
  const period = chosen ?? periods.data?.seasons[0] ?? 'all'
  const days = useInfiniteQuery({
    queryKey: ['odds', period],
    queryFn: ({ pageParam }) => trpc.odds.days.query({ period, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ waiting, last }) => (waiting > 0 ? last : null),
    enabled: periods.isFetched,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = days
  const isReading = hasNextPage && !isError
  useEffect(() => {
    if (isReading && !isFetching) void fetchNextPage()
  }, [isReading, isFetching, fetchNextPage])
  const { seasons = [], years = [] } = periods.data ?? {}
  const pages = days.data?.pages ?? []
  const lines = pages.flatMap((page) => page.lines)
  const waiting = pages.at(-1)?.waiting ?? 0
  return (
    <Page
      wide
      title={t('title')}
      aside={<PeriodChoice seasons={seasons} years={years} value={period} onChange={choose} />}
    >
      <p className="max-w-4xl text-sage">{t('lead')}</p>
      {days.error && <RefusalNote refusal={refusalOf(days.error)} />}
      {days.isPending && <Loading />}
      {waiting > 0 && <p role="status">{t('reading', { count: waiting })}</p>}
      {days.data && lines.length === 0 && waiting === 0 && <Nothing>{t('empty')}</Nothing>}
      {lines.length > 0 && <Tables key={period} lines={lines} />}
      {days.data && <ShiftGaps shifts={pages.flatMap(({ shifts }) => shifts)} />}
      <Formulas />
    </Page>
  )
}

/** The whole period: days far away on top, then game by game. */
function Tables({ lines }: { lines: readonly OddsLine[] }) {
  const t = useT('odds')
  const [seen, look] = useState<OddsLine | null>(null)
  const far = lines.filter(({ sum }) => Math.abs(sigmasOf(sum) ?? 0) > FAR_SIGMAS)
  const games = [...new Set(lines.map(({ game }) => game))]
  return (
    <>
      <Block title={t('beyond.title')} marked={far.length > 0}>
        {far.length === 0 && <p>{t('beyond.none')}</p>}
        {far.length > 0 && (
          <>
            <Days lines={far} isHouse={far.every(isHouses)} onLook={look} />
            <p className="mt-3 text-sage">{t('beyond.note')}</p>
          </>
        )}
      </Block>
      {seen && <TableDetail line={seen} onClose={() => look(null)} />}
      {games.map((game) => (
        <OfGame
          key={game}
          game={game}
          lines={lines.filter((one) => one.game === game)}
          onLook={look}
        />
      ))}
    </>
  )
}

/** At chemin de fer a member holds the bank. */
const isHouses = ({ game }: Pick<OddsLine, 'game'>): boolean => game !== 'chemin-de-fer'

interface OfGameProps {
  game: string
  /** The latest first. */
  lines: readonly OddsLine[]
  onLook: (line: OddsLine) => void
}

function OfGame({ game, lines, onLook }: OfGameProps) {
  const t = useT('odds')
  const chips = useChips()
  const name = useGameName()
  const course: OddsSum[] = [NO_ROUNDS]
  for (const { sum } of lines.toReversed()) course.push(sumWith(course.at(-1) ?? NO_ROUNDS, sum))
  const all = course.at(-1) ?? NO_ROUNDS
  const deviation = inChips(Math.sqrt(all.variance))
  const about = `about.${game}`
  return (
    <Block title={name(game)}>
      {isKey(t, about) && <p className="mb-3 text-sage">{t(about)}</p>}
      <Figures
        figures={[
          { name: t('facts.rounds'), figure: all.rounds },
          { name: t('facts.laid'), figure: <Amount chips={inChips(all.laid)} /> },
          { name: t('facts.won'), figure: <Amount chips={inChips(all.won)} sign /> },
          { name: t('facts.mean'), figure: <Amount chips={inChips(all.mean)} sign /> },
          ...(all.judged > 0
            ? [{ name: t('facts.given'), figure: <Amount chips={inChips(all.given)} sign /> }]
            : []),
          { name: t('facts.deviation'), figure: <Amount chips={deviation} /> },
          { name: t('facts.place'), figure: <PlaceMark sum={all} /> },
        ]}
      />
      {game === BLACK_JACK && <ChoicesNote sum={all} />}
      <div className="my-4">
        <Cone
          label={t('cone.overDays', {
            won: chips(inChips(all.won), true),
            mean: chips(inChips(all.mean), true),
            deviation: chips(deviation),
          })}
          points={course}
          unit={t('cone.days')}
          last={lines.length}
        />
        <p className="text-sm text-sage">{t('cone.legend')}</p>
      </div>
      <h3 className="mb-2 text-lg">{t('days.title')}</h3>
      <Days lines={lines} isHouse={lines.every(isHouses)} onLook={onLook} />
    </Block>
  )
}
