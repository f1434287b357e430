'use client'
import { ClaimForm } from '../../../banked/table/ClaimForm'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'

/** A claim about a casella of the colpo in play: settling stops there until the inspector rules. Source: B.29. */
export function CasellaClaim({ onDone }: { onDone: () => void }) {
  return (
    <ClaimForm
      offers={useOffers('makeClaim')}
      wordsOf={(text) => ({ text })}
      claimantOf={({ payload: { casella, player } }) => (
        <>
          {casella} · <PlayerName player={player} />
        </>
      )}
      onDone={onDone}
    />
  )
}
