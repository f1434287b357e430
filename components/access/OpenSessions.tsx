'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { deviceName } from '../tell/deviceName'
import { useToast } from '../tell/Toast'
import { Badge } from '../ui/Badge'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'

const KEY = ['auth', 'sessions']

/** The member's open sessions, each with a button that ends it. */
export function OpenSessions() {
  const t = useT('auth')
  const format = useFormatter()
  const { refused } = useToast()
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: KEY, queryFn: () => trpc.auth.sessions.query() })
  const end = async (session: string) => {
    try {
      await trpc.auth.revokeSession.mutate({ session })
    } catch (error) {
      refused(refusalOf(error))
    }
    await queries.invalidateQueries({ queryKey: KEY })
  }
  return (
    <Block title={t('places.title')}>
      {sessions.isPending && <Loading />}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.data?.map((one) => (
          <li key={one.sessionId} className="flex flex-wrap items-center gap-3 py-2">
            <span className="grow">
              {deviceName(one.userAgent) ?? t('places.unknown')}{' '}
              <span className="block text-sm text-sage">
                {t('places.seen', {
                  when: format.dateTime(new Date(one.seenAt), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  }),
                })}
              </span>
            </span>
            {one.current ? (
              <Badge tone="good">{t('places.here')}</Badge>
            ) : (
              <Button onPress={() => void end(one.sessionId)}>{t('places.end')}</Button>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
