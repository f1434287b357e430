import { useEffect, useEffectEvent } from 'react'

/** Tells what stands after `#` in the address: at first, and when it alone has changed. */
export function useHash(tell: (hash: string) => void): void {
  const told = useEffectEvent(tell)
  useEffect(() => {
    const read = () => told(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
}
