'use client'
import { useFormatter } from 'use-intl'
import type { Actor, Instant } from '@/rules/kernel/decider'
import type { Outcome, Rebuy } from '@/rules/poker/state/colpo'
import type { Move } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { cardSign } from '../../../tell/cards'
import { MemberName } from '../../../tell/MemberName'
import { useCause } from '../cause'
import { useTable } from '../context'
import { Ending, Names, Rebuys } from './OutcomeText'

/** What the log shows of an event; other fields stay in the journal. */
interface LogEvent {
  member?: string
  chips?: number
  seat?: number
  to?: number
  colpo?: number | { number: number }
  dispute?: number | { colpo: number }
  level?: number
  pot?: number
  outcome?: Outcome
  rebuys?: readonly Rebuy[]
  /** At a parol: whether he comes in. */
  in?: boolean
  on?: boolean
  agree?: boolean
  inFavourOf?: string | null
  arbiter?: string
  infraction?: boolean
  affranchi?: readonly string[]
  move?: Move
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
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-3 border-t border-line pt-1">
      <time className="text-sm text-sage tabular-nums">
        {format.dateTime(new Date(entry.at), { hour: '2-digit', minute: '2-digit' })}
      </time>
      <p className="leading-tight">
        <span className={struck ? 'line-through decoration-2' : ''}>
          <What entry={entry} />
        </span>
        {struck && <strong className="block text-sm">{t('log.replaced')}</strong>}
      </p>
      <Giver by={entry.by} />
    </li>
  )
}

function What({ entry: { event, type } }: { entry: LogEntry }) {
  const t = useT('table')
  const cause = useCause()
  const { move } = event
  const about = event.colpo ?? event.dispute
  const number =
    typeof about === 'object' ? ('number' in about ? about.number : about.colpo) : about
  const said = {
    number: number ?? 0,
    seat: event.seat ?? event.to ?? 0,
    level: event.level ?? 0,
    cards: move?.kind === 'ask' ? move.cards : 0,
  }
  const key = move ? moveKey(move) : keyOf(type, event)
  const cited = event.provision ?? (move && 'provision' in move ? move.provision : null)
  const subject = event.member ?? (move && 'member' in move ? move.member : undefined)
  const chips = event.chips ?? (move && 'to' in move ? move.to : undefined)
  return (
    <>
      {subject !== undefined && (
        <>
          <strong>
            <MemberName id={subject} />
          </strong>{' '}
        </>
      )}
      {t.has(key) ? t(key, said) : type}{' '}
      {event.outcome && <Ending outcome={event.outcome} pot={event.pot ?? null} />}
      {event.rebuys && <Rebuys rebuys={event.rebuys} />}
      {move?.kind === 'show' && move.shown.cards.map(cardSign).join(' ')}
      {chips !== undefined && <Amount chips={chips} />}
      {event.inFavourOf && <MemberName id={event.inFavourOf} />}
      {event.arbiter && <MemberName id={event.arbiter} />}
      {event.why && ` «${cause(event.why)}»`}
      {event.affranchi && <Names members={event.affranchi} />}
      {cited && ` (${cited})`}
    </>
  )
}

/** Some events say two things by one field. */
function keyOf(type: string, event: LogEvent): string {
  if (type === 'parolDeclared') return event.in ? 'event.parolIn' : 'event.parolOut'
  if (type === 'allAltezzaSet' && !event.on) return 'event.allAltezzaUnset'
  if (type === 'packStripped' && !event.on) return 'event.packRestored'
  if (type === 'freeSeatsWished' && !event.agree) return 'event.lotsWished'
  if (type === 'playerLeft' && event.infraction) return 'event.playerLeftEarly'
  if (type === 'disputeRuled' && !event.inFavourOf) return 'event.disputeRuledAsItStands'
  if (type === 'affrancoDeclared' && event.affranchi?.length === 0) return 'event.affrancoEnded'
  if (type === 'playNoted' && NOTED_IN_WORDS.includes(event.provision ?? ''))
    return `event.noted.${event.provision}`
  return `event.${type}`
}

/** What a note says by its provision alone; the others are told as notes. */
const NOTED_IN_WORDS: readonly string[] = ['V.7', 'VII.4', 'IX.9', 'IX.10']

/** So do some moves. */
function moveKey(move: Move): string {
  if (move.kind === 'pass' && move.busy) return 'move.busy'
  if (move.kind === 'put-out' && move.stakes === 'back') return 'move.put-out-back'
  if (move.kind === 'opening-shown' && !move.held)
    return move.excused ? 'move.opening-excused' : 'move.opening-missing'
  if (move.kind === 'show') return `move.${move.shown.how}`
  return `move.${move.kind}`
}

/** Who is not at the table is told by his office; an arbiter has none but his name. */
const OFFICES = ['segretario', 'deputato', 'amministratore', 'tavolo', 'orologio'] as const

function Giver({ by }: { by: Actor }) {
  const { view } = useTable()
  const t = useT('table')
  const office = OFFICES.find((one) => by.roles.includes(one))
  const isHere = view.players.some((player) => player.member === by.member)
  if (by.member !== null && (isHere || !office))
    return <MemberName id={by.member} className="text-sm text-sage" />
  return <span className="text-sm text-sage">{t(`log.from.${office ?? 'orologio'}`)}</span>
}
