'use client'
import type { OpenTable } from '@/rules/poker/views/board'
import type { ListView } from '@/rules/poker/views/list'
import { JoinCode } from '../../board/JoinCode'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { BoardTable } from './BoardTable'
import { WaitingMembers } from './WaitingMembers'

/** Each list has its own edge, so that the eye finds it again; its title says the same in words. */
const EDGES = ['border-t-brass', 'border-t-calm', 'border-t-good', 'border-t-bad'] as const

/** One list: its stakes, its tables, and the members waiting. */
export function ListBlock(props: {
  list: ListView
  tables: readonly OpenTable[]
  index: number
  /** True for the only block with at most one table: table and waiting list then stand side by side. */
  isAlone: boolean
  /** How much larger than usual its tables are drawn. */
  scale: number
  /** Shows the QR code of the sign-up page while nobody waits; true for one block of the wall at most. */
  invites: boolean
  now: number
}) {
  const t = useT('board')
  const { list, tables, isAlone } = props
  const free = tables.reduce((sum, table) => sum + table.freePlaces, 0)
  return (
    <section
      className={`flex min-h-0 flex-col gap-4 rounded-xl border-2 border-t-8 border-line bg-felt p-4 ${EDGES[props.index % EDGES.length]}`}
    >
      <header className="shrink-0">
        <h2 className="truncate text-[2rem]">{list.title}</h2>
        <p className="text-[1.3rem] text-sage">
          {t('uscita')} <Amount chips={list.uscita} className="text-ivory" /> · {t('passata')}{' '}
          <Amount chips={list.passata} className="text-ivory" />
        </p>
      </header>
      <div
        className={`flex min-h-0 grow gap-4 ${isAlone ? '' : 'flex-col'}`}
        style={{ fontSize: `${props.scale}rem` }}
      >
        {tables.length > 0 && (
          <div
            className={`grid shrink-0 items-start gap-4 ${isAlone ? 'w-[54%]' : ''}`}
            style={{ gridTemplateColumns: `repeat(${tables.length}, minmax(0, 1fr))` }}
          >
            {tables.map((table) => (
              <BoardTable key={table.id} table={table} now={props.now} />
            ))}
          </div>
        )}
        <div className="flex min-h-0 min-w-0 grow flex-col gap-2">
          <p className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 text-[1.4rem]">
            <span className="font-semibold">
              {list.waiting.length > 0
                ? t('waiting', { count: list.waiting.length })
                : t(tables.length > 0 ? 'nobodyWaits' : 'nobodySigned')}
            </span>
            <span className="text-brass-high">
              {list.missing > 0 ? t('missing', { count: list.missing }) : free > 0 && t('sign')}
            </span>
          </p>
          {list.waiting.length > 0 ? (
            <WaitingMembers list={list} now={props.now} />
          ) : (
            <div className="flex min-h-0 grow items-center justify-center overflow-hidden">
              {props.invites && <JoinCode />}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
