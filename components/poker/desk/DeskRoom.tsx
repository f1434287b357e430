'use client'
import type { DeskView } from '@/rules/poker/views/desk'
import { RailPart } from '../../desk/DeskRail'
import { lazyScreen } from '../../language/lazyScreen'
import { useFrame } from '../../live/frame'
import { EveningPanel } from './EveningPanel'
import { DeskNav } from './Nav'
import { placeIn, usePlace } from './place'
import { Waiting } from './Waiting'

const ListPanel = lazyScreen(
  ['desk'],
  () => import('./lists/ListPanel').then((loaded) => loaded.ListPanel),
  { ahead: true },
)
const TablePanel = lazyScreen(
  ['deputato', 'desk'],
  () => import('./TablePanel').then((loaded) => loaded.TablePanel),
  { ahead: true },
)

/** An evening at the desk: lists and tables at the left, and the chosen one beside them. */
export function DeskRoom({ view, version }: { view: DeskView; version: number }) {
  const [asked, go] = usePlace()
  const place = placeIn(view, asked)
  const list = view.lists.find(({ id }) => id === place)
  const table = view.tables.find(({ summary }) => summary.id === place)
  const hasRail = useFrame() !== null
  const nav = <DeskNav view={view} place={place} go={go} />
  return (
    <div
      className={`grid items-start gap-6 print:block ${hasRail ? '' : 'lg:grid-cols-[15rem_minmax(0,1fr)]'}`}
    >
      {hasRail ? (
        <RailPart>{nav}</RailPart>
      ) : (
        <div className="lg:sticky lg:top-4 print:hidden">{nav}</div>
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <Waiting view={view} go={go} />
        {list && <ListPanel key={list.id} list={list} view={view} />}
        {table && <TablePanel key={table.summary.id} table={table} version={version} />}
        {!list && !table && <EveningPanel view={view} go={go} />}
      </div>
    </div>
  )
}
