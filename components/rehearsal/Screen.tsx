'use client'
import { type Ref, useEffect, useRef, useState } from 'react'

/** A real screen of the house in its own size, shown as large as its place allows; its page is `src`. */
export function Screen(props: {
  src: string
  title: string
  width: number
  height: number
  frame?: Ref<HTMLIFrameElement>
}) {
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
      className="overflow-hidden rounded-card border-2 border-line"
      style={{ height: height * scale }}
    >
      {shown > 0 && (
        <iframe
          ref={props.frame}
          src={props.src}
          title={props.title}
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  )
}
