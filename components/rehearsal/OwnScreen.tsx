'use client'
import { useEffect, useRef, useState } from 'react'
import { useLingua } from '../language/i18n'
import { Over } from './Over'

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

/** Parts of a page that a finger works. */
const CONTROLS =
  'button, a, input, select, summary, label, [role="tab"], [role="button"], [role="menuitem"]'
const MARK = '0.3rem solid #d33'

/** The visible controls of a page whose words begin like this, in the order of the page. */
function controlsCalled(page: Document, called: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => {
    const words = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return words.trim().startsWith(called) && one.getClientRects().length > 0
  })
}

/** Marks the first control with these words on the page of a frame; false where the page shown has none. */
function pointAt(frame: HTMLIFrameElement | null, called: string): boolean {
  const page = frame?.contentDocument
  const [found] = page ? controlsCalled(page, called) : []
  if (!found) return false
  if (found.style.outline !== MARK) {
    found.style.outline = MARK
    found.style.outlineOffset = '0.2rem'
    found.scrollIntoView({ block: 'center' })
  }
  return true
}

/** Takes the marks away. */
function pointAtNothing(frame: HTMLIFrameElement | null): void {
  for (const one of frame?.contentDocument?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
    if (one.style.outlineOffset === '0.2rem') one.style.outline = ''
}
