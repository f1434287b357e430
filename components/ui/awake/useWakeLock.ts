import { useEffect } from 'react'
import { silentFilm } from './silentFilm'

/**
 * Keeps the screen awake while the component is mounted, for a tablet at its table or a board on the wall. Over plain
 * http browsers give no wake lock; a silent film that plays from the first tap on keeps the screen awake instead.
 */
export function useWakeLock(): void {
  useEffect(() => ('wakeLock' in navigator ? byLock() : byFilm()), [])
}

/** Asks for the browser's lock again each time the page is seen: a hidden page loses it. Returns how to give it up. */
function byLock(): () => void {
  let held: WakeLockSentinel | null = null
  let over = false
  async function hold() {
    if (document.visibilityState !== 'visible' || (held && !held.released)) return
    // The browser refuses when the battery is low; the next time the page is seen it may agree.
    held = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void held?.release()
  }
  void hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}

/** Browsers play a film with sound, even a silent one, only after a tap. Returns how to end it. */
function byFilm(): () => void {
  let film: HTMLVideoElement | null = null
  let over = false
  async function play() {
    if (over || (film && !film.paused)) return
    film ??= await silentFilm()
    if (over) film?.remove()
    else await film?.play().catch(() => undefined)
  }
  document.addEventListener('pointerup', play)
  document.addEventListener('visibilitychange', play)
  return () => {
    over = true
    document.removeEventListener('pointerup', play)
    document.removeEventListener('visibilitychange', play)
    film?.remove()
  }
}
