'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { TD } from '../officer/look'
import { Column, SheetTable } from '../officer/SheetTable'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Loading, Nothing } from '../ui/Loading'
import { useChange } from './useChange'

/** Paired tablets, each with its table; a lost tablet is signed out here. */
export function DevicesPanel() {
  const t = useT('admin')
  const devices = useQuery({ queryKey: ['devices'], queryFn: () => trpc.devices.list.query() })
  const { change, refusal } = useChange('devices', 'audit')
  const [revoking, setRevoking] = useState<{ id: string; label: string } | null>(null)
  if (!devices.data) return <Loading />
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sage">{t('devices.help')}</p>
      {devices.data.length === 0 && <Nothing>{t('devices.none')}</Nothing>}
      {refusal && <RefusalNote refusal={refusal} />}
      {devices.data.length > 0 && (
        <SheetTable
          head={
            <>
              <Column>{t('devices.table')}</Column>
              <Column>{t('devices.since')}</Column>
              <Column>{t('devices.seen')}</Column>
              <Column>{t('devices.agent')}</Column>
              <Column of="buttons">{t('devices.revoke')}</Column>
            </>
          }
        >
          {devices.data.map(({ id, label, createdAt, seenAt, userAgent }) => (
            <tr key={id}>
              <th scope="row" className={TD}>
                {label}
              </th>
              <td className={TD}>
                <Moment at={createdAt} withDay />
              </td>
              <td className={TD}>
                <Moment at={seenAt} withDay />
              </td>
              <td className={`${TD} max-w-96 truncate text-sm text-sage`}>{userAgent}</td>
              <td className={`${TD} text-right`}>
                <Button variant="danger" onPress={() => setRevoking({ id, label })}>
                  {t('devices.revoke')}
                </Button>
              </td>
            </tr>
          ))}
        </SheetTable>
      )}
      {revoking && (
        <Confirm
          title={t('devices.revoke')}
          action={t('devices.revoke')}
          danger
          onClose={() => setRevoking(null)}
          onConfirm={async () => {
            setRevoking(null)
            await change(() => trpc.devices.revoke.mutate({ id: revoking.id }))
          }}
        >
          {t('devices.revokeAsk', { table: revoking.label })}
        </Confirm>
      )}
    </div>
  )
}
