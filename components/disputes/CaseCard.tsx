'use client'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../ui/Badge'

interface CaseCardProps {
  about: string
  /** The contenders by name. */
  who: ReactNode
  /** In brass where it waits for whoever looks; on a page of several games its game then comes first. */
  status: { tone: Tone; text: string }
  when: ReactNode
  /** The table, and the play in dispute. */
  where: ReactNode
  isChosen: boolean
  onChoose: () => void
  /** Further lines of the card. */
  children?: ReactNode
}

/** A dispute in a list: status, table, subject and contenders. */
export function CaseCard(props: CaseCardProps) {
  const { about, who, status, when, where, isChosen, onChoose, children } = props
  return (
    <li data-waits={status.tone === 'brass' ? '' : undefined}>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={`w-full rounded-card border-2 p-4 text-left ${
          isChosen ? 'border-brass bg-felt-high' : 'border-line bg-felt'
        }`}
      >
        <span className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <Badge tone={status.tone}>{status.text}</Badge>
          <span className="text-sm text-sage">{when}</span>
        </span>
        <span className="block text-lg font-semibold">{where}</span>
        <span className="line-clamp-2 block">{about}</span>
        <span className="block text-sage">{who}</span>
        {children}
      </button>
    </li>
  )
}
