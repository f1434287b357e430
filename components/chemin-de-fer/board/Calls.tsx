'use client'
import type { TableSummary } from '@/rules/chemin-de-fer/views/summary'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'

/** Somebody called to a seat, until the call lapses. */
interface Called {
  member: MemberId
  table: number
  seat: number
  until: Instant
}

/** Everybody who is called to a seat at these tables. */
export const calledIn = (tables: readonly TableSummary[]): Called[] =>
  tables.flatMap(({ number, bookings }) =>
    bookings.flatMap(({ member, called }) =>
      called ? [{ member, table: number, seat: called.seat, until: called.until }] : [],
    ),
  )

const SECOND_MS = 1000
const MINUTE_SECONDS = 60

/** V.called: those called to a seat, in the largest letters, with the time left to come. */
export function Calls({ called, now }: { called: readonly Called[]; now: number }) {
  const t = useT('chemin-board')
  return (
    <section aria-label={t('called')} className="shrink-0 rounded-xl bg-brass px-5 py-2 text-ink">
      <h2 className="text-[2rem]">{t('called')}</h2>
      <ul>
        {called.map(({ member, table, seat, until }) => {
          const left = Math.max(0, Math.ceil((until - now) / SECOND_MS))
          return (
            <li key={member} className="flex items-baseline justify-between gap-4">
              <MemberName id={member} className="min-w-0 truncate text-[5rem] font-bold" />
              <span className="shrink-0 text-[2.4rem] tabular-nums">
                {t('toSeat', { table, seat })} · {Math.floor(left / MINUTE_SECONDS)}:
                {String(left % MINUTE_SECONDS).padStart(2, '0')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
