'use client'
import { useState } from 'react'
import { NO_CHIPS, plus } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { passateWorth } from '@/rules/poker/room/entry'
import type { TableId } from '@/rules/poker/state/ids'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useAct } from '../../commanding'

interface CorrectCassaProps {
  place: { table: TableId; member: MemberId }
  table: DeskTable
  onClose: () => void
}

/** Corrects a wrong cassa by a further entry with its reason; the first entry stays. */
export function CorrectCassa({ place, table, onClose }: CorrectCassaProps) {
  const t = useT('desk')
  const name = useNameOf()(place.member)
  const typed = useTyped(-1, { min: -50, max: 50 })
  const passate = typed.number ?? 0
  const [why, setWhy] = useState('')
  const { act, refusal, waiting } = useAct()
  const player = table.players.find(({ member }) => member === place.member)
  const casse = player?.casse ?? NO_CHIPS
  const chips = passateWorth(passate, table.settings)
  async function send() {
    if (await act('correctCassa', { ...place, passate, why: why.trim() })) onClose()
  }
  return (
    <CommandDialog
      title={t('correct.title', { name })}
      action={t('correct.do')}
      isReady={passate !== 0 && why.trim().length >= 3}
      waiting={waiting}
      refusal={refusal}
      onGive={send}
      onClose={onClose}
    >
      <p className="text-sage">{t('correct.help')}</p>
      <NumberField label={t('correct.passate')} {...typed.field} autoFocus />
      <p className="text-xl tabular-nums">
        <Amount chips={casse} /> <Amount chips={chips} sign /> ={' '}
        <Amount chips={plus(casse, chips)} className="font-semibold" />
      </p>
      <Field label={t('correct.why')} value={why} onChange={setWhy} maxLength={300} isRequired />
    </CommandDialog>
  )
}
