'use client'
import type { TableId } from '@/rules/black-jack/state/ids'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useAct, useOffers } from '../commanding'

/** The signatures that this person may give for a table now: its opening, new limits. Source: B.2.3, B2. */
export function Signing({ table }: { table: TableId }) {
  const t = useT('bj-room')
  const opening = useOffers('signTable', { table })
  const limits = useOffers('signLimits', { table })
  const { take, refusal, waiting } = useAct()
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {[...opening, ...limits].map((offer) => (
        <Button
          key={`${offer.type} ${offer.payload.as}`}
          variant="primary"
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {t(`sign.${offer.type}`)} · {t(`as.${offer.payload.as}`)}
        </Button>
      ))}
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
