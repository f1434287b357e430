'use client'
import { useState } from 'react'
import { outOf } from '@/rules/float/equation'
import { sumOf } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { useRoom } from '../context'

/** The highest number of a seat. */
const MOST_SEATS = 30

/** An advance granted by the inspector, in their own name: the person, the seat and the sum. */
export function GrantDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  const seat = useTyped(null, { min: 1, max: MOST_SEATS, isOptional: true })
  const sum = useSum(null)
  const { chips } = sum
  const isReady = member !== null && chips !== null && seat.isTaken
  const own = office.advances.filter((one) => one.member === member && one.status === 'out')
  async function give() {
    if (member === null || chips === null) return
    if (await act('grantAdvance', { table, member, seat: seat.number, chips })) onClose()
  }
  return (
    <CommandDialog
      title={t('acts.grant')}
      action={t('advances.give')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
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
      <NumberField label={t('advances.seat')} hint={t('optional')} {...seat.field} />
      <MoneyField label={t('advances.sum')} {...sum.field} />
    </CommandDialog>
  )
}
