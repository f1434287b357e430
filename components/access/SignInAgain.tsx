'use client'
import { useClub } from '../club/club'
import { useSignedOut } from '../live/signedOut'
import { onDemand } from '../ui/loaded/onDemand'

const Asking = onDemand<{ card: string; name: string }>(() =>
  import('./SignInAgainDialog').then((loaded) => loaded.SignInAgainDialog),
)

/** Asks a member whose session has ended to sign in again, over the page with everything that they have typed. */
export function SignInAgain() {
  const { me } = useClub()
  return useSignedOut() && me?.member ? (
    <Asking card={me.member.card} name={me.member.name} />
  ) : null
}
