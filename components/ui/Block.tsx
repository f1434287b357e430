import type { ReactNode } from 'react'

/** A block of a page, with an optional heading and content to the right of it. */
export function Block(props: {
  title?: ReactNode
  aside?: ReactNode
  /** A brass edge, for a block that asks for attention. */
  marked?: boolean
  className?: string
  children: ReactNode
}) {
  const edge = props.marked ? 'border-brass' : 'border-line'
  return (
    <section
      className={`rounded-card border-2 ${edge} bg-felt px-4 py-3 sm:px-5 ${props.className ?? ''}`}
    >
      {(props.title || props.aside) && (
        <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          {props.title && <h2 className="text-xl">{props.title}</h2>}
          {props.aside && <div className="text-sage">{props.aside}</div>}
        </header>
      )}
      {props.children}
    </section>
  )
}
