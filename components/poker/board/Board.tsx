'use client'
import type { BoardView } from '@/rules/poker/views/board'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { ListBlock } from './ListBlock'

/** How much larger the tables are drawn when one, or two, share the wall. */
const SCALES = [1.4, 1.2]

const tablesOf = ({ tables }: BoardView, list: string) =>
  tables.filter((table) => table.list === list)

/** Tonight's poker on the wall: a block for each list, side by side, each as wide as its tables need. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('board')
  const live = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  const now = useNow(live.now)
  const { view } = live
  if (!view) return null
  if (view.lists.length === 0) return <EmptyBoard title={t('noLists')} then={t('noListsThen')} />
  const widths = view.lists.map((list) => Math.max(1, tablesOf(view, list.id).length))
  const across = widths.reduce((sum, width) => sum + width, 0)
  const inviting = view.lists.findIndex((list) => list.waiting.length === 0)
  const columns = widths.map((width) => `minmax(0, ${width}fr)`).join(' ')
  return (
    <main className="grid min-h-0 grow gap-5 p-5" style={{ gridTemplateColumns: columns }}>
      {view.lists.map((list, index) => (
        <ListBlock
          key={list.id}
          list={list}
          tables={tablesOf(view, list.id)}
          index={index}
          isAlone={isAlone && across === 1}
          scale={(isAlone ? SCALES[across - 1] : undefined) ?? 1}
          invites={index === inviting}
          now={now}
        />
      ))}
    </main>
  )
}
