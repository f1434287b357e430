'use client'
import { useEffect } from 'react'
import { useClub } from '../club/club'
import { useLingua } from '../language/i18n'
import { renewSubscription } from './subscription'

/** Registers the service worker in the reader's language, and keeps this browser's subscription to alerts current. */
export function ServiceWorker() {
  const lingua = useLingua()
  const { club, me } = useClub()
  const member = me?.member?.id ?? null
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const register = async () => {
      // The list of what is cached by version is inside the worker, so the browser must not cache the worker.
      await navigator.serviceWorker.register(`/sw.js?lingua=${lingua}`, { updateViaCache: 'none' })
      if (member !== null) await renewSubscription(`${club.slug}/${member}`, lingua)
    }
    // A browser may refuse, as in a private window; the pages work without it.
    register().catch(() => undefined)
  }, [lingua, club.slug, member])
  return null
}
