'use client'
import type { BoardView } from '@/rules/poker/views/board'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useCallSound } from '../../board/sound'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { Calls } from './Calls'
import { calledMembers } from './called'
import { ListBlock } from './ListBlock'
import { useRoom } from './room'

/** Heights in rem: of a block without its tables' seats, and of a seat's line. */
const BLOCK_REM = 23
const SEAT_REM = 2.6
/** The least width of a table on which names can be read, in rem. */
const TABLE_REM = 15

const tablesOf = ({ tables }: BoardView, list: string) =>
  tables.filter((table) => table.list === list)

/** Tonight's poker on the wall: whoever is called, then a block for each list, each as wide as its tables need. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('board')
  const { view, now: at } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  const now = useNow(at)
  const called = view ? calledMembers(view) : []
  useCallSound(called.map(({ signUp, call }) => `${signUp}/${call.at}`))
  const { place, width, height } = useRoom<HTMLElement>()
  if (!view) return null
  if (view.lists.length === 0) return <EmptyBoard title={t('noLists')} then={t('noListsThen')} />
  const widths = view.lists.map((list) => Math.max(1, tablesOf(view, list.id).length))
  const across = widths.reduce((sum, one) => sum + one, 0)
  const seats = Math.max(0, ...view.tables.map((table) => table.places))
  const isWide = width / across >= TABLE_REM
  const isSingle = isAlone && across === 1
  const hasRoom = height >= BLOCK_REM - (isSingle ? 8 : 0) + seats * SEAT_REM
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {called.length > 0 && <Calls called={called} now={now} />}
      <main
        ref={place}
        className="grid min-h-0 grow gap-4"
        style={{ gridTemplateColumns: widths.map((one) => `minmax(0, ${one}fr)`).join(' ') }}
      >
        {view.lists.map((list, index) => (
          <ListBlock
            key={list.id}
            list={list}
            tables={tablesOf(view, list.id)}
            index={index}
            isAlone={isSingle}
            showsSeats={isWide && hasRoom}
            now={now}
          />
        ))}
      </main>
    </div>
  )
}
