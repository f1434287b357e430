'use client'
import { useState } from 'react'
import { outOf } from '@/rules/float/equation'
import { asChips, sumOf } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { ChipsField } from '../../../club/ChipsField'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { NumberField } from '../../../ui/NumberField'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { useRoom } from '../context'

/** An advance granted by the inspector, in their own name: the person, the seat and the sum. */
export function GrantDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  const [seat, setSeat] = useState(Number.NaN)
  const [chips, setChips] = useState(Number.NaN)
  const isReady = member !== null && chips > 0
  const own = office.advances.filter((one) => one.member === member && one.status === 'out')
  async function give() {
    if (member === null) return
    const grant = {
      table,
      member,
      seat: Number.isNaN(seat) ? null : seat,
      chips: asChips(chips),
    }
    if (await act('grantAdvance', grant)) onClose()
  }
  return (
    <Dialog
      title={t('acts.grant')}
      onClose={onClose}
      onSubmit={() => void (isReady && give())}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={waiting}>
            {t('advances.give')}
          </Button>
        </>
      }
    >
      <p className="text-sage">
        {t('advances.ceilings')} <Amount chips={office.settings.advancePerPerson} /> ·{' '}
        <Amount chips={office.settings.advancePerTable} />
      </p>
      <Select
        label={t('advances.person')}
        value={member}
        onChange={choose}
        options={office.members.map((one) => ({ key: one, label: nameOf(one) }))}
      />
      {own.length > 0 && (
        <p className="text-warn">
          {t('advances.alreadyOut')} <Amount chips={sumOf(own.map(outOf))} />
        </p>
      )}
      <NumberField
        label={t('advances.seat')}
        minValue={1}
        maxValue={30}
        value={seat}
        onChange={setSeat}
      />
      <ChipsField label={t('advances.sum')} minValue={1} value={chips} onChange={setChips} />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
