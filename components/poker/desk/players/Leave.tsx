'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Toggle } from '../../../ui/Toggle'
import { useAct } from '../../commanding'

interface LeaveProps {
  place: { table: TableId; member: MemberId }
  onClose: () => void
}

/** I.13: a member stops playing. Before the first hour the desk must allow it; a departure without leave is recorded. */
export function Leave({ place, onClose }: LeaveProps) {
  const t = useT('desk')
  const name = useNameOf()(place.member)
  const [allowed, setAllowed] = useState(false)
  const [waive, setWaive] = useState(false)
  const { act, refusal, waiting } = useAct()
  const go = async (anyway: boolean) => {
    if (await act('leave', { ...place, allowed, anyway, waive })) onClose()
  }
  return (
    <Dialog
      title={t('leave.title', { name })}
      onClose={onClose}
      actions={
        <>
          {refusal?.provision === 'I.13' && (
            <Button variant="danger" isPending={waiting} onPress={() => go(true)}>
              {t('leave.anyway')}
            </Button>
          )}
          <Button variant="primary" isPending={waiting} onPress={() => go(false)} autoFocus>
            {t('leave.do')}
          </Button>
        </>
      }
    >
      <p className="text-sage">{t('leave.help')}</p>
      <Toggle isSelected={allowed} onChange={setAllowed}>
        {t('leave.allowed')}
      </Toggle>
      <Toggle isSelected={waive} onChange={setWaive}>
        {t('leave.waive')}
      </Toggle>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
