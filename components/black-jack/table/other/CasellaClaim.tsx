'use client'
import { ClaimForm } from '../../../banked/table/ClaimForm'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { Refused } from '../Refused'

/** A claim about a casella of the colpo in play: settling stops there until the inspector rules. Source: B.29. */
export function CasellaClaim({ onDone }: { onDone: () => void }) {
  const offers = useOffers('makeClaim')
  const { take, refusal, waiting } = useAct()
  return (
    <ClaimForm
      claims={offers.map((offer) => ({
        key: `${offer.payload.casella} ${offer.payload.player}`,
        claimant: (
          <>
            {offer.payload.casella} · <PlayerName player={offer.payload.player} />
          </>
        ),
        make: (text) => take(offer, { text }),
      }))}
      waiting={waiting}
      refused={<Refused refusal={refusal} />}
      onDone={onDone}
    />
  )
}
