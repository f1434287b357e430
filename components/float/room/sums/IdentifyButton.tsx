'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { useFloatAct, useFloatOffers } from '../../commanding'

/** The inspector or the cash desk has seen a person's document, so that they may change more banknotes (chr4). */
export function IdentifyButton() {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { act, refusal, waiting } = useFloatAct()
  const persons = useFloatOffers('identifyPerson').map(({ payload }) => payload.member)
  const [isOpen, open] = useState(false)
  const [member, choose] = useState<MemberId | null>(null)
  if (persons.length === 0) return null
  const close = () => {
    choose(null)
    open(false)
  }
  return (
    <div>
      <Button onPress={() => open(true)}>{t('identify.do')}</Button>
      {isOpen && (
        <CommandDialog
          title={t('identify.do')}
          action={t('identify.give')}
          isReady={member !== null}
          waiting={waiting}
          refusal={refusal}
          onGive={async () => {
            if (member !== null && (await act('identifyPerson', { member }))) close()
          }}
          onClose={close}
        >
          <p className="text-sage">{t('identify.help')}</p>
          <Select
            label={t('paper.person')}
            value={member}
            onChange={choose}
            options={persons.map((one) => ({ key: one, label: nameOf(one) }))}
          />
        </CommandDialog>
      )}
    </div>
  )
}
