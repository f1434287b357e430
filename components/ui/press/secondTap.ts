import { useEffect, useRef } from 'react'

/** A tap within this time after another counts as an accidental double tap. */
export const SECOND_TAP_MS = 400

/** Returns whether a tap outside may close an open sheet: false for the second tap of a double tap that opened it. */
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
