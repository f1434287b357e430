'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { useT } from '../../../language/i18n'
import { OnTop } from '../../../live/frame'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { CoupRulingCard } from '../CoupRulingCard'

/** S.39a: rulings that concern the member, each until they acknowledge it. */
export function Rulings({ view }: { view: MemberView }) {
  const t = useT('chemin-deputato')
  const { take, waiting } = useAct()
  const offers = useOffers('acknowledgeRuling', { member: view.member })
  return view.mine.rulings.map(({ table, label, dispute }) => {
    const offer = offers.find(
      ({ payload }) => payload.table === table && payload.dispute === dispute.number,
    )
    return (
      <OnTop
        key={`${table}/${dispute.number}`}
        thing={{ key: `ruling-${table}-${dispute.number}`, at: null, text: label }}
      >
        <CoupRulingCard dispute={dispute} where={label}>
          {offer && (
            <Button variant="primary" isDisabled={waiting} onPress={() => void take(offer)}>
              {t('read')}
            </Button>
          )}
        </CoupRulingCard>
      </OnTop>
    )
  })
}
