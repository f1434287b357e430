'use client'
import { useEffect, useRef } from 'react'
import Pad from 'signature_pad'

/** Drawn strokes: each a line of [x, y, ms since the first touch], whole numbers in CSS pixels. */
export type Strokes = [number, number, number][][]

/** Longer autographs are thinned evenly to this many points; a hand rarely draws more. */
const MOST_POINTS = 3_500

interface SignaturePadProps {
  label: string
  /** Strokes drawn before, on the same sheet. */
  start?: Strokes
  onChange: (strokes: Strokes) => void
}

/** A sheet to draw an autograph on with finger, pen or mouse. Another `key` clears it. */
export function SignaturePad(props: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const changed = useRef(props.onChange)
  changed.current = props.onChange
  const start = useRef(props.start ?? [])
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    const pad = new Pad(sheet, PEN)
    pad.fromData(
      start.current.map((points) => ({ ...PEN, ...STROKE, points: points.map(pointOf) })),
    )
    const fit = () => fitToScreen(sheet, pad)
    const ended = () => changed.current(strokesOf(pad))
    pad.addEventListener('endStroke', ended)
    const size = new ResizeObserver(fit)
    size.observe(sheet)
    return () => {
      size.disconnect()
      pad.removeEventListener('endStroke', ended)
      pad.off()
    }
  }, [])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={props.label}
      className="h-40 w-full touch-none rounded-lg bg-paper sm:h-72"
    />
  )
}

const PEN = { penColor: '#14110a', minWidth: 1.2, maxWidth: 3.4 }
const STROKE = { dotSize: 0, velocityFilterWeight: 0.7, compositeOperation: 'source-over' } as const
const pointOf = ([x, y, time]: Strokes[number][number]) => ({ x, y, time, pressure: 0.5 })

/** Scales the canvas to the screen's pixels, and draws the strokes again when the sheet changes size. */
function fitToScreen(sheet: HTMLCanvasElement, pad: Pad) {
  const ratio = Math.max(window.devicePixelRatio, 1)
  const [width, height] = [sheet.offsetWidth * ratio, sheet.offsetHeight * ratio]
  if (sheet.width === width && sheet.height === height) return
  const drawn = pad.toData()
  sheet.width = width
  sheet.height = height
  sheet.getContext('2d')?.scale(ratio, ratio)
  pad.clear()
  pad.fromData(drawn)
}

function strokesOf(pad: Pad): Strokes {
  const groups = pad.toData()
  const begun = groups[0]?.points[0]?.time ?? 0
  const total = groups.reduce((sum, group) => sum + group.points.length, 0)
  const every = Math.ceil(total / MOST_POINTS)
  return groups.map((group) =>
    group.points
      .filter((_, index) => index % every === 0 || index === group.points.length - 1)
      .map(({ x, y, time }) => [Math.round(x), Math.round(y), Math.round(time - begun)]),
  )
}
