'use client'
import { useEffect, useRef, useState } from 'react'

/** A real screen of the house in its own size, shown as large as its place allows; its page is `src`. */
export function Screen(props: { src: string; title: string; width: number; height: number }) {
  const { width, height } = props
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const watching = new ResizeObserver(() => setShown(current.clientWidth))
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  const scale = shown / width
  return (
    <div
      ref={place}
      className="relative min-w-0 overflow-hidden rounded-card border-2 border-line"
      style={{ height: height * scale }}
    >
      {shown > 0 && (
        <iframe
          src={props.src}
          title={props.title}
          className="absolute top-0 left-0 max-w-none"
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  )
}
