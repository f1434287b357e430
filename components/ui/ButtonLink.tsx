import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonLook, type Size, type Variant } from './buttonLook'

/** A link to another page that looks like a button. */
export function ButtonLink(props: {
  href: string
  variant?: Variant
  size?: Size
  wide?: boolean
  children: ReactNode
}) {
  const width = props.wide ? 'w-full' : ''
  return (
    <Link href={props.href} className={`${buttonLook(props.variant, props.size)} ${width}`}>
      {props.children}
    </Link>
  )
}
