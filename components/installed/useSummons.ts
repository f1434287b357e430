'use client'
import { useEffect } from 'react'
import { chime } from '../ui/awake/chime'
import { keptChoice } from './kept'

const PATTERN_MS = [250, 120, 250, 120, 250]
/** How often a call that nobody answers sounds again, and how many times in all. */
const AGAIN_EVERY_MS = 20_000
const MOST_SUMMONS = 4

/**
 * Sounds and vibrates when a call arrives, and a few times more while it is not answered. `call` changes with each call;
 * null is none.
 */
export function useSummons(call: string | number | null): void {
  useEffect(() => {
    if (call === null || keptChoice('sound') === 'off') return
    summon()
    let left = MOST_SUMMONS - 1
    const again = setInterval(() => {
      if (left-- > 0) summon()
      else clearInterval(again)
    }, AGAIN_EVERY_MS)
    return () => {
      clearInterval(again)
      navigator.vibrate?.(0)
    }
  }, [call])
}

/** Browsers allow both only on a page that was touched before. */
export function summon(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(PATTERN_MS)
  void chime()
}
