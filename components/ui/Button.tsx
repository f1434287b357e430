'use client'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { buttonLook, type Size, type Variant } from './buttonLook'
import { useIsHydrated } from './loaded/hydrated'

interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'disabled' | 'style' | 'inert'> {
  variant?: Variant
  size?: Size
  /** As wide as its container. */
  wide?: boolean
  isDisabled?: boolean
  /** Waits for an answer: it keeps its size and its focus, and a press does nothing. */
  isPending?: boolean
  onPress?: () => void
}

/** A key that is held down is one press, and not one at each repeat. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * A button at least 48 px high. One that comes with the page from the server cannot be pressed before the browser hears it.
 * A press is that of the button alone, and never of what it stands in.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className = '', isDisabled, isPending, onPress, ...rest } = props
  const isHydrated = useIsHydrated()
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    if (!isPending) onPress?.()
  }
  return (
    <button
      {...rest}
      // Enter in a field must not send its form a second time.
      type={isPending ? 'button' : (props.type ?? 'button')}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      inert={!isHydrated}
      onClick={press}
      onKeyDown={pressOnce}
      className={`${buttonLook(variant, size)} ${wide ? 'w-full' : ''} ${className}`}
    />
  )
}
