import type { ReactNode } from 'react'

interface CardProps {
  title: ReactNode
  aside?: ReactNode
  /** A brass edge, for a thing that waits for this person. */
  marked?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** One thing of the room in a list: its name, its facts, and the buttons that somebody may press. */
export function Card({ title, aside, marked = false, children, actions }: CardProps) {
  return (
    <li
      className={`flex flex-col gap-1 rounded-card border-2 bg-felt px-4 py-2 ${marked ? 'border-brass' : 'border-line'}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-serif text-lg">{title}</strong>
        <span className="text-sm text-sage">{aside}</span>
      </p>
      {children}
      <div className="mt-auto flex flex-wrap items-start gap-3 pt-1 empty:hidden">{actions}</div>
    </li>
  )
}

/** Cards beside each other where there is room. */
export function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
      {children}
    </ul>
  )
}
