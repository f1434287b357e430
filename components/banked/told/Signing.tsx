'use client'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useBankedAct, useBankedOffers } from '../commanding'

/** The signatures that this person may give for a table now: its opening, new limits. */
export function Signing({ table }: { table: string }) {
  const t = useT('banked')
  const opening = useBankedOffers('signTable', { table })
  const limits = useBankedOffers('signLimits', { table })
  const { take, refusal, waiting } = useBankedAct()
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
