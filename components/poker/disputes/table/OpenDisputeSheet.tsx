'use client'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../../table/context'
import { Refusal } from '../../table/sheet/Refusal'
import { ColpoOpeningFields, useOpening } from '../OpeningForm'

/** XVII: opens a dispute on the tablet and asks the table to vote. */
export function OpenDisputeSheet({ onClose }: { onClose: () => void }) {
  const t = useT('table')
  const opening = useOpening(useTable().view)
  const { isReady, waiting, refusal, send } = opening
  return (
    <FullSheet title={t('dispute.open')} onClose={onClose}>
      <ColpoOpeningFields {...opening} />
      {refusal && <Refusal refusal={refusal} />}
      <Button
        variant="primary"
        size="large"
        isDisabled={!isReady || waiting}
        onPress={async () => (await send()) && onClose()}
      >
        {t('dispute.send')}
      </Button>
    </FullSheet>
  )
}
