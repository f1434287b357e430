'use client'
import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element on the screen, so that the writing of a plot keeps its size. */
export function useWidth() {
  const place = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const here = place.current
    if (!here) return
    const watch = new ResizeObserver(() => setWidth(here.clientWidth || 640))
    watch.observe(here)
    return () => watch.disconnect()
  }, [])
  return { place, width }
}
