'use client'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
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
    <Dialog
      title={t('disputes.open')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          isDisabled={!isReady}
          isPending={waiting}
          onPress={() => void open()}
        >
          {t('disputes.send')}
        </Button>
      }
    >
      <ColpoOpeningFields {...opening} />
    </Dialog>
  )
}
