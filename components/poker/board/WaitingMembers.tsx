'use client'
import type { CSSProperties } from 'react'
import type { SignUp } from '@/rules/poker/state/list'
import type { ListView } from '@/rules/poker/views/list'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { MemberName } from '../../tell/MemberName'
import { useRoom } from './room'

/** Line heights in rem. The largest that lets everybody fit is used; if none does, the last, with a line "+ n". */
const ROWS_REM = [5.6, 5, 4, 3.3]
/** The size of a line's letters, in line heights; two rem at least. */
const LETTER_EM = 0.62
/** The widths of a place and of a letter of the name, in the size of the letters; that of a mark, in rem. */
const PLACE_EM = 2
const WIDTH_EM = 0.55
const MARK_REM = 7
/** The least width of a column where nothing fits, in rem: a longer name is cut. */
const COLUMN_REM = 18

/**
 * Members waiting, in order, in as many columns as fit; a last line counts those left out. Where there is room, empty
 * lines stand for those who are still missing for a table.
 */
export function WaitingMembers({ list }: { list: ListView }) {
  const t = useT('board')
  const people = list.waiting.length
  const { place, width, height } = useRoom<HTMLDivElement>()
  const nameOf = useNameOf()
  const longest = Math.max(1, ...list.waiting.map(({ member }) => nameOf(member).length))
  const hasMarks = list.waiting.some((signUp) => markOf(signUp, list) !== null)
  const widthAt = (row: number) =>
    row * LETTER_EM * (PLACE_EM + WIDTH_EM * longest) + (hasMarks ? MARK_REM : 0)
  const { row, rows, most } = lay(people, { width, height }, widthAt)
  const fits = people <= rows * most
  const shown = fits ? list.waiting : list.waiting.slice(0, Math.max(0, rows * most - 1))
  const columns = Math.max(1, Math.min(most, Math.ceil((shown.length + (fits ? 0 : 1)) / rows)))
  const empty = fits && columns === 1 ? Math.min(list.missing, rows - people) : 0
  const grid: CSSProperties = {
    fontSize: `${row * LETTER_EM}rem`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, ${row}rem)`,
  }
  return (
    <div ref={place} className="min-h-0 grow overflow-hidden">
      <ol className="grid grid-flow-col gap-x-6" style={grid}>
        {shown.map((signUp, index) => (
          <Line key={signUp.number} signUp={signUp} place={index + 1} list={list} />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
          <li key={`empty-${index}`} aria-hidden="true" className="flex items-center gap-3 px-2">
            <span className="w-[1.3em] shrink-0 text-right text-sage">{people + index + 1}</span>
            <span className="grow self-end border-b-2 border-dotted border-line-strong" />
          </li>
        ))}
        {!fits && (
          <li className="flex items-center px-2 font-semibold text-brass-high">
            {t('more', { count: people - shown.length })}
          </li>
        )}
      </ol>
    </div>
  )
}

/** The reason why a member in the queue does not count towards the next table; null for one who does. */
function markOf({ number, call }: SignUp, list: ListView) {
  if (call) return 'called'
  if (list.outside.includes(number)) return 'outside'
  return list.missing > 0 && !list.counting.includes(number) ? 'notCounted' : null
}

function Line({ signUp, place, list }: { signUp: SignUp; place: number; list: ListView }) {
  const t = useT('board')
  const { member, call } = signUp
  const mark = markOf(signUp, list)
  return (
    <li
      className={`flex items-center gap-3 rounded-md px-2 leading-none ${mark && !call ? 'text-sage' : ''}`}
    >
      <span className="w-[1.3em] shrink-0 text-right text-sage">{place}</span>
      <MemberName id={member} className="min-w-0 grow truncate py-1" />
      {mark && (
        <span className={`shrink-0 text-[2rem] ${call ? 'text-brass-high' : 'text-warn'}`}>
          {t(mark)}
        </span>
      )}
    </li>
  )
}

/** The layout for so many people: line height, lines, and columns at most; `widthAt` is a column's width at a height. */
function lay(
  people: number,
  { width, height }: { width: number; height: number },
  widthAt: (row: number) => number,
) {
  const rowsAt = (row: number) => Math.max(1, Math.floor(height / row))
  const fitting = ROWS_REM.map((row) => {
    return { row, rows: rowsAt(row), most: Math.floor(width / widthAt(row)) }
  }).find(({ row, rows, most }) => row <= height && people <= rows * most)
  const least = Math.min(...ROWS_REM)
  const most = Math.max(1, Math.floor(width / COLUMN_REM))
  return fitting ?? { row: least, rows: rowsAt(least), most }
}
