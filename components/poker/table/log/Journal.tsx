'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '../../../language/i18n'
import { trpc } from '../../../live/trpc'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { FullSheet } from '../Sheet'
import { JournalLine, type LogEntry } from './JournalLine'

const PAGE = 40

/** Everything that happened at this table, newest first; what was corrected stays, struck through. */
export function Journal({ onClose }: { onClose: () => void }) {
  const { view, evening } = useTable()
  const t = useT('table')
  const table = view.summary.id
  const pages = useInfiniteQuery({
    queryKey: ['log', evening, table, view.colpoNumber, view.corrections.length],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      trpc.log.table.query({ evening, table, before: pageParam, limit: PAGE }),
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.position),
  })
  const entries = (pages.data?.pages ?? []).flat() as LogEntry[]
  return (
    <FullSheet title={t('more.journal')} onClose={onClose}>
      {pages.isError && <p role="alert">{t('log.unreachable')}</p>}
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          <JournalLine key={entry.position} entry={entry} struck={isReplaced(entry, entries)} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button isDisabled={pages.isFetching} onPress={() => pages.fetchNextPage()}>
          {t('log.earlier')}
        </Button>
      )}
    </FullSheet>
  )
}

/** A result is replaced when a later correction names the same colpo. */
function isReplaced(entry: LogEntry, all: readonly LogEntry[]): boolean {
  if (entry.type !== 'colpoSettled' && entry.type !== 'colpoCorrected') return false
  return all.some(
    (later) =>
      later.position > entry.position &&
      later.type === 'colpoCorrected' &&
      later.event.colpo === entry.event.colpo,
  )
}
