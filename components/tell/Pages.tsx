'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../language/i18n'
import { NamesProvider } from '../live/names'
import { refusalOf } from '../live/trpc'
import { useQueueState } from '../live/useGive'
import { Button } from '../ui/Button'
import { Loading, Nothing } from '../ui/Loading'
import { AskAgain } from './AskAgain'
import { Turning } from './Turning'

/** Rows of what has happened, newest first, with the names of the members in them. */
interface PageOf<Row> {
  rows: readonly Row[]
  names: Readonly<Record<string, string>>
}

interface PagesProps<Row> {
  /** The list of which these are the pages. */
  queryKey: readonly (string | null)[]
  /** As the view says how far it has got: with a new value all the pages that are shown are read again. */
  version: string | number
  /** The rows after the last one that is known, of so many. */
  read: (last: Row | undefined, known: number) => Promise<PageOf<Row>>
  /** The most rows of a page: there are more after one that is full. */
  most: number
  /** Words where nothing has happened. */
  none: ReactNode
  /** One page stands there at a time, instead of all that were asked for. */
  turns?: boolean
  /** The rows that are known, and those of them that are shown. */
  children: (rows: readonly Row[], shown: readonly Row[]) => ReactNode
}

const rowsOf = <Row,>({ pages }: { pages: readonly PageOf<Row>[] }): Row[] =>
  pages.flatMap((page) => page.rows)

/** A list of what has happened, newest first: one page, and the earlier ones as they are asked for. */
export function Pages<Row>(props: PagesProps<Row>) {
  const { queryKey, version, read, most, none, turns = false, children } = props
  const t = useT('common')
  const [first, turn] = useState(0)
  const { data, error, refetch, ...earlier } = useInfiniteQuery({
    queryKey,
    initialPageParam: { last: undefined as Row | undefined, known: 0 },
    queryFn: ({ pageParam: { last, known } }) => read(last, known),
    getNextPageParam: ({ rows }, pages) =>
      rows.length < most
        ? undefined
        : { last: rows.at(-1), known: pages.reduce((sum, page) => sum + page.rows.length, 0) },
    staleTime: 0,
  })
  // A post that goes on alone shows its commands before any list has them.
  const { isAlone } = useQueueState()
  const standing = `${version} ${isAlone}`
  const shown = useRef(standing)
  useEffect(() => {
    if (shown.current === standing) return
    shown.current = standing
    void refetch()
  }, [standing, refetch])
  const failed = error && (
    <AskAgain
      refusal={refusalOf(error)}
      isPending={earlier.isFetching}
      onPress={() => void refetch()}
    />
  )
  if (!data) return failed ?? <Loading />
  const rows = rowsOf(data)
  if (rows.length === 0) return <Nothing>{none}</Nothing>
  return (
    <div className="flex flex-col gap-3">
      {failed}
      <NamesProvider names={Object.assign({}, ...data.pages.map(({ names }) => names))}>
        {children(rows, turns ? rows.slice(first, first + most) : rows)}
      </NamesProvider>
      {turns ? (
        <Turning
          first={first}
          most={most}
          known={rows.length}
          hasMore={earlier.hasNextPage}
          isPending={earlier.isFetchingNextPage}
          onTurn={async (to) => {
            const read = to < rows.length ? data : (await earlier.fetchNextPage()).data
            if (read && to < rowsOf(read).length) turn(to)
          }}
        />
      ) : (
        earlier.hasNextPage && (
          <div>
            <Button
              isPending={earlier.isFetchingNextPage}
              onPress={() => void earlier.fetchNextPage()}
            >
              {t('earlier')}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
