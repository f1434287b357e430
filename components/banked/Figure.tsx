import type { ReactNode } from 'react'

/** A figure of a tablet's top line, with its name above it. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-center">
      <dt className="text-sm leading-tight text-sage">{name}</dt>
      <dd className="text-xl leading-tight font-semibold whitespace-nowrap tabular-nums">
        {children}
      </dd>
    </div>
  )
}
