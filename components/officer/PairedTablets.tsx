'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'

type Paired = Awaited<ReturnType<typeof trpc.devices.list.query>>[number]

/** The tablets paired to a post of the evening shown, each of which the desk can disconnect. */
export function PairedTablets({ evening, post }: { evening: string | null; post: string }) {
  const t = useT('desk')
  const client = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: ['devices'],
    queryFn: () => trpc.devices.list.query(),
  })
  const [chosen, choose] = useState<Paired | null>(null)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const paired = data.filter((one) => one.evening === evening && one.post === post)
  if (paired.length === 0) return null
  const revoke = async ({ id }: Paired) => {
    choose(null)
    await trpc.devices.revoke.mutate({ id }).catch((error) => setRefusal(refusalOf(error)))
    await client.invalidateQueries({ queryKey: ['devices'] })
  }
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h3 className="text-lg">{t('tablet.paired', { count: paired.length })}</h3>
      {refusal && <RefusalNote refusal={refusal} />}
      <ul className="flex flex-col gap-1">
        {paired.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {t.rich('tablet.since', {
                since: () => <Moment at={one.createdAt} />,
                seen: () => <Moment at={one.seenAt} />,
              })}
            </span>
            <Button variant="quiet" onPress={() => choose(one)}>
              {t('tablet.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Confirm
          title={t('tablet.revoke')}
          action={t('tablet.revoke')}
          danger
          onClose={() => choose(null)}
          onConfirm={() => revoke(chosen)}
        >
          {t.rich('tablet.revokeAsk', { since: () => <Moment at={chosen.createdAt} /> })}
        </Confirm>
      )}
    </section>
  )
}
