'use client'
import type { OpenTable } from '@/rules/poker/views/board'
import { WallCard, WallLine, WallLines } from '../../board/WallCard'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Countdown, isRunning } from '../../ui/Countdown'
import { useWhich } from '../../ui/ofNow'

interface TableCardProps {
  table: OpenTable
  edge: string
  /** The server's time in ms. */
  now: () => number
}

/** A table on the wall: its seats, the number of free places, and its clock. */
export function TableCard({ table, edge, now }: TableCardProps) {
  const t = useT('board')
  const isSeated = table.seats.some((seat) => seat.member !== null)
  const [firstHour] = useWhich(
    table.clocks.filter(({ kind, until }) => kind === 'first-hour' && until !== null),
    now,
    isRunning,
  )
  return (
    <WallCard title={table.label} aside={<TableState table={table} />} edge={edge}>
      {table.goesOn && <p className="font-semibold text-good">{t('goesOn')}</p>}
      {isSeated && (
        <WallLines>
          {table.seats.map(({ seat, member, state, clock }) => {
            const isAway = state === 'away' || state === 'held'
            return (
              <WallLine
                key={seat}
                number={seat}
                className={isAway ? 'text-calm' : ''}
                mark={
                  isAway && (
                    <>
                      {t(state)} {clock && <Countdown clock={clock} now={now} />}
                    </>
                  )
                }
              >
                {member === null ? (
                  <span className="text-good">{t('freeSeat')}</span>
                ) : (
                  <MemberName id={member} />
                )}
              </WallLine>
            )
          })}
        </WallLines>
      )}
      <p className="flex flex-wrap justify-between gap-x-[0.7em]">
        <strong
          className={table.freePlaces > 0 ? 'text-[1.2em] text-good' : 'font-normal text-sage'}
        >
          {t('free', { count: table.freePlaces })}
        </strong>
        {firstHour && (
          <span className="text-sage">
            {t('firstHour')} <Countdown clock={firstHour} now={now} />
          </span>
        )}
      </p>
    </WallCard>
  )
}

/** I.12: the giro being played, or that it is the last. */
function TableState({ table }: { table: OpenTable }) {
  const t = useT('board')
  if (table.status !== 'playing') return t(`status.${table.status}`)
  if (table.lastGiro === null) return t('giro', { n: table.giro })
  return <strong className="text-warn">{t(`lastGiro.${table.lastGiro}`)}</strong>
}
