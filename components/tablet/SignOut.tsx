'use client'
import { type ReactNode, useState } from 'react'
import { closeSession } from '../access/session'
import { useClub } from '../club/club'
import { useToast } from '../tell/Toast'
import { Button } from '../ui/Button'
import { OtherTablets } from './OtherTablets'

/** Takes two taps, because the tablet needs a new code from the desk afterwards; `sure` is on the button of the second. */
export function SignOut({ sure, children }: { sure: ReactNode; children: ReactNode }) {
  const { slug } = useClub().club
  const { refused } = useToast()
  const [isSure, setSure] = useState(false)
  async function leave() {
    const refusal = await closeSession()
    if (refusal) return refused(refusal)
    // A full page load, so that nothing of the table stays in memory.
    window.location.assign(`/${slug}/tavolo/entra`)
  }
  return (
    <>
      <OtherTablets />
      {isSure ? (
        <Button variant="danger" onPress={leave}>
          {sure}
        </Button>
      ) : (
        <Button variant="quiet" onPress={() => setSure(true)}>
          {children}
        </Button>
      )}
    </>
  )
}
