'use client'
import type { BoardView } from '@/rules/chemin-de-fer/views/board'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useCallSound } from '../../board/sound'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { Calls, calledIn } from './Calls'
import { OneTable } from './OneTable'

/** Tables that stand beside each other on the whole wall. */
const MOST_ABREAST = 3

/** Tonight's chemin de fer on the wall: the members called to a seat, then each table with its banker and mani to come. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('chemin-board')
  const { view, now: at } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  const now = useNow(at)
  const called = calledIn(view?.tables ?? [])
  useCallSound(called.map(({ member, until }) => `${member}/${until}`))
  if (!view) return null
  const { tables } = view
  if (tables.length === 0) return <EmptyBoard title={t('none')} then={t('noneThen')} />
  const abreast = Math.min(isAlone ? MOST_ABREAST : MOST_ABREAST - 1, tables.length)
  const showsSeats = called.length === 0 && tables.length <= (isAlone ? 2 : 1)
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {called.length > 0 && <Calls called={called} now={now} />}
      {view.isCounting && <p className="text-[2.4rem] text-brass">{t('counting')}</p>}
      <main
        className="grid min-h-0 grow gap-4"
        style={{ gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` }}
      >
        {tables.map((table) => (
          <OneTable key={table.id} table={table} showsSeats={showsSeats} />
        ))}
      </main>
    </div>
  )
}
