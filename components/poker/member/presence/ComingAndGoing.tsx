'use client'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useOfNow } from '../../../ui/ofNow'
import { useOffer } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

/** Going away and coming back within the half hour (I.10, II.5), and leaving the game (I.13). */
export function ComingAndGoing({ table }: { table: TableView }) {
  const t = useT('member')
  const { view, now } = useMember()
  const firstHour = table.summary.clocks.find((clock) => clock.kind === 'first-hour')
  const early = useOfNow(now, (at) => firstHour?.until != null && firstHour.until > at)
  const match = { table: table.summary.id, member: view.member }
  const away = useOffer('goAway', match)
  const back = useOffer('comeBack', match)
  const leave = useOffer('leave', { ...match, allowed: false })
  if (!away && !back && !leave) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 border-t-2 border-line pt-4">
      <OfferButton offer={back} variant="primary" size="large">
        {t('going.back')}
      </OfferButton>
      <OfferButton
        offer={away}
        ask={{ title: t('going.awayTitle'), text: t('going.awayText'), action: t('going.away') }}
      >
        {t('going.away')}
      </OfferButton>
      <OfferButton
        offer={leave}
        variant="danger"
        ask={{
          title: t('going.leaveTitle'),
          text: t(early && leave?.payload.anyway ? 'going.leaveEarly' : 'going.leaveText'),
          action: t('going.leave'),
        }}
      >
        {t('going.leave')}
      </OfferButton>
      {back && (
        <span className="text-sage">
          {t('going.half')} <ProvisionLink id="II.5" />
        </span>
      )}
      {leave && early && (
        <span className="text-sage">
          {t('going.hour')} <ProvisionLink id="I.13" />
        </span>
      )}
    </div>
  )
}
