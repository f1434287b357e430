'use client'
import { useState } from 'react'
import { type Extent, outside } from './typed'

interface TypedExtent extends Extent {
  isOptional?: boolean
}

/**
 * A whole number of a form, begun with `start` or empty: `number` is what was typed, or null while it is none that the
 * form takes; `field` goes to the `NumberField` that asks for it. `isTaken` tells whether the form may be given, with a
 * number or, where it `isOptional`, without one.
 */
export function useTyped(start: number | null, { isOptional = false, ...extent }: TypedExtent) {
  const [value, onChange] = useState(start)
  const number = value !== null && outside(value, extent) === null ? value : null
  const isTaken = number !== null || (isOptional && value === null)
  return { number, isTaken, set: onChange, field: { value, onChange, isOptional, ...extent } }
}
