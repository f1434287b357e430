import { useSyncExternalStore } from 'react'

/** The event of Chrome and Edge by which a page may offer to install itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function change(next: InstallPrompt | null) {
  offered = next
  for (const listener of listeners) listener()
}

// The event comes once, soon after the page loads: before anybody opens the card that needs it.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => change(null))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The browser's own offer to install the app; null where it makes none. */
export function useInstallPrompt(): (() => void) | null {
  const known = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
  return known && (() => void known.prompt().then(() => change(null)))
}
