'use client'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'

interface BoundsProps {
  /** The number typed so far. */
  typed: number
  min?: number
  max: number
  step?: number
  /** Numbers of things that are no chips, such as cards. */
  isCount?: boolean
  /** Told only while the number is too much, where height is short. */
  isShort?: boolean
}

/** The bounds of a number typed on a keypad; an alert once it is too much, which no more digits can mend. */
export function Bounds(props: BoundsProps) {
  const { typed, min = 0, max, step = 1, isCount = false, isShort = false } = props
  const t = useT('table')
  const isOver = typed > max
  if (!isOver && (isShort || max >= MOST_CHIPS)) return null
  const written = (number: number) => () => (isCount ? number : <Amount chips={asChips(number)} />)
  return (
    <p
      role={isOver ? 'alert' : undefined}
      className={isOver ? 'font-semibold text-bad' : 'text-sage'}
    >
      {t.rich(isOver ? 'pad.over' : step > 1 ? 'pad.steps' : 'pad.bounds', {
        min: written(min),
        max: written(max),
        step: written(step),
      })}
    </p>
  )
}
