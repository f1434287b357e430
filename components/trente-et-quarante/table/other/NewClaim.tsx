'use client'
import { ClaimForm } from '../../../banked/table/ClaimForm'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'

/** A new claim of a person whose stake is in the colpo. */
export function NewClaim({ onDone }: { onDone: () => void }) {
  return (
    <ClaimForm
      offers={useOffers('openDispute')}
      wordsOf={(about) => ({ about })}
      claimantOf={({ payload }) => <PlayerName player={payload.player} />}
      onDone={onDone}
    />
  )
}
