'use client'
import type { ReactNode } from 'react'
import { NoticeCard, WallCard } from '../../board/WallCard'
import { useClub } from '../../club/club'
import type { WallPart } from '../../game'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import type { ShownTable } from '../shown'
import { LimitsText } from '../told/LimitsText'

interface BoardView<Table extends ShownTable> {
  readonly isCounting: boolean
  readonly tables: readonly Table[]
}

interface TablesBoardProps<Table extends ShownTable> {
  /** Nobody is called at these games. */
  part: WallPart
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
  const { part, none, shoe, children } = props
  const t = useT('banked-board')
  const { view } = useLive<BoardView<Table>>(useClub().club.slug, 'board', useGame())
  if (!view || part === 'calls') return null
  if (view.tables.length === 0) return <NoticeCard title={none} then={t('noneThen')} />
  return view.tables.map((table) => {
    const mark = props.mark(table)
    return (
      <WallCard key={table.id} title={t('table', { n: table.number })} aside={shoe(table)}>
        {view.isCounting && <p className="text-brass">{t('counting')}</p>}
        <p className="rounded-lg bg-ground px-[0.5em] py-[0.25em]">
          <span className="block text-sage">{t('limits')}</span>
          <span className="block text-[1.7em] font-bold whitespace-nowrap text-brass">
            <LimitsText limits={table.limits} />
          </span>
        </p>
        {table.status === 'proposed' && (
          <p className="text-warn">{t('proposed', { as: table.awaits ?? 'control' })}</p>
        )}
        {mark && <p className="text-warn">{mark}</p>}
        {children(table)}
      </WallCard>
    )
  })
}
