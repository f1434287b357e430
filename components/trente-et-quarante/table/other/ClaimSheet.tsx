'use client'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../tablet'

const NewClaim = onDemand(() => import('./NewClaim').then((loaded) => loaded.NewClaim), {
  ahead: true,
})

/** Claims about the colpo in play: settling stops until the inspector rules. Source: T.10. */
export function ClaimSheet() {
  const t = useT('trente-table')
  const { colpo } = useTable()
  if (!colpo || colpo.phase === 'open') return null
  return (
    <MenuSheet open={t('claim.open')}>
      {(close) => (
        <>
          <p className="text-sage">{t('claim.text')}</p>
          <NewClaim onDone={close} />
          <OpenClaims />
        </>
      )}
    </MenuSheet>
  )
}

/** Claims that wait for their ruling; one made by mistake is given up. */
function OpenClaims() {
  const t = useT('trente-table')
  const { disputes } = useTable()
  const offers = useOffers('withdrawDispute')
  const acting = useAct()
  return (
    <ul className="flex flex-col gap-2">
      <Refused refusal={acting.refusal} />
      {disputes
        .filter(({ status }) => status === 'open')
        .map(({ number, about }) => (
          <li key={number} className="flex items-center gap-3 border-t border-line py-2">
            <span className="min-w-0 grow">{about}</span>
            <OfferButtons
              offers={offers.filter(({ payload }) => payload.dispute === number)}
              acting={acting}
            >
              {() => t('claim.withdraw')}
            </OfferButtons>
          </li>
        ))}
    </ul>
  )
}
