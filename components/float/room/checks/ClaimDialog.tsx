'use client'
import { useState } from 'react'
import type { SideItem } from '@/rules/float/state/room'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { useRoom } from '../context'

/** An orphan given back to its owner, against seat, hour and sum. */
export function ClaimDialog({ item, onClose }: { item: SideItem; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  async function give() {
    if (member === null) return
    const claim = { table: item.table, item: item.number, member }
    if (await act('claimOrphan', claim)) onClose()
  }
  return (
    <CommandDialog
      title={t('side.claim')}
      action={t('side.claim')}
      isReady={member !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <Select
        label={t('side.owner')}
        value={member}
        onChange={choose}
        options={office.members.map((one) => ({ key: one, label: nameOf(one) }))}
      />
    </CommandDialog>
  )
}
