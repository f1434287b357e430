'use client'
import { useEffect } from 'react'
import { useClub } from '../club/club'
import { Alone } from '../live/alone/alone'
import { channel } from '../live/channel'
import { useQueue } from '../live/useGive'
import { useOthers } from '../others'
import { untilLoaded } from '../ui/loaded/onDemand'
import { pauseOfTaps } from '../ui/press/hand'

/** When the rules are fetched, once the page has come to rest. */
const CALM_MS = 4_000

/** Lets this device's table go on by its game's rules while the line is down. */
export function useAlone(game: string): void {
  const { club, me } = useClub()
  const rulesOf = useOthers(game)?.alone
  const queue = useQueue()
  const post = me?.device?.post
  useEffect(() => {
    if (!rulesOf || post === undefined) return
    let isHere = true
    const timer = setTimeout(async () => {
      await pauseOfTaps()
      const rules = await untilLoaded(rulesOf)
      const place = { channel: channel(club.slug, 'post'), game, post, rules }
      if (!isHere) return
      queue().standBy((ended) => new Alone(place, ended))
      // Tests wait for it, and whoever asks why a tablet waits for its line finds it here.
      document.body.dataset.goesAlone = game
    }, CALM_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
      delete document.body.dataset.goesAlone
      queue().standBy(null)
    }
  }, [club.slug, game, post, queue, rulesOf])
}
