'use client'
import { useEffect, useRef } from 'react'
import { chime } from '../ui/awake/chime'

const KEPT_AS = 'board-sound'

/** Whether whoever set up this screen wanted it to sound; kept on the screen, since it is about its room. */
export const isSoundWanted = (): boolean => localStorage.getItem(KEPT_AS) === 'on'

export const keepSound = (on: boolean): void => localStorage.setItem(KEPT_AS, on ? 'on' : 'off')

/** Whether the browser lets this page sound now: it needs a tap after each load, unless its owner allowed it for good. */
export async function maySound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false
  if (navigator.userActivation?.hasBeenActive) return true
  const context = new AudioContext()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { state } = context
  await context.close()
  return state === 'running'
}

/** Sounds when a call appears that was not there before; what the first view shows is not new. */
export function useCallSound(calls: readonly string[]): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  const now = calls.join(' ')
  useEffect(() => {
    const before = known.current
    const keys = now.split(' ').filter((key) => key !== '')
    known.current = new Set(keys)
    if (before && keys.some((key) => !before.has(key)) && isSoundWanted()) void chime()
  }, [now])
}
