'use client'
import type { Result } from '@/rules/trente-et-quarante/state/colpo'
import type { TableSummary } from '@/rules/trente-et-quarante/views/view'
import { TablesBoard } from '../../banked/board/TablesBoard'
import type { WallPart } from '../../game'
import { useT } from '../../language/i18n'
import { useVerdict } from '../told/verdict'

/** Results that a table on the wall shows. */
const SHOWN_RESULTS = 8

/** Tonight's trente et quarante on the wall, with the latest results and the people of each table. */
export function Board({ part }: { part: WallPart }) {
  const t = useT('trente-told')
  return (
    <TablesBoard<TableSummary>
      part={part}
      none={t('board.none')}
      shoe={({ taglia }) => (taglia.number > 0 ? t('board.taglia', { n: taglia.number }) : '')}
      mark={({ taglia }) => (taglia.isDaysLast ? t('board.lastTaglia') : null)}
    >
      {({ results, present }) => (
        <>
          <ol className="grid grow grid-cols-[repeat(auto-fill,minmax(min(100%,10em),1fr))] content-evenly gap-x-[0.8em]">
            {[...results]
              .reverse()
              .slice(0, SHOWN_RESULTS)
              .map((result, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal results differ by their place alone.
                <ResultLine key={at} result={result} isLatest={at === 0} />
              ))}
          </ol>
          <strong className="text-[1.2em] text-good">{t('board.open')}</strong>
          <span className="text-sage">{t('board.present', { n: present })}</span>
        </>
      )}
    </TablesBoard>
  )
}

function ResultLine({ result, isLatest }: { result: Result; isLatest: boolean }) {
  const verdict = useVerdict()
  return (
    <li
      className={`flex items-baseline gap-[0.6em] border-t-2 border-line py-[0.1em] ${isLatest ? 'font-bold' : 'text-sage'}`}
    >
      <span className="w-[3.4em] shrink-0 tabular-nums">
        {result.nero}–{result.rosso}
      </span>
      <span>{verdict(result)}</span>
    </li>
  )
}
