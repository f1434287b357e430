'use client'
import type { SeatView, TableSummary } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { Amount } from '../ui/Amount'
import { Badge } from '../ui/Badge'
import { Countdown } from '../ui/Countdown'
import { MemberName } from '../ui/MemberName'
import { useMember } from './context'

/** A table's seats as lines: easier than an oval on a narrow screen, and the same to a screen reader. */
export function SeatList({ table }: { table: TableSummary }) {
  const t = useT('member')
  const { now } = useMember()
  return (
    <ol className="flex flex-col divide-y divide-line">
      {table.seats.map((seat) => (
        <SeatLine key={seat.seat} seat={seat} />
      ))}
      {table.called.map((one) => (
        <li key={one.signUp} className="flex flex-wrap items-center gap-x-3 py-2">
          <span className="w-8 text-right text-sage">—</span>
          <MemberName id={one.member} className="grow" />
          <Badge tone="brass">{t('seats.called')}</Badge>
          {one.call && one.call.answer !== 'coming' && (
            <Countdown clock={{ since: one.call.at, until: one.call.until }} now={now} />
          )}
        </li>
      ))}
    </ol>
  )
}

function SeatLine({ seat }: { seat: SeatView }) {
  const t = useT('member')
  const { view, now } = useMember()
  const isMine = seat.member !== null && seat.member === view.member
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 ${isMine ? 'font-semibold text-brass-high' : ''}`}
    >
      <span className="w-8 text-right text-sage">{seat.seat}.</span>
      <span className="grow">
        {seat.member === null ? (
          <span className="text-sage">{t(`seats.${seat.state}`)}</span>
        ) : (
          <MemberName id={seat.member} />
        )}{' '}
        {isMine && t('you')}
      </span>
      {seat.cartaro && <Badge tone="brass">{t('seats.cartaro')}</Badge>}
      {seat.allAltezza && <Badge>{t('seats.allAltezza')}</Badge>}
      {seat.asked > 0 && (
        <Badge tone="warn">
          {t('seats.asked')} <Amount chips={seat.asked} sign />
        </Badge>
      )}
      {seat.member !== null && (seat.state === 'away' || seat.state === 'held') && (
        <span className="text-calm">
          {t(`seats.${seat.state}`)} {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
      {seat.resto !== null && <Amount chips={seat.resto} className="text-xl font-semibold" />}
    </li>
  )
}
