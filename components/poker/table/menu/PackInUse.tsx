'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

/** V.4: takes out the cards that an absent player makes superfluous, or puts them back; nothing while neither is allowed. */
export function PackInUse() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offer = useOffer('stripPack')
  if (!offer && !refusal) return null
  return (
    <fieldset>
      <legend className="pb-1">{t('more.pack.title')}</legend>
      {offer && (
        <Button isDisabled={waiting} onPress={() => take(offer)}>
          {t(offer.payload.on ? 'more.pack.strip' : 'more.pack.restore')}
        </Button>
      )}
      {refusal && <Refusal refusal={refusal} />}
    </fieldset>
  )
}
