'use client'
import type { TableSummary } from '@/rules/black-jack/views/view'
import { TablesBoard } from '../../banked/board/TablesBoard'
import { useT } from '../../language/i18n'
import { PlayerName } from '../told/PlayerName'

/** Tonight's black jack on the wall, with the free seats of each table. Source: B.2.1. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('bj-room')
  return (
    <TablesBoard<TableSummary>
      isAlone={isAlone}
      none={t('board.none')}
      shoe={({ shoe }) => t('board.shoe', { n: shoe.number })}
      mark={({ isCrowded }) => (isCrowded ? t('board.crowded') : null)}
    >
      {(table) => <Seats table={table} />}
    </TablesBoard>
  )
}

function Seats({ table: { seats, freeSeats } }: { table: TableSummary }) {
  const t = useT('bj-room')
  return (
    <>
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
    </>
  )
}
