'use client'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { useTable } from '../../table/context'
import { Refused } from '../../table/sheet/Refused'
import { CoupOpeningFields, useCoupOpening } from '../CoupOpening'

/** S.39a: opens a dispute for the inspector on the tablet. */
export function OpenDisputeSheet({ onClose }: { onClose: () => void }) {
  const t = useT('chemin-deputato')
  const opening = useCoupOpening(useTable().view, useOffer('openDispute'))
  const { isReady, waiting, refusal, send } = opening
  return (
    <FullSheet title={t('open.title')} onClose={onClose}>
      <CoupOpeningFields {...opening} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        size="large"
        isDisabled={!isReady || waiting}
        onPress={async () => (await send()) && onClose()}
      >
        {t('open.send')}
      </Button>
    </FullSheet>
  )
}
