'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { useAct, useOffer } from '../../commanding'

/** Corrects what the desk has handed out to somebody; the wrong entry stays, and this one makes up for it. */
export function CorrectCassa({ member, onClose }: { member: MemberId; onClose: () => void }) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const name = useNameOf()(member)
  const { act, refusal, waiting } = useAct()
  const range = rangeOf(useOffer('correctCassa', { member }), 'chips')
  const sum = useSum(null, range ?? {})
  const [why, setWhy] = useState('')
  const isComplete = sum.chips !== null && sum.chips !== 0 && why.trim().length >= 3
  async function correct() {
    if (sum.chips === null) return
    if (await act('correctCassa', { member, chips: sum.chips, why: why.trim() })) onClose()
  }
  return (
    <CommandDialog
      title={words('correct.title', { name })}
      action={words('correct.do')}
      isReady={isComplete}
      waiting={waiting}
      refusal={refusal}
      onGive={correct}
      onClose={onClose}
    >
      <p className="text-sage">{words('correct.help')}</p>
      <MoneyField label={t('cassa.correction')} {...sum.field} />
      <Field label={words('correct.why')} value={why} onChange={setWhy} maxLength={300} />
    </CommandDialog>
  )
}
