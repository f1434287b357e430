import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** The gist, which is read without opening it. */
  gist?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A part of a case under its title, opened by a tap. */
export function Fold({ title, gist, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="border-t border-line first:border-0">
      <summary className="min-h-11 cursor-pointer py-2 leading-snug">
        <h3 className="inline text-base font-semibold">{title}</h3>
        {gist && <span className="text-sage"> · {gist}</span>}
      </summary>
      <div className="flex flex-col gap-3 pb-4">{children}</div>
    </details>
  )
}
