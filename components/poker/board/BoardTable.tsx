'use client'
import { isAwaited } from '@/rules/poker/room/awaited'
import type { OpenTable } from '@/rules/poker/views/board'
import type { SeatView } from '@/rules/poker/views/summary'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Countdown } from '../../ui/Countdown'

const ROW = 'flex h-[1.7em] items-center gap-[0.5em] px-[0.5em] leading-none whitespace-nowrap'
const SEAT = 'w-[1.1em] shrink-0 text-right'

/** A table on the wall: its seats, members called, the number of free places, its clocks. */
export function BoardTable({ table, now }: { table: OpenTable; now: number }) {
  const t = useT('board')
  const taken = table.seats.filter((seat) => seat.member !== null)
  const firstHour = table.clocks.find((clock) => clock.kind === 'first-hour')
  return (
    <article className="@container min-w-0 overflow-hidden rounded-lg border-2 border-line bg-ground text-[1.35em]">
      <header className="flex items-baseline justify-between gap-3 border-b-2 border-line px-[0.5em] py-[0.25em]">
        <h3 className="truncate text-[1.2em]">{table.label}</h3>
        <span className="text-[0.85em] whitespace-nowrap text-sage">
          {table.status === 'playing' ? t('giro', { n: table.giro }) : t(`status.${table.status}`)}
        </span>
      </header>
      {table.goesOn && (
        <p className={`${ROW} border-b-2 border-line font-semibold text-good`}>{t('goesOn')}</p>
      )}
      <ol>
        {taken.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} now={now} />
        ))}
        {table.called.map(({ member, signUp, call }) => (
          <li key={signUp} className={`${ROW} bg-brass font-semibold text-ink`}>
            <span className={SEAT}>→</span>
            <MemberName id={member} className="min-w-0 grow truncate" />
            {call?.answer === 'coming' ? (
              <span>{t('coming')}</span>
            ) : (
              <span className="flex gap-[0.4em]">
                <span className="hidden @min-[17em]:inline">{t('called')}</span>
                {call && isAwaited(call, now) && (
                  <Countdown clock={{ since: call.at, until: call.until }} now={now} onBrass />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={`${ROW} h-[2.1em] justify-between border-t-2 border-line`}>
        <strong className={table.freePlaces > 0 ? 'text-good' : 'font-normal text-sage'}>
          {t('free', { count: table.freePlaces })}
        </strong>
        {firstHour?.until != null && firstHour.until > now && (
          <span className="text-sage">
            {t('firstHour')} <Countdown clock={firstHour} now={now} />
          </span>
        )}
      </p>
    </article>
  )
}

function SeatRow({ seat, now }: { seat: SeatView; now: number }) {
  const t = useT('board')
  const { state } = seat
  const isAway = state === 'away' || state === 'held'
  return (
    <li className={`${ROW} ${isAway ? 'text-calm' : ''}`}>
      <span className={`${SEAT} text-sage`}>{seat.seat}</span>
      <MemberName id={seat.member} className="min-w-0 grow truncate" />
      {isAway && (
        <span className="flex gap-[0.4em]">
          {t(state)} {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
    </li>
  )
}
