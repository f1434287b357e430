'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { useIsHydrated } from './hydrated'

/**
 * Shows something while its children are loaded. A part that the server has rendered stays in sight until the browser can
 * take over the whole page: by parts, a change that came in between would empty those whose code is still on its way.
 */
export function Meanwhile({ shown, children }: { shown?: ReactNode; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const [isRendered] = useState(!isHydrated)
  return isRendered ? children : <Suspense fallback={shown}>{children}</Suspense>
}
