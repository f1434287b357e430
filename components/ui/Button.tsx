'use client'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { buttonLook, type Size, type Variant } from './buttonLook'

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  variant?: Variant
  size?: Size
  /** As wide as its container. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** A button at least 48 px high; with `isPending` it keeps its size while it waits for an answer. */
export function Button({ variant, size, wide, className = '', ...props }: ButtonProps) {
  const width = wide ? 'w-full' : ''
  return <AriaButton {...props} className={`${buttonLook(variant, size)} ${width} ${className}`} />
}
