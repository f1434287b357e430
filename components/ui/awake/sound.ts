'use client'
import { useEffect, useRef } from 'react'
import { chime, click } from './chime'
import { keepHere, keptHere } from './kept'

/** The screens that sound, each by the choice of whoever set it up; kept on the screen, since it is about its room. */
export type Sounding = 'board' | 'desk' | 'post'

const TAP_MS = 12
const keptAs = (screen: Sounding) => `${screen}-sound`

/** Chosen on this page, for a browser that keeps nothing. */
const chosen = new Map<Sounding, boolean>()

export const isSoundWanted = (screen: Sounding): boolean =>
  chosen.get(screen) ?? keptHere(keptAs(screen)) === 'on'

export function keepSound(screen: Sounding, on: boolean): void {
  chosen.set(screen, on)
  keepHere(keptAs(screen), on ? 'on' : 'off')
}

/** A tap that counts on the tablet of a table, where it was chosen: heard and felt. */
export function soundTap(): void {
  if (!isSoundWanted('post')) return
  navigator.vibrate?.(TAP_MS)
  click()
}

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

/** Sounds when something appears that was never there before; what the first view shows is not new. Null before it. */
export function useSoundAtNew(screen: Sounding, keys: readonly string[] | null): void {
  const known = useRef<Set<string> | null>(null)
  const now = keys?.join('\n')
  useEffect(() => {
    if (now === undefined) return
    const some = now.split('\n').filter((key) => key !== '')
    const before = known.current
    const isNew = before !== null && some.some((key) => !before.has(key))
    known.current = new Set([...(before ?? []), ...some])
    if (isNew && isSoundWanted(screen)) void chime()
  }, [screen, now])
}
