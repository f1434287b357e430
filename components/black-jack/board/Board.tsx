'use client'
import type { TableSummary } from '@/rules/black-jack/views/view'
import { TablesBoard } from '../../banked/board/TablesBoard'
import { WallLine, WallLines } from '../../board/WallCard'
import type { WallPart } from '../../game'
import { useT } from '../../language/i18n'
import { PlayerName } from '../told/PlayerName'

/** Tonight's black jack on the wall, with the free seats of each table. Source: B.2.1. */
export function Board({ part }: { part: WallPart }) {
  const t = useT('bj-told')
  return (
    <TablesBoard<TableSummary>
      part={part}
      none={t('board.none')}
      shoe={({ shoe }) => (shoe.number > 0 ? t('board.shoe', { n: shoe.number }) : '')}
      mark={({ isCrowded }) => (isCrowded ? t('board.crowded') : null)}
    >
      {(table) => <Seats table={table} />}
    </TablesBoard>
  )
}

function Seats({ table: { seats, freeSeats } }: { table: TableSummary }) {
  const t = useT('bj-told')
  return (
    <>
      <WallLines>
        {seats.map(({ number, holder, isAway }) => (
          <WallLine
            key={number}
            number={number}
            mark={isAway && <span className="text-sage">{t('board.away')}</span>}
          >
            {holder === null ? (
              <span className="text-good">{t('board.free')}</span>
            ) : (
              <PlayerName player={holder} />
            )}
          </WallLine>
        ))}
      </WallLines>
      <strong className={freeSeats > 0 ? 'text-[1.2em] text-good' : 'font-normal text-sage'}>
        {t('board.freeSeats', { n: freeSeats })}
      </strong>
    </>
  )
}
