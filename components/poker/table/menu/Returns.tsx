'use client'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

/** II.6: players who lost their seats and may ask to come back; the others are then asked for their consent. */
export function Returns() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('askReturn')
  if (offers.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-1">{t('returns.question')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
        {offers.map((offer) => (
          <Button key={offer.payload.member} isDisabled={waiting} onPress={() => take(offer)}>
            <MemberName id={offer.payload.member} />
          </Button>
        ))}
      </div>
      {refusal && <Refusal refusal={refusal} />}
    </fieldset>
  )
}
