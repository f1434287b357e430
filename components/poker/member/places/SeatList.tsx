'use client'
import { isAwaited } from '@/rules/poker/room/awaited'
import type { SeatView, TableSummary } from '@/rules/poker/views/summary'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Badge } from '../../../ui/Badge'
import { Countdown } from '../../../ui/Countdown'
import { useWhich } from '../../../ui/ofNow'
import { useMember } from '../context'

/** The players and the called members of a table, as lines; free seats are only counted. */
export function SeatList({ table }: { table: TableSummary }) {
  const t = useT('member')
  const { now } = useMember()
  const awaited = useWhich(
    table.called,
    now,
    ({ call }, at) => call !== null && isAwaited(call, at),
  )
  const taken = table.seats.filter((seat) => seat.member !== null)
  return (
    <ol className="flex flex-col divide-y divide-line">
      {taken.map((seat) => (
        <SeatLine key={seat.seat} seat={seat} />
      ))}
      {table.called.map((one) => {
        const { member, signUp, call } = one
        return (
          <li key={signUp} className="flex items-center gap-3 py-1.5">
            <span className="w-6 shrink-0 text-right text-brass">→</span>
            <MemberName id={member} className="min-w-0 grow" />
            <span className="shrink-0 text-brass-high">
              {t(call?.answer === 'coming' ? 'seats.coming' : 'seats.called')}{' '}
              {call && awaited.includes(one) && (
                <Countdown clock={{ since: call.at, until: call.until }} now={now} />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function SeatLine({ seat }: { seat: SeatView }) {
  const t = useT('member')
  const { view, now } = useMember()
  const isMine = seat.member === view.member
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 py-1.5 ${isMine ? 'font-semibold text-brass-high' : ''}`}
    >
      <span className="w-6 shrink-0 text-right text-sage">{seat.seat}</span>
      <span className="min-w-0 grow basis-40">
        <MemberName id={seat.member} /> {isMine && t('you')}
      </span>
      {seat.cartaro && <Badge tone="brass">{t('seats.cartaro')}</Badge>}
      {seat.allAltezza && <Badge>{t('seats.allAltezza')}</Badge>}
      {(seat.state === 'away' || seat.state === 'held') && (
        <span className="text-calm">
          {t(`seats.${seat.state}`)} {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
    </li>
  )
}
