import type { ReactNode } from 'react'

/** How many things wait; `children` says it in words to those who hear the page. Nothing for none. */
export function Count({ n, children }: { n: number; children: ReactNode }) {
  if (n === 0) return null
  return (
    <span className="rounded-full bg-brass px-2.5 py-0.5 text-sm font-bold text-ink">
      <span aria-hidden="true">{n}</span>
      <span className="sr-only">{children}</span>
    </span>
  )
}
