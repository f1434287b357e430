'use client'
import { useFormatter } from 'use-intl'
import type { Actor, Instant } from '@/rules/decider'
import type { Outcome } from '@/rules/poker/state/colpo'
import { useT } from '../../i18n'
import { Amount } from '../../ui/Amount'
import { MemberName } from '../../ui/MemberName'
import { Ending } from './OutcomeText'

/** What the log shows of an event; other fields stay in the journal. */
interface LogEvent {
  member?: string
  chips?: number
  seat?: number
  colpo?: number | { number: number }
  level?: number
  pot?: number
  outcome?: Outcome
  why?: string
  provision?: string | null
}

export interface LogEntry {
  position: number
  at: Instant
  by: Actor
  type: string
  event: LogEvent
}

/** One event in one line: when, what, who gave it. */
export function JournalLine({ entry, struck }: { entry: LogEntry; struck: boolean }) {
  const t = useT('table')
  const format = useFormatter()
  const { event, type } = entry
  const number = typeof event.colpo === 'object' ? event.colpo.number : event.colpo
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 border-t border-line pt-1.5">
      <time className="text-sm text-sage tabular-nums">
        {format.dateTime(new Date(entry.at), { hour: '2-digit', minute: '2-digit' })}
      </time>
      <p className="leading-tight">
        <span className={struck ? 'line-through decoration-2' : ''}>
          {event.member !== undefined && (
            <>
              <strong>
                <MemberName id={event.member} />
              </strong>{' '}
            </>
          )}
          {t.has(`event.${type}`)
            ? t(`event.${type}`, {
                number: number ?? 0,
                seat: event.seat ?? 0,
                level: event.level ?? 0,
              })
            : type}{' '}
          {event.outcome && <Ending outcome={event.outcome} pot={event.pot ?? 0} />}
          {event.chips !== undefined && <Amount chips={event.chips} />}
          {event.why && ` «${event.why}»`}
          {event.provision && ` (${event.provision})`}
        </span>
        {struck && <strong className="block text-sm">{t('log.replaced')}</strong>}
        <Giver by={entry.by} />
      </p>
    </li>
  )
}

function Giver({ by }: { by: Actor }) {
  const t = useT('table')
  if (by.member !== null) {
    return (
      <span className="block text-sm text-sage">
        {t('log.by')} <MemberName id={by.member} />
      </span>
    )
  }
  const screen = by.roles.includes('tavolo') ? 'tavolo' : 'orologio'
  return <span className="block text-sm text-sage">{t(`log.from.${screen}`)}</span>
}
