import type { ReactNode } from 'react'
import type { Actor } from '@/rules/kernel/decider'
import { tellsOfEvent } from '@/rules/poker/sentences'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { TellTexts } from '../../tell/TellTexts'
import type { LogEntry } from './entries'

interface LogLineProps {
  entry: LogEntry
  /** True for an entry that a later one corrected: it stays, struck through. */
  struck: boolean
  /** True for officers whom the screen names; others appear by their office. */
  names: (member: string) => boolean
  /** Links or buttons of the entry. */
  children?: ReactNode
}

/** An event in one line: time, sentence and giver. */
export function LogLine({ entry: { at, by, event }, struck, names, children }: LogLineProps) {
  const t = useT('table')
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-3 border-t border-line py-1">
      <span className="text-sm text-sage tabular-nums">
        <Moment at={at} />
      </span>
      <p className="leading-tight">
        <span className={struck ? 'text-sage line-through decoration-2' : ''}>
          <TellTexts tells={tellsOfEvent(event)} />
        </span>
        {struck && <strong className="block text-sm text-warn">{t('log.replaced')}</strong>}
        {children}
      </p>
      <span className="text-sm text-sage">
        <Giver by={by} names={names} />
      </span>
    </li>
  )
}

/** Offices in order of precedence, for a giver with several. An arbiter has no office and appears by name. */
const OFFICES = ['segretario', 'deputato', 'amministratore', 'tavolo', 'orologio'] as const

function Giver({ by, names }: { by: Actor; names: LogLineProps['names'] }) {
  const t = useT('table')
  const office = OFFICES.find((one) => by.roles.includes(one))
  if (by.member !== null && (!office || names(by.member))) return <MemberName id={by.member} />
  return t(`log.from.${office ?? 'orologio'}`)
}
