'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../../table/context'
import { Refusal } from '../../table/sheet/Refusal'
import { DecisionCard } from '../DecisionCard'

/** XVII: decisions that the table has not acknowledged on its tablet, oldest first. */
export function RulingCards() {
  const t = useT('deputato')
  const { view } = useTable()
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('acknowledgeRuling')
  return (
    <>
      {offers.map((offer) => {
        const dispute = view.disputes.find(({ number }) => number === offer.payload.dispute)
        if (!dispute) return null
        return (
          <DecisionCard key={dispute.number} dispute={dispute} isLow>
            <Button isDisabled={waiting} onPress={() => void take(offer)}>
              {t('told.read')}
            </Button>
          </DecisionCard>
        )
      })}
      {refusal && <Refusal refusal={refusal} />}
    </>
  )
}
