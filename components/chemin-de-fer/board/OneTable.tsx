'use client'
import type { SeatView, TableSummary } from '@/rules/chemin-de-fer/views/summary'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'

/** Mani to come that the wall names where it has no room for all seats. */
const NEXT_SHOWN = 3

/** The seats whose mani come next, in the order of the sabot, after the one that runs or is due. */
function nextMani({ seats, initialSeat, turn }: TableSummary): SeatView[] {
  const from = seats.findIndex(({ seat }) => seat === (initialSeat ?? turn))
  if (from < 0) return []
  const round = [...seats.slice(from + 1), ...seats.slice(0, from)]
  return round.filter(({ state, salutes }) => state === 'taken' && !salutes)
}

interface OneTableProps {
  table: TableSummary
  /** All seats instead of the next mani. */
  showsSeats: boolean
}

/** A table on the wall: its banker, the mani to come, and its free seats. */
export function OneTable({ table, showsSeats }: OneTableProps) {
  const t = useT('chemin-board')
  const next = nextMani(table)
  return (
    <article className="flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-line bg-ground p-4 leading-tight">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="truncate text-[2.6rem]">{t('table', { n: table.number })}</h3>
        <span className="whitespace-nowrap text-sage">
          {t('minimum')} <Amount chips={table.minimum} />
        </span>
      </header>
      {table.status === 'stopped' && <p className="text-warn">{t('stopped')}</p>}
      <Bank table={table} />
      {showsSeats ? (
        <Seats table={table} next={next} />
      ) : (
        next.length > 0 && <Next next={next.slice(0, NEXT_SHOWN)} />
      )}
      <p className="mt-auto flex flex-wrap justify-between gap-x-4">
        <strong
          className={table.freeSeats > 0 ? 'text-[2.6rem] text-good' : 'font-normal text-sage'}
        >
          {t('free', { n: table.freeSeats })}
        </strong>
        {table.bookings.length > 0 && (
          <span className="text-sage">{t('waiting', { n: table.bookings.length })}</span>
        )}
      </p>
    </article>
  )
}

/** The banker in the largest letters; without one, what the bank waits for. */
function Bank({ table }: { table: TableSummary }) {
  const t = useT('chemin-board')
  const { caption, name } = bankOf(table)
  return (
    <p className="min-w-0 rounded-lg bg-felt p-3">
      <span className="block text-sage">{t(`bank.${caption}`)}</span>
      {name !== null && (
        <span className="block truncate text-[4rem] font-bold text-brass">
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

function Next({ next }: { next: readonly SeatView[] }) {
  const t = useT('chemin-board')
  return (
    <div>
      <p className="text-sage">{t('next')}</p>
      <ol>
        {next.map(({ seat, holder }) => (
          <li key={seat} className="flex gap-3 text-[2.6rem]">
            <span className="w-[1.6em] shrink-0 text-right text-sage">{seat}</span>
            <MemberName id={holder} className="truncate" />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Every seat in the order of the sabot; the next mani by their number in that order. */
function Seats({ table, next }: { table: TableSummary; next: readonly SeatView[] }) {
  const t = useT('chemin-board')
  return (
    <ol className="flex min-h-0 grow flex-col text-[2.2rem]">
      {table.seats.map((one) => {
        const { seat, state, holder, isBanker } = one
        const mani = next.indexOf(one) + 1
        return (
          <li
            key={seat}
            className={`flex max-h-[3.6rem] min-h-0 grow basis-0 items-center gap-4 border-t-2 border-line leading-none ${isBanker ? 'text-brass' : ''}`}
          >
            <span className="w-[1.4em] shrink-0 text-right text-sage">{seat}</span>
            {holder === null ? (
              <span className={state === 'free' ? 'text-good' : 'text-sage'}>
                {t(`seat.${state === 'free' ? 'free' : 'kept'}`)}
              </span>
            ) : (
              <MemberName id={holder} className="min-w-0 grow truncate py-1" />
            )}
            <span className="ml-auto shrink-0 text-[2rem] text-sage">
              {isBanker
                ? t('seat.banker')
                : state === 'away'
                  ? t('seat.away')
                  : mani > 0 && mani <= NEXT_SHOWN && t('seat.next', { n: mani })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
