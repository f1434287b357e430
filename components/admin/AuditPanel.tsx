'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { SHEET, TD, TH } from '../officer/look'
import { Moment } from '../tell/Moment'
import { Button } from '../ui/Button'
import { Loading, Nothing } from '../ui/Loading'

const PAGE_ROWS = 50

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Changes made by administrators, newest first, with their authors. */
export function AuditPanel() {
  const t = useT('admin')
  const audit = useInfiniteQuery({
    queryKey: ['audit'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => trpc.audit.list.query({ before: pageParam, limit: PAGE_ROWS }),
    getNextPageParam: (last) => (last.length < PAGE_ROWS ? undefined : last.at(-1)?.auditId),
  })
  const members = useQuery({ queryKey: ['members'], queryFn: () => trpc.members.list.query() })
  if (!audit.data) return <Loading />
  const nameOf = (by: unknown) =>
    members.data?.find(({ id }) => isRecord(by) && by.member === id)?.name
  const entries = audit.data.pages.flat()
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sage">{t('audit.help')}</p>
      {entries.length === 0 && <Nothing>{t('audit.none')}</Nothing>}
      <div className="overflow-x-auto rounded-card bg-felt">
        <table className={SHEET}>
          <thead>
            <tr>
              <th className={TH}>{t('audit.at')}</th>
              <th className={TH}>{t('audit.by')}</th>
              <th className={TH}>{t('audit.what')}</th>
              <th className={TH}>{t('audit.detail')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.auditId}>
                <td className={`${TD} whitespace-nowrap text-sage`}>
                  <Moment at={entry.at} withDay />
                </td>
                <td className={TD}>{nameOf(entry.by) ?? t('audit.system')}</td>
                <td className={TD}>
                  {t.has(`did.${entry.what}`) ? t(`did.${entry.what}`) : entry.what}
                </td>
                <td className={`${TD} text-sm break-all text-sage`}>
                  <Detail detail={entry.detail} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {audit.hasNextPage && (
        <div>
          <Button isPending={audit.isFetchingNextPage} onPress={() => audit.fetchNextPage()}>
            {t('audit.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The details of an entry in one line: plain values only, since ids and documents would not help a reader here. */
function Detail({ detail }: { detail: unknown }) {
  const titleOf = useGameTitle()
  if (!isRecord(detail)) return null
  const { game, ...others } = detail
  const title = typeof game === 'string' ? titleOf(game) : null
  return [...(title === null ? [] : [title]), ...Object.values(others)]
    .flatMap((value) => (Array.isArray(value) ? [value.join(', ')] : [value]))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .filter((value) => !ID.test(String(value)))
    .join(' · ')
}
