'use client'
import { useState } from 'react'
import { outOf } from '@/rules/float/equation'
import { sumOf } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { chipsTyped } from '../../../officer/typed'
import { Amount } from '../../../tell/Amount'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { useRoom } from '../context'
import { CountInput } from '../kit/CountInput'
import { FormDialog } from '../kit/FormDialog'

/** An advance granted by the inspector, in their own name: the person, the seat and the sum. */
export function GrantDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  const [seat, setSeat] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const chips = chipsTyped(typed, useClub().club.decimals)
  const isReady = member !== null && chips !== null && chips > 0
  const own = office.advances.filter((one) => one.member === member && one.status === 'out')
  async function give() {
    if (member === null || chips === null) return
    if (await act('grantAdvance', { table, member, seat, chips })) onClose()
  }
  return (
    <FormDialog
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
      <CountInput label={t('advances.seat')} value={seat} onChange={setSeat} isOptional />
      <Field
        label={t('advances.sum')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}
