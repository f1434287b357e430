'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isKey } from '@/messages/keys'
import { useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { useShownName } from '../live/names'
import { trpc } from '../live/trpc'
import { TD } from '../officer/look'
import { Column, SheetTable } from '../officer/SheetTable'
import { Moment } from '../tell/Moment'
import { Button } from '../ui/Button'
import { Loading, Nothing } from '../ui/Loading'
import { SHOWN_AS } from './members/shownAs'
import { plainDetails } from './plainDetails'

const PAGE_ROWS = 50

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Changes made by administrators, newest first, with their authors. */
export function AuditPanel() {
  const t = useT('admin')
  const shown = useShownName()
  const audit = useInfiniteQuery({
    queryKey: ['audit'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => trpc.audit.list.query({ before: pageParam, limit: PAGE_ROWS }),
    getNextPageParam: (last) => (last.length < PAGE_ROWS ? undefined : last.at(-1)?.auditId),
  })
  if (!audit.data) return <Loading />
  const entries = audit.data.pages.flat()
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sage">{t('audit.help')}</p>
      {entries.length === 0 && <Nothing>{t('audit.none')}</Nothing>}
      <SheetTable
        head={
          <>
            <Column>{t('audit.at')}</Column>
            <Column>{t('audit.by')}</Column>
            <Column>{t('audit.what')}</Column>
          </>
        }
      >
        {entries.map((entry) => (
          <tr key={entry.auditId}>
            <td className={`${TD} text-sage sm:whitespace-nowrap`}>
              <Moment at={entry.at} withDay />
            </td>
            <td className={TD}>
              {entry.author === null ? t('audit.system') : shown(entry.author)}
            </td>
            <td className={TD}>
              <Deed what={entry.what} />
              <p className="text-sm wrap-anywhere text-sage">
                <Detail {...entry} />
              </p>
            </td>
          </tr>
        ))}
      </SheetTable>
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

/** An entry that another version of the program wrote may be one that this one has no sentence for. */
function Deed({ what }: { what: string }) {
  const t = useT('admin')
  const key = `did.${what}`
  return isKey(t, key) ? t(key) : what
}

type Entry = Awaited<ReturnType<typeof trpc.audit.list.query>>[number]

/** The details of an entry in one line: whom it concerns, unless its author, the game by its title, and codes in words. */
function Detail({ detail, about, author }: Pick<Entry, 'detail' | 'about' | 'author'>) {
  const t = useT('admin')
  const titleOf = useGameTitle()
  const shown = useShownName()
  if (!isRecord(detail)) return null
  const { game, ...others } = detail
  const wordOf = (field: string, value: string) => {
    if (field === 'showAs' && Object.hasOwn(SHOWN_AS, value))
      return t(SHOWN_AS[value as keyof typeof SHOWN_AS])
    const office = `roles.${value}`
    return field === 'roles' && isKey(t, office) ? t(office) : value
  }
  const who = about === author || about === detail.name ? null : about
  const title = typeof game === 'string' ? titleOf(game) : null
  const said = [who === null ? null : shown(who), title].filter((one) => one !== null)
  return [...said, ...plainDetails(others, wordOf)].join(' · ')
}
