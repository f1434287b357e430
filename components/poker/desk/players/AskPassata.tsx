'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { passateWorth } from '@/rules/poker/room/entry'
import type { TableId } from '@/rules/poker/state/ids'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useAct, useOffer } from '../../commanding'
import { useSlip } from '../slip'

interface AskPassataProps {
  place: { table: TableId; member: MemberId }
  table: DeskTable
  onClose: () => void
}

/**
 * III.3: passate for a member who comes to the desk, handed over with the same tap; while a colpo is in play they are
 * asked, and wait for it.
 */
export function AskPassata({ place, table, onClose }: AskPassataProps) {
  const t = useT('desk')
  const name = useNameOf()(place.member)
  const range = rangeOf(useOffer('askPassata', place), 'passate')
  const { min, max } = range ?? { min: 1, max: 50 }
  const typed = useTyped(min, { min, max })
  const passate = typed.number
  const { act, refusal, waiting } = useAct()
  const offerSlip = useSlip()
  // Asked and not handed over: a further press hands over what was asked, and asks for no more.
  const [isAsked, setAsked] = useState(false)
  const isAtOnce = isAsked || table.colpo === null
  async function send() {
    if (passate === null) return
    if (!isAsked && !(await act('askPassata', { ...place, passate }))) return
    if (isAtOnce) {
      setAsked(true)
      if (!(await act('confirmPassata', place))) return
      void offerSlip(place.table, place.member)
    }
    onClose()
  }
  return (
    <CommandDialog
      title={t('do.askPassataFor', { name })}
      action={t(isAtOnce ? 'do.handPassate' : 'do.askPassata')}
      isReady={passate !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={send}
      onClose={onClose}
    >
      {!isAsked && <NumberField label={t('do.passate')} {...typed.field} autoFocus />}
      <p className="text-xl">
        <Amount chips={passate === null ? null : passateWorth(passate, table.settings)} />
      </p>
    </CommandDialog>
  )
}
