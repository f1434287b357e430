'use client'
import type { ReactNode } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../language/i18n'
import { Moment } from '../tell/Moment'
import { Badge, type Tone } from '../ui/Badge'
import { Button } from '../ui/Button'
import { type PastEvening, PastLine } from './PastLine'

interface CaseSheetProps {
  dispute: { readonly number: number; readonly about: string }
  /** The table's name. */
  label: string
  status: { readonly tone: Tone; readonly text: string }
  /** Its opening: by somebody, or at the table where `by` is null. */
  opened: { readonly by: ReactNode | null; readonly at: Instant }
  /** The judges, where they are named. */
  judges?: ReactNode
  onBack: () => void
  /** The dispute's closed evening; absent for tonight's evening. */
  past?: PastEvening | undefined
  /** True where no list stands beside it, however wide the screen. */
  alone?: boolean | undefined
  /** The play step by step, or null for a dispute about none. */
  replay: ReactNode | null
  /** The rest on which a ruling is based, each part a `Fold`. */
  children: ReactNode
  /** The form of the ruling, or the ruling. */
  ruling: ReactNode
}

/**
 * A dispute of any game as its judge reads it, in a screen and a half of a phone: the claim and the replay, then the
 * rest in lines that open, then the ruling.
 */
export function CaseSheet(props: CaseSheetProps) {
  const { dispute, label, status, opened, past, replay } = props
  const t = useT('deputato')
  return (
    <article data-alone className="flex min-w-0 flex-col gap-3 sm:gap-5">
      <header className="flex flex-col gap-1">
        {past && <PastLine {...past} />}
        <div className="flex items-center gap-x-2">
          <Button
            variant="quiet"
            aria-label={t('back')}
            className={`-ml-3 px-3! ${props.alone ? '' : 'lg:hidden'}`}
            onPress={props.onBack}
          >
            ←
          </Button>
          <h2 className="min-w-0 text-lg leading-snug sm:text-2xl">
            {t('case.title', { n: dispute.number, label })}
          </h2>
        </div>
        <p className="text-lg leading-snug wrap-anywhere sm:text-xl">
          <Badge tone={status.tone}>{status.text}</Badge> {dispute.about}{' '}
          <span className="text-base text-sage">
            {t.rich(opened.by === null ? 'case.openedAtTable' : 'case.opened', {
              who: () => opened.by,
              time: () => <Moment at={opened.at} />,
            })}
          </span>
        </p>
        {props.judges}
      </header>
      {replay}
      <div className="rounded-card border-2 border-line bg-felt px-4 empty:hidden">
        {props.children}
      </div>
      {props.ruling}
    </article>
  )
}
