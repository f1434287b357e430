'use client'
import { type ReactNode, useEffect, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../language/i18n'
import { useCommanding } from '../live/commanding'
import { Amount } from '../tell/Amount'
import { Moment } from '../tell/Moment'

interface Story {
  chips: Chips
  askedAt: Instant
  handedAt: Instant | null
  /** The member’s casse when they asked. */
  drawn: Chips
}

interface ChipsStoryProps {
  asked: { readonly chips: Chips; readonly at: Instant } | null
  drawn: Chips
  /** Said after a request that waits: for what. */
  children?: ReactNode
}

/** The story of the chips that a member asked in any game: when they asked, and, on this page, when they were handed over. */
export function ChipsStory({ asked, drawn, children }: ChipsStoryProps) {
  const t = useT('member')
  const { now } = useCommanding()
  const [story, setStory] = useState<Story | null>(null)
  const chips = asked?.chips
  const at = asked?.at
  useEffect(() => {
    setStory((before) => {
      if (chips !== undefined && at !== undefined)
        return before?.askedAt === at ? before : { chips, askedAt: at, handedAt: null, drawn }
      if (before === null || before.handedAt !== null) return before
      return drawn > before.drawn ? { ...before, handedAt: now() } : null
    })
  }, [chips, at, drawn, now])
  if (!story) return null
  const { askedAt, handedAt } = story
  return (
    <p
      role="status"
      className={`rounded-lg border-2 border-dashed px-4 py-3 ${handedAt === null ? 'border-warn' : 'border-good'}`}
    >
      {t('chips.asked')} <Amount chips={story.chips} className="font-semibold" />, {t('chips.at')}{' '}
      <Moment at={askedAt} />
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
