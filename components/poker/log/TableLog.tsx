'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../language/i18n'
import { NamesProvider } from '../../live/names'
import { Button } from '../../ui/Button'
import { Loading, Nothing } from '../../ui/Loading'
import { type LogEntry, readLog } from './entries'
import { LogLine } from './LogLine'
import { undone } from './undone'

const PAGE_ROWS = 50

interface TableLogProps {
  evening: string | null
  table: string
  /** A new value fetches the log again. */
  version: string | number
  names: (member: string) => boolean
  /** Links or buttons shown with an entry. */
  beside?: (entry: LogEntry) => ReactNode
}

/** The log of a table, newest first; corrected entries stay, struck through. */
export function TableLog({ evening, table, version, names, beside }: TableLogProps) {
  const t = useT('table')
  const log = useInfiniteQuery({
    queryKey: ['log', evening, table, version],
    enabled: evening !== null,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) =>
      readLog({ evening: evening ?? '', table, before, limit: PAGE_ROWS }),
    getNextPageParam: ({ entries }) =>
      entries.length < PAGE_ROWS ? undefined : entries.at(-1)?.position,
    placeholderData: (before) => before,
  })
  const failed = log.isError && <p role="alert">{t('log.unreachable')}</p>
  if (!log.data) return failed || <Loading />
  const { pages } = log.data
  const entries = pages.flatMap((page) => page.entries)
  const struck = undone(entries)
  if (entries.length === 0) return <Nothing>{t('log.none')}</Nothing>
  return (
    <div className="flex flex-col gap-3">
      {failed}
      <NamesProvider names={Object.assign({}, ...pages.map((page) => page.names))}>
        <ol className="flex flex-col gap-1">
          {entries.map((entry) => (
            <LogLine
              key={entry.position}
              entry={entry}
              struck={struck.has(entry.position)}
              names={names}
            >
              {beside?.(entry)}
            </LogLine>
          ))}
        </ol>
      </NamesProvider>
      {log.hasNextPage && (
        <div>
          <Button isPending={log.isFetchingNextPage} onPress={() => log.fetchNextPage()}>
            {t('log.earlier')}
          </Button>
        </div>
      )}
    </div>
  )
}
