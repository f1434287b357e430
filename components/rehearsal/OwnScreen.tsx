'use client'
import { useEffect, useRef, useState } from 'react'
import { useLingua } from '../language/i18n'
import { Over } from './Over'
import { pointAt, pointAtNothing } from './pointing'
import { Strip } from './Strip'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

const POINT_EVERY_MS = 500

/** One's own screen, as it is, beside a strip that says what is to be done now. */
export function OwnScreen(props: {
  now: RehearsalNow
  page: string
  rehearsal: ReturnType<typeof useRehearsal>
}) {
  const { now, rehearsal } = props
  const lingua = useLingua()
  const frame = useRef<HTMLIFrameElement>(null)
  const control = now.control?.[lingua] ?? null
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    if (control === null) return
    const point = () => setShown(pointAt(frame.current, control))
    point()
    // Another page may be shown in the frame, or the control may come only later.
    const pointing = setInterval(point, POINT_EVERY_MS)
    return () => {
      clearInterval(pointing)
      pointAtNothing(frame.current)
    }
  }, [control])
  if (now.at >= now.steps.length) return <Over now={now} rehearsal={rehearsal} />
  return (
    <main className="flex h-dvh flex-col xl:flex-row-reverse">
      <Strip now={now} rehearsal={rehearsal} isControlShown={isShown} />
      <iframe
        ref={frame}
        src={props.page}
        title={now.title[lingua]}
        className="min-h-0 w-full flex-1 border-0 xl:h-full"
      />
    </main>
  )
}
