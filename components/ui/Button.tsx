'use client'
import { buttonLook, type Size, type Variant } from './buttonLook'
import { PlainButton, type PlainButtonProps } from './PlainButton'

interface ButtonProps extends PlainButtonProps {
  variant?: Variant
  size?: Size
  /** As wide as its container. */
  wide?: boolean
}

/** A button at least 48 px high. */
export function Button({ variant, size, wide, className = '', ...rest }: ButtonProps) {
  const width = wide ? 'w-full' : ''
  return <PlainButton {...rest} className={`${buttonLook(variant, size)} ${width} ${className}`} />
}
