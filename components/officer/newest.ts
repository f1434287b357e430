'use client'
import { useEffect, useState } from 'react'

/**
 * The keys, those that appeared last on this screen first. Keys that were there when the screen opened keep their own
 * order below.
 */
export function useNewestFirst(keys: readonly string[]): string[] {
  const [seen, setSeen] = useState<readonly string[]>(keys)
  const joined = keys.join('\n')
  useEffect(() => {
    const now = joined === '' ? [] : joined.split('\n')
    setSeen((before) => [
      ...now.filter((key) => !before.includes(key)),
      ...before.filter((key) => now.includes(key)),
    ])
  }, [joined])
  const missing = keys.filter((key) => !seen.includes(key))
  return [...missing, ...seen.filter((key) => keys.includes(key))]
}
