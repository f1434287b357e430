'use client'
import { useEffect } from 'react'

/**
 * Writes a mark before the title of the tab, such as `(2)` or "Tocca a voi", and the number on the installed app's icon;
 * null and 0 write nothing.
 */
export function useTabTitle(mark: string | null, count = mark === null ? 0 : 1): void {
  useEffect(() => {
    if (mark === null) return
    const prefix = `${mark} · `
    const write = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`
    }
    write()
    // A page that loads later writes its own title over ours.
    const watching = new MutationObserver(write)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watching.disconnect()
      document.title = document.title.replace(prefix, '')
    }
  }, [mark])
  useEffect(() => {
    if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined)
    return () => void navigator.clearAppBadge?.().catch(() => undefined)
  }, [count])
}
