'use client'
import { useClub } from '../club'

/** Ends this device's session through next-auth's own form, then shows the club's door. */
export function useSignOut(): () => Promise<void> {
  const { club } = useClub()
  return async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    await fetch('/api/auth/signout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    })
    // A full load: nothing of the last person's must stay in memory.
    window.location.assign(`/${club.slug}/entra`)
  }
}
