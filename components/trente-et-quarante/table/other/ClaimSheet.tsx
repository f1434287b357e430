'use client'
import { useState } from 'react'
import { ClaimForm } from '../../../banked/table/ClaimForm'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'

/** Claims about the colpo in play: settling stops until the inspector rules. Source: T.10. */
export function ClaimSheet() {
  const t = useT('trente-table')
  const { colpo } = useTable().view
  const [isOpen, setOpen] = useState(false)
  if (!colpo || colpo.phase === 'open') return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('claim.open')}</Button>
      {isOpen && (
        <FullSheet title={t('claim.title')} onClose={() => setOpen(false)}>
          <p className="text-sage">{t('claim.text')}</p>
          <NewClaim onDone={() => setOpen(false)} />
          <OpenClaims />
        </FullSheet>
      )}
    </>
  )
}

/** A new claim of a person whose stake is in the colpo. */
function NewClaim({ onDone }: { onDone: () => void }) {
  const offers = useOffers('openDispute')
  const { take, refusal, waiting } = useAct()
  return (
    <ClaimForm
      claims={offers.map((offer) => ({
        key: offer.payload.player,
        claimant: <PlayerName player={offer.payload.player} />,
        make: (about) => take(offer, { about }),
      }))}
      waiting={waiting}
      refused={<Refused refusal={refusal} />}
      onDone={onDone}
    />
  )
}

/** Claims that wait for their ruling; one made by mistake is given up. */
function OpenClaims() {
  const t = useT('trente-table')
  const { disputes } = useTable().view
  const offers = useOffers('withdrawDispute')
  const { take, refusal, waiting } = useAct()
  const open = disputes.filter(({ status }) => status === 'open')
  return (
    <ul className="flex flex-col gap-2">
      <Refused refusal={refusal} />
      {open.map(({ number, about }) => (
        <li key={number} className="flex items-center gap-3 border-t border-line py-2">
          <span className="min-w-0 grow">{about}</span>
          {offers
            .filter(({ payload }) => payload.dispute === number)
            .map((offer) => (
              <Button key="withdraw" isDisabled={waiting} onPress={() => take(offer)}>
                {t('claim.withdraw')}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  )
}
