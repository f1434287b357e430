'use client'
import { useOfNow } from './ofNow'

/** A clock that counts down to `until`, or up where that is null; both in ms since 1970. */
interface Clock {
  since: number
  until: number | null
}

/** A duration in hours, minutes and seconds: `12:05`, `1:02:05`. */
export function clockDigits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

/** Whether its time is not over. */
export const isRunning = ({ until }: Pick<Clock, 'until'>, now: number): boolean =>
  until === null || until > now

/** True in the last fifth of a clock's time, at most its last five minutes: it then warns. */
export function isLate(clock: Clock, now: number): boolean {
  if (clock.until === null) return false
  const left = clock.until - now
  return left <= Math.min((clock.until - clock.since) / 5, 5 * 60_000)
}

/** The digits of a clock, with a warning near its end. Role `timer`: screen readers do not announce every second. */
export function Countdown(props: {
  clock: Clock
  /** The server's time in ms. */
  now: () => number
  /** On brass the warning is the mark alone, since its yellow would not show there. */
  onBrass?: boolean
  className?: string
}) {
  const { clock, now } = props
  const late = useOfNow(now, (at) => isLate(clock, at))
  const digits = useOfNow(now, (at) =>
    clockDigits(clock.until === null ? at - clock.since : clock.until - at),
  )
  return (
    <span
      role="timer"
      className={`font-semibold tabular-nums ${late && !props.onBrass ? 'text-warn' : ''} ${props.className ?? ''}`}
    >
      {late && <span aria-hidden>! </span>}
      {digits}
    </span>
  )
}
