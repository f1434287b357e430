import { useSyncExternalStore } from 'react'

let isOut = false
const listeners = new Set<() => void>()

/** Whether the session of this page has ended, as an answer of the server said; everything on the page stays as it is. */
export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOut,
    () => false,
  )

/** Notes that the session has ended, or that there is one again. */
export function noteSignedOut(is: boolean): void {
  if (isOut === is) return
  isOut = is
  for (const listener of listeners) listener()
}
