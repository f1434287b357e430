'use client'
import type { FloatCommand } from '@/rules/float/articles'
import { Act, type ActProps } from '../../officer/Act'

/** A button that gives one command of the float, while it is offered. */
export function FloatAct<T extends FloatCommand['type']>(props: ActProps<FloatCommand, T>) {
  return <Act<FloatCommand, T> {...props} />
}
