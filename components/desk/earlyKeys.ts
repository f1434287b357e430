import { useCallback, useEffect, useRef } from 'react'
import { isSheetOpen } from './shortcuts'

/**
 * The keys typed while a sheet with a field loads, so that none of them is lost or taken for a shortcut. The sheet asks for
 * them once its field has the keyboard, and has them once.
 */
export function useEarlyKeys(isOpening: boolean): () => string {
  const keys = useRef('')
  useEffect(() => {
    if (!isOpening) return
    keys.current = ''
    function keep(event: KeyboardEvent) {
      if (isSheetOpen() || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') keys.current = keys.current.slice(0, -1)
      else if ([...event.key].length === 1) keys.current += event.key
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', keep, true)
    return () => document.removeEventListener('keydown', keep, true)
  }, [isOpening])
  return useCallback(() => {
    const early = keys.current
    keys.current = ''
    return early
  }, [])
}
