'use client'
import { useState } from 'react'
import { type Extent, outside } from './typed'

/**
 * A whole number of a form, begun with `start` or empty: `number` is what was typed, or null while it is none that the
 * form takes; `field` goes to the `NumberField` that asks for it.
 */
export function useTyped(start: number | null, extent: Extent) {
  const [value, onChange] = useState(start)
  const number = value !== null && outside(value, extent) === null ? value : null
  return { number, field: { value, onChange, ...extent } }
}
