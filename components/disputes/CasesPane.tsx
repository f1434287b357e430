import type { ReactNode } from 'react'

interface CasesPaneProps {
  /** The lists of disputes, and what else waits for the judge. */
  list: ReactNode
  /** The chosen dispute; null while none is. */
  file: ReactNode | null
  /** Shown beside the list until one is chosen. */
  hint: ReactNode
}

/** A judge's disputes: the chosen one opens beside the list, or on a phone in its place. */
export function CasesPane({ list, file, hint }: CasesPaneProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`flex flex-col gap-5 ${file ? 'hidden lg:flex' : ''}`}>{list}</div>
      {file ?? hint}
    </div>
  )
}
