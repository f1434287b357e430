'use client'
import type { Result } from '@/rules/trente-et-quarante/state/colpo'
import type { BoardView } from '@/rules/trente-et-quarante/views/board'
import type { TableSummary } from '@/rules/trente-et-quarante/views/summary'
import { EmptyBoard } from '../../board/EmptyBoard'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { useVerdict } from '../told/verdict'

/** Tables that stand beside each other on the whole wall. */
const MOST_ABREAST = 3
/** Results that a table on the wall shows. */
const SHOWN_RESULTS = 8

/** Tonight's trente et quarante on the wall: limits, people, and the latest results of each table. */
export function Board({ isAlone }: { isAlone: boolean }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const { view } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  if (!view) return null
  const { tables } = view
  if (tables.length === 0) return <EmptyBoard title={t('board.none')} then={t('board.noneThen')} />
  const abreast = Math.min(isAlone ? MOST_ABREAST : MOST_ABREAST - 1, tables.length)
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4">
      {view.isCounting && <p className="text-[2.4rem] text-brass">{words('counting')}</p>}
      <main
        className="grid min-h-0 grow gap-4"
        style={{ gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` }}
      >
        {tables.map((table) => (
          <OneTable key={table.id} table={table} />
        ))}
      </main>
    </div>
  )
}

function OneTable({ table }: { table: TableSummary }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const { limits, present, taglia, results } = table
  return (
    <article className="flex min-h-0 min-w-0 flex-col gap-3 overflow-hidden rounded-xl border-2 border-line bg-ground p-4 leading-tight">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="truncate text-[2.6rem]">{words('table', { n: table.number })}</h3>
        <span className="text-sage">{t('board.taglia', { n: taglia.number })}</span>
      </header>
      <p className="rounded-lg bg-felt p-3">
        <span className="block text-sage">{words('limits.both')}</span>
        <span className="block text-[4rem] font-bold whitespace-nowrap text-brass">
          <Amount chips={limits.minimum} />–<Amount chips={limits.maximum} />
        </span>
      </p>
      {table.status === 'proposed' && <p className="text-warn">{words('proposed')}</p>}
      {taglia.isDaysLast && <p className="text-warn">{t('board.lastTaglia')}</p>}
      <ol className="flex min-h-0 grow flex-col overflow-hidden text-[2.2rem]">
        {[...results]
          .reverse()
          .slice(0, SHOWN_RESULTS)
          .map((result, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal results differ by their place alone.
            <ResultLine key={at} result={result} isLatest={at === 0} />
          ))}
      </ol>
      <strong className="text-[2.6rem] text-good">{t('board.open')}</strong>
      <span className="text-sage">{t('board.present', { n: present })}</span>
    </article>
  )
}

function ResultLine({ result, isLatest }: { result: Result; isLatest: boolean }) {
  const verdict = useVerdict()
  return (
    <li
      className={`flex items-baseline gap-5 border-t-2 border-line py-1.5 ${isLatest ? 'font-bold' : 'text-sage'}`}
    >
      <span className="w-[4.2em] shrink-0 tabular-nums">
        {result.nero}–{result.rosso}
      </span>
      <span className="min-w-0 truncate">{verdict(result)}</span>
    </li>
  )
}
