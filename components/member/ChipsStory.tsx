'use client'
import type { ReactNode } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useT } from '../language/i18n'
import { useCommanding } from '../live/commanding'
import { Amount } from '../tell/Amount'
import { Moment } from '../tell/Moment'
import { useNow } from '../ui/ofNow'

/** A story that is over is told for so long. */
const TOLD_MS = 10 * MINUTE_MS

interface Asked {
  readonly chips: Chips
  readonly at: Instant
}

interface ChipsStoryProps {
  asked: Asked | null
  /** The request that was answered last; null where the chips came without one. */
  handed: { readonly at: Instant; readonly asked: Asked | null } | null
  /** Said after a request that waits: for what. */
  children?: ReactNode
}

/** The story of the chips that a member asked in any game: when they asked, and when they were handed over. */
export function ChipsStory({ asked, handed, children }: ChipsStoryProps) {
  const t = useT('member')
  const now = useNow(useCommanding().now, MINUTE_MS)
  const isTold = handed !== null && now < handed.at + TOLD_MS
  const story = asked ?? (isTold ? handed.asked : null)
  if (!story) return null
  const handedAt = asked || !handed ? null : handed.at
  return (
    <p
      role="status"
      className={`rounded-lg border-2 border-dashed px-4 py-3 ${handedAt === null ? 'border-warn' : 'border-good'}`}
    >
      {t('chips.asked')} <Amount chips={story.chips} className="font-semibold" />, {t('chips.at')}{' '}
      <Moment at={story.at} />
      {handedAt === null ? (
        <> · {children ?? t('chips.awaited')}</>
      ) : (
        <>
          {' '}
          · {t('chips.handed')} <Moment at={handedAt} />
        </>
      )}
    </p>
  )
}
