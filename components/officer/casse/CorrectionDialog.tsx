'use client'
import { type ReactNode, useState } from 'react'
import { type Chips, NO_CHIPS, plus } from '@/rules/kernel/chips'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { CommandDialog } from '../../tell/CommandDialog'
import { Field } from '../../ui/Field'

export interface CorrectionDialogProps {
  name: string
  /** Chips that the member drew so far. */
  drawn: Chips
  /** Chips to add, less than none to take away; null while nothing is typed. */
  change: Chips | null
  /** The field of the change. */
  children: ReactNode
  waiting: boolean
  refusal: ToldRefusal | null
  /** `drawn` is the sum that the desk saw when the correction was begun; resolves to true once it is written. */
  onCorrect: (correction: { why: string; drawn: Chips }) => Promise<boolean>
  onClose: () => void
}

/** Corrects what the desk has handed out to somebody; the wrong entry stays, and this one makes up for it. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { name, drawn, change, children, waiting, refusal, onCorrect, onClose } = props
  const t = useT('desk')
  const [read, setRead] = useState(drawn)
  const [why, setWhy] = useState('')
  async function correct() {
    if (await onCorrect({ why: why.trim(), drawn: read })) onClose()
    else setRead(drawn)
  }
  return (
    <CommandDialog
      title={t('correct.title', { name })}
      action={t('correct.do')}
      isReady={change !== null && change !== 0 && why.trim().length >= 3}
      waiting={waiting}
      refusal={refusal}
      onGive={correct}
      onClose={onClose}
    >
      <p className="text-sage">{t('correct.help')}</p>
      {children}
      <p className="text-xl tabular-nums">
        <Amount chips={drawn} /> <Amount chips={change ?? NO_CHIPS} sign /> ={' '}
        <Amount chips={plus(drawn, change ?? NO_CHIPS)} className="font-semibold" />
      </p>
      <Field label={t('correct.why')} value={why} onChange={setWhy} maxLength={300} isRequired />
    </CommandDialog>
  )
}
