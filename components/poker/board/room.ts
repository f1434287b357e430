'use client'
import { useEffect, useState } from 'react'

/** The size of a box in rem, measured whenever it changes; `place` is its ref, also when the box comes later. */
export function useRoom<T extends HTMLElement>() {
  const [box, place] = useState<T | null>(null)
  const [size, setSize] = useState({ width: 20, height: 12 })
  useEffect(() => {
    if (!box) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({ width: box.clientWidth / rem, height: box.clientHeight / rem })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    measure()
    return () => watcher.disconnect()
  }, [box])
  return { place, ...size }
}
