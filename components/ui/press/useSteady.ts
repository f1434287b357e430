import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that is one and the same function each time the screen is drawn, and does what the latest one does. With it
 * a part of the screen in `memo` is not drawn again for its handler alone.
 */
export function useSteady<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
