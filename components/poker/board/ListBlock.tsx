'use client'
import type { OpenTable } from '@/rules/poker/views/board'
import type { ListView } from '@/rules/poker/views/list'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { BoardTable } from './BoardTable'
import { WaitingMembers } from './WaitingMembers'

/** Each list has its own edge, so that the eye finds it again; its title says the same in words. */
const EDGES = ['border-t-brass', 'border-t-calm', 'border-t-good', 'border-t-bad'] as const

interface ListBlockProps {
  list: ListView
  tables: readonly OpenTable[]
  index: number
  /** True for the only block with at most one table: table and waiting list then stand side by side. */
  isAlone: boolean
  showsSeats: boolean
  now: number
}

/** One list: its stakes, its tables, and the members waiting. */
export function ListBlock(props: ListBlockProps) {
  const t = useT('board')
  const { list, tables, isAlone } = props
  return (
    <section
      className={`flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-t-8 border-line bg-felt px-4 py-2 ${EDGES[props.index % EDGES.length]}`}
    >
      <header className="flex shrink-0 flex-wrap items-baseline gap-x-6">
        <h2 className="truncate text-[2.6rem]">{list.title}</h2>
        <p className="text-sage">
          {t('uscita')} <Amount chips={list.uscita} className="text-ivory" /> · {t('passata')}{' '}
          <Amount chips={list.passata} className="text-ivory" />
        </p>
      </header>
      <div className={`flex min-h-0 grow gap-3 ${isAlone ? '' : 'flex-col'}`}>
        {tables.length > 0 && (
          <div
            className={`grid shrink-0 items-start gap-3 ${isAlone ? 'w-[55%]' : ''}`}
            style={{ gridTemplateColumns: `repeat(${tables.length}, minmax(0, 1fr))` }}
          >
            {tables.map((table) => (
              <BoardTable
                key={table.id}
                table={table}
                showsSeats={props.showsSeats}
                isLarge={isAlone}
                now={props.now}
              />
            ))}
          </div>
        )}
        <div className="flex min-h-0 min-w-0 grow flex-col gap-1">
          <Standing list={list} tables={tables} />
          {list.waiting.length > 0 && <WaitingMembers list={list} />}
        </div>
      </div>
    </section>
  )
}

/** The number of those who wait, and what a signature would do now; large where nobody waits. */
function Standing({ list, tables }: Pick<ListBlockProps, 'list' | 'tables'>) {
  const t = useT('board')
  const { waiting, missing, counting } = list
  const free = tables.reduce((sum, table) => sum + table.freePlaces, 0)
  const nobody = t(tables.length > 0 ? 'nobodyWaits' : 'nobodySigned')
  const then =
    missing > 0
      ? t('missing', { count: missing, counting: counting.length })
      : free > 0 && t('sign')
  if (waiting.length === 0)
    return (
      <div className="flex min-h-0 grow flex-col items-center justify-center gap-2 text-center">
        <p className="text-[2.6rem] font-semibold">{nobody}</p>
        {then && <p className="text-[2.2rem] text-brass-high">{then}</p>}
      </div>
    )
  return (
    <p className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold">{t('waiting', { count: waiting.length })}</span>
      {then && <span className="text-brass-high">{then}</span>}
    </p>
  )
}
