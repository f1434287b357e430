'use client'
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useIsHydrated } from './loaded/hydrated'

export interface PlainButtonProps
  extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'disabled' | 'style' | 'inert'> {
  isDisabled?: boolean | undefined
  /** Waits for an answer: it keeps its size and its focus, and a press does nothing. */
  isPending?: boolean | undefined
  onPress?: () => void
}

/** A key that is held down is one press, and not one at each repeat. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * A button without a look. Each click is a press, however soon one follows the other. One that comes with the page from the
 * server cannot be pressed before the browser hears it. A press is that of the button alone, and never of what it stands in.
 */
export function PlainButton({ isDisabled, isPending, onPress, ...rest }: PlainButtonProps) {
  const isHydrated = useIsHydrated()
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    if (!isPending) onPress?.()
  }
  return (
    <button
      {...rest}
      // Enter in a field must not send its form a second time.
      type={isPending ? 'button' : (rest.type ?? 'button')}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      inert={!isHydrated}
      onClick={press}
      onKeyDown={pressOnce}
    />
  )
}
