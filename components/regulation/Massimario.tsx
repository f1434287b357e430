'use client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLingua, useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { refusalOf, trpc } from '../live/trpc'
import { othersOf } from '../others'
import { Page } from '../page/Page'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Loading, Nothing } from '../ui/Loading'
import { Select } from '../ui/Select'
import { PastRuling } from './PastRuling'

const EVERY_PROVISION = 'all'

interface Sought {
  /** Null for every provision. */
  provision: string | null
  words: string
}

/** The massimario: the club's final rulings on a game, without names, searched by words and provision. */
export function Massimario({ game, sought }: { game: string; sought: Sought }) {
  const t = useT('regulation')
  const [asked, setAsked] = useState(sought)
  return (
    <GameProvider game={game}>
      <Page title={t('massimario.title')}>
        <p className="text-sage">{t('massimario.intro')}</p>
        <SearchForm game={game} sought={asked} onSearch={setAsked} />
        <Found game={game} sought={asked} />
      </Page>
    </GameProvider>
  )
}

interface SearchProps {
  game: string
  sought: Sought
  onSearch: (sought: Sought) => void
}

function SearchForm({ game, sought, onSearch }: SearchProps) {
  const t = useT('regulation')
  const lingua = useLingua()
  const [words, setWords] = useState(sought.words)
  const provisions = useQuery({
    queryKey: ['provisions', game, lingua],
    queryFn: async () => (await (await othersOf(game))?.regulation?.titles?.(lingua)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[2fr_2fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch({ ...sought, words: words.trim() })
      }}
    >
      <Field
        label={t('massimario.words')}
        type="search"
        value={words}
        onChange={setWords}
        maxLength={100}
      />
      <Select
        label={t('massimario.provision')}
        value={sought.provision ?? EVERY_PROVISION}
        onChange={(key) =>
          onSearch({ words: words.trim(), provision: key === EVERY_PROVISION ? null : key })
        }
        options={[
          { key: EVERY_PROVISION, label: t('massimario.every') },
          ...(provisions.data ?? []).map(({ id, title }) => ({ key: id, label: `${id} ${title}` })),
        ]}
      />
      <Button type="submit" variant="primary">
        {t('massimario.search')}
      </Button>
    </form>
  )
}

function Found({ game, sought }: { game: string; sought: Sought }) {
  const t = useT('regulation')
  const found = useInfiniteQuery({
    queryKey: ['massimario', game, sought],
    queryFn: ({ pageParam: page }) => trpc.precedents.search.query({ game, ...sought, page }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : null),
    placeholderData: keepPreviousData,
  })
  if (found.error) return <RefusalNote refusal={refusalOf(found.error)} />
  if (!found.data) return <Loading />
  const rulings = found.data.pages.flatMap((page) => page.rulings)
  if (rulings.length === 0) return <Nothing>{t('massimario.none')}</Nothing>
  return (
    <Block title={t('massimario.found')}>
      <ul aria-live="polite">
        {rulings.map((ruling) => (
          <PastRuling key={ruling.key} ruling={ruling} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => found.fetchNextPage()}>
          {t('massimario.more')}
        </Button>
      )}
    </Block>
  )
}
