'use client'
import type { OpenTable } from '@/rules/poker/views/board'
import type { SeatView } from '@/rules/poker/views/summary'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Countdown } from '../../ui/Countdown'

const ROW = 'flex items-center gap-3 px-3 leading-none whitespace-nowrap'

/** A table on the wall: the number of free places, its clock and, where there is room, its seats. */
export function BoardTable(props: {
  table: OpenTable
  showsSeats: boolean
  /** Larger seats, for a table that has the wall to itself. */
  isLarge: boolean
  now: number
}) {
  const t = useT('board')
  const { table, now } = props
  const isSeated = table.seats.some((seat) => seat.member !== null)
  const { isLarge } = props
  const firstHour = table.clocks.find((clock) => clock.kind === 'first-hour')
  return (
    <article
      className={`flex min-w-0 flex-col overflow-hidden rounded-lg border-2 border-line bg-ground ${isLarge ? 'min-h-0 self-stretch' : ''}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-line px-3 py-1">
        <h3 className="truncate text-[2.2rem]">{table.label}</h3>
        <span className="whitespace-nowrap text-sage">
          <TableState table={table} />
        </span>
      </header>
      {table.goesOn && (
        <p className={`${ROW} border-b-2 border-line font-semibold text-good`}>{t('goesOn')}</p>
      )}
      {props.showsSeats && isSeated && (
        <ol className={isLarge ? 'flex min-h-0 grow flex-col text-[2.8rem]' : 'py-1'}>
          {table.seats.map((seat) => (
            <SeatRow key={seat.seat} seat={seat} now={now} isLarge={isLarge} />
          ))}
        </ol>
      )}
      <p
        className={`${ROW} min-h-[3rem] flex-wrap justify-between ${isSeated && props.showsSeats ? 'border-t-2 border-line' : ''} ${isLarge && !isSeated ? 'grow' : ''}`}
      >
        <strong
          className={
            table.freePlaces > 0
              ? `text-good ${isLarge ? 'text-[3rem]' : 'text-[2.2rem]'}`
              : 'font-normal text-sage'
          }
        >
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

/** I.12: the giro being played, or that it is the last. */
function TableState({ table }: { table: OpenTable }) {
  const t = useT('board')
  if (table.status !== 'playing') return t(`status.${table.status}`)
  if (table.lastGiro === null) return t('giro', { n: table.giro })
  return <strong className="text-warn">{t(`lastGiro.${table.lastGiro}`)}</strong>
}

function SeatRow({ seat, now, isLarge }: { seat: SeatView; now: number; isLarge: boolean }) {
  const t = useT('board')
  const { state } = seat
  const isAway = state === 'away' || state === 'held'
  return (
    <li
      className={`${ROW} ${isLarge ? 'min-h-[3rem] grow' : 'h-[2.6rem]'} ${isAway ? 'text-calm' : ''}`}
    >
      <span className="w-[1.1em] shrink-0 text-right text-sage">{seat.seat}</span>
      {seat.member === null ? (
        <span className="text-good">{t('freeSeat')}</span>
      ) : (
        <MemberName id={seat.member} className="min-w-0 grow truncate py-1" />
      )}
      {isAway && (
        <span className="flex shrink-0 gap-2">
          {t(state)} {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
    </li>
  )
}
