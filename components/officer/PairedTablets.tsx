'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { deviceName } from '../tell/deviceName'
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
  // The first to come is tablet 1, and stays it when another comes.
  const paired = data.filter((one) => one.evening === evening && one.post === post).toReversed()
  if (paired.length === 0) return null
  const nameOf = ({ userAgent }: Paired, place: number) =>
    [t('tablet.nth', { n: place + 1 }), deviceName(userAgent)].filter(Boolean).join(' · ')
  const revoke = async ({ id }: Paired) => {
    choose(null)
    await trpc.devices.revoke.mutate({ id }).catch((error) => setRefusal(refusalOf(error)))
    await client.invalidateQueries({ queryKey: ['devices'] })
  }
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h3 className="text-lg">{t('tablet.paired', { count: paired.length })}</h3>
      {refusal && <RefusalNote refusal={refusal} />}
      <ul className="flex max-w-prose flex-col divide-y divide-line">
        {paired.map((one, place) => (
          <li key={one.id} className="flex items-center justify-between gap-4 py-2">
            <span>
              <strong>{nameOf(one, place)}</strong>
              <span className="block text-sm text-sage">
                {t.rich('tablet.since', {
                  since: () => <Moment at={one.createdAt} />,
                  seen: () => <Moment at={one.seenAt} />,
                })}
              </span>
            </span>
            <Button onPress={() => choose(one)}>{t('tablet.revoke')}</Button>
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
          <p className="font-semibold">{nameOf(chosen, paired.indexOf(chosen))}</p>
          {t.rich('tablet.revokeAsk', { since: () => <Moment at={chosen.createdAt} /> })}
        </Confirm>
      )}
    </section>
  )
}
