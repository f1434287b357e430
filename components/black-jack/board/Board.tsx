'use client'
import type { BoardView } from '@/rules/black-jack/views/board'
import type { TableSummary } from '@/rules/black-jack/views/summary'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { PlayerName } from '../told/PlayerName'

/** Tables that stand beside each other on the whole wall. */
const MOST_ABREAST = 3

/** Tonight's black jack on the wall: limits, free seats and the shoe of each table. Source: B.2.1. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { view } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  if (!view) return null
  const { tables } = view
  if (tables.length === 0) return <EmptyBoard title={t('board.none')} then={t('board.noneThen')} />
  const abreast = Math.min(isAlone ? MOST_ABREAST : MOST_ABREAST - 1, tables.length)
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {view.isCounting && <p className="text-[2.4rem] text-brass">{words('counting')}</p>}
      <main
        className="grid min-h-0 grow gap-4"
        style={{ gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` }}
      >
        {tables.map((table) => (
          <OneTable key={table.id} table={table} />
        ))}
      </main>
    </div>
  )
}

function OneTable({ table }: { table: TableSummary }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { limits, seats, freeSeats, shoe, isCrowded } = table
  return (
    <article className="flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-line bg-ground p-4 leading-tight">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="truncate text-[2.6rem]">{words('table', { n: table.number })}</h3>
        <span className="text-sage">{t('board.shoe', { n: shoe.number })}</span>
      </header>
      <p className="rounded-lg bg-felt p-3">
        <span className="block text-sage">{words('limits.both')}</span>
        <span className="block text-[4rem] font-bold whitespace-nowrap text-brass">
          <Amount chips={limits.minimum} />–<Amount chips={limits.maximum} />
        </span>
      </p>
      {table.status === 'proposed' && <p className="text-warn">{words('proposed')}</p>}
      {isCrowded && <p className="text-warn">{t('board.crowded')}</p>}
      <ol className="flex min-h-0 grow flex-col text-[2.2rem]">
        {seats.map(({ number, holder, isAway }) => (
          <li
            key={number}
            className="flex max-h-[3.6rem] min-h-0 grow basis-0 items-center gap-4 border-t-2 border-line leading-none"
          >
            <span className="w-[1.4em] shrink-0 text-right text-sage">{number}</span>
            {holder === null ? (
              <span className="text-good">{t('board.free')}</span>
            ) : (
              <PlayerName player={holder} className="min-w-0 grow truncate py-1" />
            )}
            {isAway && <span className="ml-auto text-[2rem] text-sage">{t('board.away')}</span>}
          </li>
        ))}
      </ol>
      <strong className={freeSeats > 0 ? 'text-[2.6rem] text-good' : 'font-normal text-sage'}>
        {t('board.freeSeats', { n: freeSeats })}
      </strong>
    </article>
  )
}
