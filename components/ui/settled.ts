import { useEffect, useRef } from 'react'

/** How long a tap that follows another is taken for the same finger's, in ms. */
export const SECOND_TAP_MS = 400

/** Whether a sheet that is open may be closed by a tap outside: not by the second tap of the finger that opened it. */
export function useSettled(isOpen: boolean): () => boolean {
  const settled = useRef(false)
  useEffect(() => {
    settled.current = false
    if (!isOpen) return
    const timer = setTimeout(() => {
      settled.current = true
    }, SECOND_TAP_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return () => settled.current
}
