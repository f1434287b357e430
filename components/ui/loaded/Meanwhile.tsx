'use client'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIsHydrated } from './hydrated'

/** Told to the window again and again while a part is awaited for longer than a slow network takes. */
export const AWAITED = 'circolo:awaited'
const LONG_MS = 5_000

/**
 * Shows something while its children are loaded. A part that the server has rendered stays in sight until the browser can
 * take over the whole page: by parts, a change that came in between would empty those whose code is still on its way.
 */
export function Meanwhile({ shown, children }: { shown?: ReactNode; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const [isRendered] = useState(!isHydrated)
  return isRendered ? (
    children
  ) : (
    <Suspense fallback={<Awaited>{shown}</Awaited>}>{children}</Suspense>
  )
}

function Awaited({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setInterval(() => window.dispatchEvent(new Event(AWAITED)), LONG_MS)
    return () => clearInterval(timer)
  }, [])
  return children
}
