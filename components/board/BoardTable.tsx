'use client'
import type { SeatView, TableSummary } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { Countdown } from '../ui/Countdown'
import { MemberName } from '../ui/MemberName'

const ROW = 'flex h-[2.3rem] items-center gap-3 px-3 text-[1.35rem] leading-none'

/** A table on the wall: who sits where, who is called, how many places are free, its clocks. */
export function BoardTable({ table, now }: { table: TableSummary; now: number }) {
  const t = useT('board')
  const taken = table.seats.filter((seat) => seat.member !== null)
  const firstHour = table.clocks.find((clock) => clock.kind === 'first-hour')
  return (
    <article className="min-w-0 overflow-hidden rounded-lg border-2 border-line bg-ground">
      <header className="flex items-baseline justify-between gap-3 border-b-2 border-line px-3 py-1.5">
        <h3 className="truncate text-[1.6rem]">{t('table', { label: table.label })}</h3>
        <span className="text-[1.1rem] whitespace-nowrap text-sage">
          {table.status === 'playing' ? t('giro', { n: table.giro }) : t(`status.${table.status}`)}
        </span>
      </header>
      <ol>
        {taken.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} now={now} />
        ))}
        {table.called.map(({ member, signUp, call }) => (
          <li key={signUp} className={`${ROW} bg-brass font-semibold text-ink`}>
            <span className="w-6 text-right">→</span>
            <MemberName id={member} className="min-w-0 grow truncate" />
            {call?.answer === 'coming' || call === null ? (
              <span>{t('coming')}</span>
            ) : (
              <span className="flex gap-2">
                {t('called')}
                <Digits since={call.at} until={call.until} now={now} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={`${ROW} h-[2.8rem] justify-between border-t-2 border-line text-[1.35rem]`}>
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
  const isAway = seat.state === 'away' || seat.state === 'held'
  return (
    <li className={`${ROW} ${isAway ? 'text-calm' : ''}`}>
      <span className="w-6 text-right text-sage">{seat.seat}</span>
      <MemberName id={seat.member} className="min-w-0 grow truncate" />
      {isAway && (
        <span className="flex gap-2 whitespace-nowrap">
          {t(seat.state)} {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
    </li>
  )
}

/** Digits on brass: their warning is the exclamation mark, since yellow would not show there. */
function Digits(props: { since: number; until: number; now: number }) {
  return <Countdown clock={props} now={props.now} className="text-ink" />
}
