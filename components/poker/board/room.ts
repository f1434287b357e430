'use client'
import { useEffect, useRef, useState } from 'react'

/** A box and its size in rem, measured again when it changes. */
export function useRoom<T extends HTMLElement>() {
  const place = useRef<T>(null)
  const [size, setSize] = useState({ width: 20, height: 12 })
  useEffect(() => {
    const box = place.current
    if (!box) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({ width: box.clientWidth / rem, height: box.clientHeight / rem })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    measure()
    return () => watcher.disconnect()
  }, [])
  return { place, ...size }
}
