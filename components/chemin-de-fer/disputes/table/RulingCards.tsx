'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../../table/context'
import { Refused } from '../../table/sheet/Refused'
import { CoupRulingCard } from '../CoupRulingCard'

/** S.39a: rulings that the table has not acknowledged on its tablet, oldest first. */
export function RulingCards() {
  const t = useT('chemin-deputato')
  const { view } = useTable()
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('acknowledgeRuling')
  return (
    <>
      {offers.map((offer) => {
        const dispute = view.disputes.find(({ number }) => number === offer.payload.dispute)
        if (!dispute) return null
        return (
          <CoupRulingCard key={dispute.number} dispute={dispute} isLow>
            <Button variant="primary" isDisabled={waiting} onPress={() => void take(offer)}>
              {t('read')}
            </Button>
          </CoupRulingCard>
        )
      })}
      <Refused refusal={refusal} />
    </>
  )
}
