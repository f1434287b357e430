'use client'
import { useEffect, useState } from 'react'
import { chime, click } from './chime'
import { keepHere, keptHere } from './kept'

/** Screens that may sound. The choice is kept on the device, since it concerns the room. */
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
  void click()
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

/** Tells whether a list has something that it had not when it was last told; nothing of the first list is new. */
export function newcomers(): (keys: readonly string[]) => boolean {
  let before: readonly string[] | null = null
  return (keys) => {
    const isNew = before !== null && keys.some((key) => !before?.includes(key))
    before = keys
    return isNew
  }
}

/** Sounds when something appears that was not there just before; what the first view shows is not new. Null before it. */
export function useSoundAtNew(screen: Sounding, keys: readonly string[] | null): void {
  const [hasNew] = useState(newcomers)
  const now = keys?.join('\n')
  useEffect(() => {
    if (now === undefined) return
    const isNew = hasNew(now.split('\n').filter((key) => key !== ''))
    if (isNew && isSoundWanted(screen)) void chime()
  }, [screen, now, hasNew])
}
