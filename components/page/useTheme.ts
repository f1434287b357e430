'use client'
import { useState } from 'react'
import { THEME_COOKIE, type Theme, themeOf } from './themes'

/** The theme chosen on this device, null while it follows the device, and the way to choose; kept for a year. */
export function useTheme(): [Theme | null, (theme: Theme | null) => void] {
  const [chosen, setChosen] = useState(() =>
    themeOf(typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme),
  )
  const choose = (theme: Theme | null) => {
    const age = theme === null ? 0 : 31_536_000
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing outside https.
    document.cookie = `${THEME_COOKIE}=${theme ?? ''}; path=/; max-age=${age}; samesite=lax`
    if (theme === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    setChosen(theme)
  }
  return [chosen, choose]
}
