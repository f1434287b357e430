import { useEffect } from 'react'
import type { ToldRefusal } from '@/server/common/errors'

/** Long enough to read it; after it the button is there again. */
const SHOWN_MS = 8_000

interface RefusedAct {
  refusal: ToldRefusal | null
  forget: () => void
}

/** The refusal of an act in a line that stays on the screen all evening; it is forgotten once it could be read. */
export function useBriefRefusal({ refusal, forget }: RefusedAct): ToldRefusal | null {
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(forget, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal, forget])
  return refusal
}
