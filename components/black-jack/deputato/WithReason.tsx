'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { CommandDialog } from '../../tell/CommandDialog'
import { Field } from '../../ui/Field'
import { useAct } from '../commanding'

interface WithReasonProps {
  offer: BlackJackOffer
  title: string
  onClose: () => void
}

/** The reason of an act, and its sum where it has one. */
export function WithReason({ offer, title, onClose }: WithReasonProps) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { take, refusal, waiting } = useAct()
  const { payload } = offer
  const hasReason = 'why' in payload
  const hasSum = 'chips' in payload
  const [why, setWhy] = useState('')
  const sum = useSum(hasSum ? payload.chips : null, rangeOf<string>(offer, 'chips') ?? {})
  const { chips } = sum
  const isReady = (!hasReason || why.trim().length >= 3) && (!hasSum || chips !== null)
  async function give() {
    const more = {
      ...(hasReason ? { why: why.trim() } : {}),
      ...(chips !== null ? { chips } : {}),
    }
    if (await take(offer, more)) onClose()
  }
  return (
    <CommandDialog
      title={title}
      action={t('court.give')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      {hasSum && <MoneyField label={words('sum')} {...sum.field} />}
      {hasReason && (
        <Field
          label={words('ruling.why')}
          value={why}
          onChange={setWhy}
          maxLength={200}
          autoFocus
        />
      )}
    </CommandDialog>
  )
}
