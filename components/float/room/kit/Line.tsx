import type { ReactNode } from 'react'

/** A fact with its name before it, in a list of such facts. */
export function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-0.5 first:border-0">
      <dt className="text-sage">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

export function Lines({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col">{children}</dl>
}
