'use client'
import type { BoardView } from '@/rules/chemin-de-fer/views/board'
import type { TableSummary } from '@/rules/chemin-de-fer/views/summary'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useCallSound } from '../../board/sound'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Calls, calledIn } from './Calls'

/** Mani to come that the wall names. */
const NEXT_SHOWN = 3

/** Tonight's chemin de fer on the wall: those called to a seat, then each table with its banker and the mani to come. */
export function Board(_: { isAlone: boolean }) {
  const t = useT('chemin-board')
  const { view, now: at } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  const now = useNow(at)
  const called = calledIn(view?.tables ?? [])
  useCallSound(called.map(({ member, until }) => `${member}/${until}`))
  if (!view) return null
  if (view.tables.length === 0) return <EmptyBoard title={t('none')} then={t('noneThen')} />
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {called.length > 0 && <Calls called={called} now={now} />}
      {view.isCounting && <p className="text-[2.4rem] text-brass">{t('counting')}</p>}
      <main
        className="grid min-h-0 grow gap-4"
        style={{
          gridTemplateColumns: `repeat(${Math.min(3, view.tables.length)}, minmax(0, 1fr))`,
        }}
      >
        {view.tables.map((table) => (
          <OneTable key={table.id} table={table} />
        ))}
      </main>
    </div>
  )
}

/** The seats whose mani come next, in the order of the sabot, after the one that runs or is due. */
function nextMani({ seats, initialSeat, turn }: TableSummary) {
  const from = seats.findIndex(({ seat }) => seat === (initialSeat ?? turn))
  if (from < 0) return []
  const round = [...seats.slice(from + 1), ...seats.slice(0, from)]
  return round.filter(({ state, salutes }) => state === 'taken' && !salutes).slice(0, NEXT_SHOWN)
}

function OneTable({ table }: { table: TableSummary }) {
  const t = useT('chemin-board')
  const next = nextMani(table)
  const due = table.seats.find(({ seat }) => seat === table.turn)
  return (
    <article className="flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-line bg-ground p-4 leading-tight">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="truncate text-[2.6rem]">{t('table', { n: table.number })}</h3>
        <span className="text-sage">
          {t('minimum')} <Amount chips={table.minimum} />
        </span>
      </header>
      {table.status === 'stopped' && <p className="text-warn">{t('stopped')}</p>}
      <p className="min-w-0 rounded-lg bg-felt p-3">
        <span className="block text-sage">{t(table.banker ? 'banker' : 'turn')}</span>
        <span className="block truncate text-[4rem] font-bold text-brass">
          {table.banker || due?.holder ? (
            <MemberName id={table.banker ?? due?.holder ?? null} />
          ) : (
            '—'
          )}
        </span>
      </p>
      {next.length > 0 && (
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
