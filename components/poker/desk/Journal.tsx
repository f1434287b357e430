'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import { SHEET, TD, TH } from '../../officer/look'
import { PrintLink } from '../../officer/PrintLink'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { Button } from '../../ui/Button'
import { Loading, Nothing } from '../../ui/Loading'
import { useCommanding } from '../commanding'
import { type Entry, undone, useTold } from './told'

const PAGE = 50

/** A table's log, newest first. What was put right stays, struck through; a passata's slip is printed here. */
export function Journal({ table, version }: { table: string; version: number }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  const log = useInfiniteQuery({
    queryKey: ['log', evening, table, version],
    enabled: evening !== null,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      trpc.log.table.query({ evening: evening ?? '', table, before: pageParam, limit: PAGE }),
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.position),
    placeholderData: (before) => before,
  })
  if (!log.data) return <Loading />
  const entries: Entry[] = log.data.pages.flat()
  const struck = undone(entries)
  if (entries.length === 0) return <Nothing>{t('log.none')}</Nothing>
  return (
    <div className="flex flex-col gap-3">
      <div className="overflow-x-auto rounded-card bg-felt">
        <table className={SHEET}>
          <thead>
            <tr>
              <th className={TH}>{t('log.at')}</th>
              <th className={TH}>{t('log.what')}</th>
              <th className={TH}>{t('log.by')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Line key={entry.position} entry={entry} struck={struck.has(entry.position)} />
            ))}
          </tbody>
        </table>
      </div>
      {log.hasNextPage && (
        <div>
          <Button isPending={log.isFetchingNextPage} onPress={() => log.fetchNextPage()}>
            {t('log.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Line({ entry, struck }: { entry: Entry; struck: boolean }) {
  const t = useT('desk')
  const told = useTold()
  const { evening } = useCommanding()
  const { at, by, position, type } = entry
  return (
    <tr>
      <td className={`${TD} whitespace-nowrap text-sage tabular-nums`}>
        <Moment at={at} />
      </td>
      <td className={TD}>
        <span className={struck ? 'text-sage line-through' : ''}>{told(entry)}</span>
        {struck && <span className="ml-2 text-sm text-warn">{t('log.undone')}</span>}
        {type === 'passataTaken' && evening && (
          <PrintLink evening={evening} paper={`passata/${position}`} label={t('print.passata')} />
        )}
      </td>
      <td className={`${TD} text-sage`}>
        {by.member ? (
          <MemberName id={by.member} />
        ) : (
          t(by.roles.includes('tavolo') ? 'log.tablet' : 'log.clock')
        )}
      </td>
    </tr>
  )
}
