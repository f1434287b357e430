'use client'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { useToast } from '../../../tell/Toast'
import { ColpoOpeningFields, useOpening } from '../OpeningForm'

interface OpenDisputeProps {
  table: TableView
  onClose: () => void
}

/** XVII.1: opens a dispute on the phone of a player. */
export function OpenDisputeDialog({ table, onClose }: OpenDisputeProps) {
  const t = useT('member')
  const { say } = useToast()
  const opening = useOpening(table)
  const { isReady, waiting, send } = opening
  const open = async () => {
    if (!(await send())) return
    say(t('disputes.opened'))
    onClose()
  }
  return (
    <CommandDialog
      title={t('disputes.open')}
      action={t('disputes.send')}
      isReady={isReady}
      waiting={waiting}
      refusal={null}
      onGive={open}
      onClose={onClose}
    >
      <ColpoOpeningFields {...opening} />
    </CommandDialog>
  )
}
