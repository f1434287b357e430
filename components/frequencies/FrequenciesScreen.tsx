'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RANKS } from '@/rules/kernel/cards'
import { useGameName } from '../club/club'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { useDecimals } from '../odds/writing'
import { Page } from '../page/Page'
import { PeriodChoice } from '../season/PeriodChoice'
import { RefusalNote } from '../tell/RefusalNote'
import { Badge } from '../ui/Badge'
import { Block } from '../ui/Block'
import { Loading, Nothing } from '../ui/Loading'

/** While evenings are still to be read, the figures are asked for again. */
const READ_ON_MS = 300
/** A χ² that chance brings less often than this asks for a look. */
const RARE_CHANCE = 0.001

type Read = Awaited<ReturnType<typeof trpc.frequencies.of.query>>
type Cards = Read['cards'][number]
type Draws = Read['draws'][number]

/** How often cards came and places were drawn beside how often chance brings them, for every member. */
export function FrequenciesScreen() {
  const t = useT('frequencies')
  const [period, choose] = useState('all')
  const periods = useQuery({ queryKey: ['periods'], queryFn: () => trpc.season.periods.query() })
  const read = useQuery({
    queryKey: ['frequencies', period],
    queryFn: () => trpc.frequencies.of.query({ period }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? READ_ON_MS : false),
  })
  const { seasons = [], years = [] } = periods.data ?? {}
  const { cards = [], draws = [], waiting = 0 } = read.data ?? {}
  const isEmpty = read.isSuccess && waiting === 0 && cards.length + draws.length === 0
  return (
    <Page
      wide
      title={t('title')}
      aside={<PeriodChoice seasons={seasons} years={years} value={period} onChange={choose} />}
    >
      <p className="max-w-4xl text-sage">{t('lead')}</p>
      {read.error && <RefusalNote refusal={refusalOf(read.error)} />}
      {read.isPending && <Loading />}
      {waiting > 0 && <p role="status">{t('reading', { count: waiting })}</p>}
      {isEmpty && <Nothing>{t('empty')}</Nothing>}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {cards.map((one) => (
          <CardsBlock key={one.game} cards={one} />
        ))}
        {draws.map((one) => (
          <DrawsBlock key={`${one.game}/${one.size}`} draws={one} />
        ))}
      </div>
      <Block title={t('how.title')}>
        <div className="flex max-w-4xl flex-col gap-2">
          <p>{t('how.chance')}</p>
          <p>{t('how.cards')}</p>
          <p>{t('how.left')}</p>
          <p>{t('how.draws')}</p>
        </div>
      </Block>
    </Page>
  )
}

/** χ² with the chance of one this large or larger, or that there are too few to say. */
function Verdict({ test }: { test: Cards['test'] }) {
  const t = useT('frequencies')
  const decimals = useDecimals()
  if (test === null) return <p className="mb-3 text-sage">{t('few')}</p>
  const { chiSquared, degrees, chance } = test
  const isRare = chance < RARE_CHANCE
  return (
    <p className="mb-3">
      {t('test', { chiSquared: decimals(chiSquared, 2), degrees, chance: decimals(chance, 4) })}{' '}
      <Badge tone={isRare ? 'warn' : 'plain'}>{t(isRare ? 'rare' : 'usual')}</Badge>
    </p>
  )
}

function CardsBlock({ cards }: { cards: Cards }) {
  const t = useT('frequencies')
  const name = useGameName()
  const decimals = useDecimals()
  const { game, seen, expected, test, shoes, cards: count } = cards
  return (
    <Block
      title={t('cards.title', { game: name(game) })}
      aside={t('cards.count', { count, shoes })}
    >
      <Verdict test={test} />
      <table className={TABLE}>
        <caption className="sr-only">{t('cards.title', { game: name(game) })}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('cards.value')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('seen')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('expected')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {RANKS.map((rank, at) => (
            <tr key={rank}>
              <th scope="row" className={CELL}>
                {rank}
              </th>
              <td className={`${CELL} ${FIGURE}`}>{seen[at]}</td>
              <td className={`${CELL} ${FIGURE}`}>{decimals(expected, 1)}</td>
              <td className={`${CELL} ${FIGURE}`}>
                {decimals((seen[at] ?? 0) - expected, 1, true)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}

/** The places drawn, by the order of signature; the first place is the first cartaro's. */
function DrawsBlock({ draws: { game, size, draws, seen, test } }: { draws: Draws }) {
  const t = useT('frequencies')
  const name = useGameName()
  const decimals = useDecimals()
  const title = t('draws.title', { game: name(game), size })
  return (
    <Block title={title} aside={t('draws.count', { count: draws })}>
      <Verdict test={test} />
      <div className="overflow-x-auto">
        <table className={TABLE}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th className={HEAD}>{t('draws.signer')}</th>
              {seen.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <th key={place} className={`${HEAD} ${FIGURE}`}>
                  {place === 0 ? t('draws.cartaro') : t('draws.seat', { n: place + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seen.map((row, rank) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a signer is their place in the order
              <tr key={rank}>
                <th scope="row" className={`${CELL} font-normal`}>
                  {t('draws.nth', { n: rank + 1 })}
                </th>
                {row.map((count, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                  <td key={place} className={`${CELL} ${FIGURE}`}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-sage">
        {t('draws.each', { expected: decimals(draws / size, 1) })}
      </p>
    </Block>
  )
}
