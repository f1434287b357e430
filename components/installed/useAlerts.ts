'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { useToast } from '../tell/Toast'
import { type Hindrance, hindrance, isAsked, subscribe, unsubscribe } from './subscription'

/** The alerts of this browser, and how to switch them; null until both the browser and the club have answered. */
export interface Alerts {
  /** Why this browser cannot have them; `off`: the club's administrator did not switch them on. */
  why: Hindrance | 'off' | null
  isOn: boolean
  isPending: boolean
  turn(on: boolean): Promise<void>
}

export function useAlerts(): Alerts | null {
  const t = useT('installed')
  const { club, me } = useClub()
  const lingua = useLingua()
  const { say, refused } = useToast()
  const owner = `${club.slug}/${me?.member?.id}`
  const [here, setHere] = useState<{ why: Hindrance | null; isOn: boolean } | null>(null)
  const [isPending, setPending] = useState(false)
  const status = useQuery({ queryKey: ['push'], queryFn: () => trpc.push.status.query() })
  const key = status.data?.publicKey
  useEffect(() => setHere({ why: hindrance(), isOn: isAsked(owner) }), [owner])
  if (!here || !status.data) return null
  async function turn(on: boolean) {
    setPending(true)
    try {
      const done = on ? await subscribe(owner, lingua, key ?? '') : await unsubscribe()
      setHere({ why: hindrance(), isOn: on && done === true })
      if (on && done === true) say(t('phone.alerts.saved'))
      if (!on) say(t('phone.alerts.removed'))
    } catch (error) {
      // A browser whose maker's service does not answer throws an error of its own.
      if (error instanceof DOMException) say(t('phone.alerts.failed'))
      else refused(refusalOf(error))
    }
    setPending(false)
  }
  const why = here.why === 'insecure' ? here.why : key ? here.why : 'off'
  return { why, isOn: here.isOn && why === null, isPending, turn }
}
