'use client'
import type { ReactNode } from 'react'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import type { ShownTable } from '../shown'
import { LimitsText } from '../told/LimitsText'

/** Tables that stand beside each other on the whole wall. */
const MOST_ABREAST = 3

interface BoardView<Table extends ShownTable> {
  readonly isCounting: boolean
  readonly tables: readonly Table[]
}

interface TablesBoardProps<Table extends ShownTable> {
  isAlone: boolean
  /** Said while no table is open. */
  none: string
  /** The shoe or taglia of a table, and a warning about it. */
  shoe: (table: Table) => string
  mark: (table: Table) => string | null
  /** Seats or results, and who may come. */
  children: (table: Table) => ReactNode
}

/** Tonight's game on the wall: number, shoe and limits of each table, and nobody's money. */
export function TablesBoard<Table extends ShownTable>(props: TablesBoardProps<Table>) {
  const { isAlone, none } = props
  const t = useT('banked')
  const { view } = useLive<BoardView<Table>>(useClub().club.slug, 'board', useGame())
  if (!view) return null
  const { tables } = view
  if (tables.length === 0) return <EmptyBoard title={none} then={t('board.noneThen')} />
  const abreast = Math.min(isAlone ? MOST_ABREAST : MOST_ABREAST - 1, tables.length)
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {view.isCounting && <p className="text-[2.4rem] text-brass">{t('counting')}</p>}
      <main
        className="grid min-h-0 grow gap-4"
        style={{ gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` }}
      >
        {tables.map((table) => (
          <OneTable key={table.id} {...props} table={table} />
        ))}
      </main>
    </div>
  )
}

function OneTable<Table extends ShownTable>(props: TablesBoardProps<Table> & { table: Table }) {
  const { table, shoe, children } = props
  const t = useT('banked')
  const mark = props.mark(table)
  return (
    <article className="flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-line bg-ground p-4 leading-tight">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="truncate text-[2.6rem]">{t('table', { n: table.number })}</h3>
        <span className="text-sage">{shoe(table)}</span>
      </header>
      <p className="rounded-lg bg-felt p-3">
        <span className="block text-sage">{t('limits.both')}</span>
        <span className="block text-[4rem] font-bold whitespace-nowrap text-brass">
          <LimitsText limits={table.limits} />
        </span>
      </p>
      {table.status === 'proposed' && (
        <p className="text-warn">{t('proposed', { as: table.awaits ?? 'control' })}</p>
      )}
      {mark && <p className="text-warn">{mark}</p>}
      {children(table)}
    </article>
  )
}
