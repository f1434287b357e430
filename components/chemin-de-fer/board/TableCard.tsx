'use client'
import type { SeatView, TableSummary } from '@/rules/chemin-de-fer/views/summary'
import type { MemberId } from '@/rules/kernel/ids'
import { WallCard, WallLine, WallLines } from '../../board/WallCard'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'

/** Mani to come that the wall names. */
const NEXT_SHOWN = 3

/** The seats whose mani come next, in the order of the sabot, after the one that runs or is due. */
function nextMani({ seats, initialSeat, turn }: TableSummary): SeatView[] {
  const from = seats.findIndex(({ seat }) => seat === (initialSeat ?? turn))
  if (from < 0) return []
  const round = [...seats.slice(from + 1), ...seats.slice(0, from)]
  return round.filter(({ state, salutes }) => state === 'taken' && !salutes)
}

/** A table on the wall: its banker, its seats with the mani to come, and how many are free. */
export function TableCard({ table, isCounting }: { table: TableSummary; isCounting: boolean }) {
  const t = useT('chemin-board')
  return (
    <WallCard
      title={t('table', { n: table.number })}
      aside={
        <>
          {t('minimum')} <Amount chips={table.minimum} />
        </>
      }
    >
      {isCounting && <p className="text-brass">{t('counting')}</p>}
      {table.status === 'stopped' && <p className="text-warn">{t('stopped')}</p>}
      <Bank table={table} />
      <Seats table={table} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-[0.7em]">
        <strong
          className={table.freeSeats > 0 ? 'text-[1.2em] text-good' : 'font-normal text-sage'}
        >
          {t('free', { n: table.freeSeats })}
        </strong>
        {table.bookings.length > 0 && (
          <span className="text-sage">{t('waiting', { n: table.bookings.length })}</span>
        )}
      </p>
    </WallCard>
  )
}

/** The banker in the largest letters; without one, what the bank waits for. */
function Bank({ table }: { table: TableSummary }) {
  const t = useT('chemin-board')
  const { caption, name } = bankOf(table)
  return (
    <p className="rounded-lg bg-ground px-[0.5em] py-[0.25em]">
      <span className="block text-sage">{t(`bank.${caption}`)}</span>
      {name !== null && (
        <span className="block text-[1.7em] font-bold text-brass">
          <MemberName id={name} />
        </span>
      )}
    </p>
  )
}

type Caption = 'held' | 'auction' | 'sale' | 'turn' | 'cards' | 'nobody'

function bankOf({ banker, seguito, seats, turn, taglia }: TableSummary): {
  caption: Caption
  name: MemberId | null
} {
  if (banker) return { caption: 'held', name: banker }
  if (seguito) return { caption: seguito === 'auction' ? 'auction' : 'sale', name: null }
  const due = seats.find(({ seat }) => seat === turn)?.holder ?? null
  const isRunning = taglia.phase === 'running' || taglia.phase === 'last-coup'
  if (!isRunning) return { caption: 'cards', name: null }
  return due ? { caption: 'turn', name: due } : { caption: 'nobody', name: null }
}

/** Every seat in the order of the sabot; the next mani by their number in that order. */
function Seats({ table }: { table: TableSummary }) {
  const t = useT('chemin-board')
  const next = nextMani(table)
  return (
    <WallLines>
      {table.seats.map((one) => {
        const { seat, state, holder, isBanker } = one
        const mani = next.indexOf(one) + 1
        return (
          <WallLine
            key={seat}
            number={seat}
            className={isBanker ? 'text-brass' : ''}
            mark={
              <span className="text-sage">
                {isBanker
                  ? t('seat.banker')
                  : state === 'away'
                    ? t('seat.away')
                    : mani > 0 && mani <= NEXT_SHOWN && t('seat.next', { n: mani })}
              </span>
            }
          >
            {holder === null ? (
              <span className={state === 'free' ? 'text-good' : 'text-sage'}>
                {t(`seat.${state === 'free' ? 'free' : 'kept'}`)}
              </span>
            ) : (
              <MemberName id={holder} />
            )}
          </WallLine>
        )
      })}
    </WallLines>
  )
}
